// An owner corrects where an order goes before anything of it has left.
import { signIn } from '../support/admin';
import { expectAccessible } from '../support/axe';
import { insertOrder, removeTestOrders } from '../support/orders';
import { shop } from '../support/shops';
import { expect, test } from '../support/test';

const SLUG = 'clayandkiln';

test.afterAll(removeTestOrders);

test('an address is corrected on a phone, a mistake loses nothing, and the timeline keeps both', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { id } = await insertOrder(SLUG, {
    ...{ customer: 'Ida Moves', email: 'moves@example.com', status: 'processing', payment_status: 'paid' },
    items: [{ name: 'Harvest Mug', quantity: 1 }],
  });
  await signIn(page, SLUG, `/admin/orders/${id}`);
  await page.getByRole('button', { name: 'Edit address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit the address' });
  const city = dialog.getByLabel('City');
  await expect(city).not.toHaveValue('');
  await expectAccessible(page);

  await dialog.getByLabel(/^Full name/i).fill('Ida Moves Again');
  await city.fill('');
  await dialog.getByRole('button', { name: 'Save address' }).click();
  await expect(city).toBeFocused();
  await expect(city).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByLabel(/^Full name/i)).toHaveValue('Ida Moves Again');

  await city.fill('New Harbour');
  await dialog.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('Address changed.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.goto(shop(SLUG, `/admin/orders/${id}`));
  await expect(page.getByText('New Harbour').first()).toBeVisible();
  await expect(page.getByText('Ida Moves Again').first()).toBeVisible();
});
