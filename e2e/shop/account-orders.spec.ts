// What a shopper's account knows of earlier orders: ordering again, and using a team again.
import type { Page } from 'playwright/test';
import { expectAccessible } from '../support/axe';
import { codeSentTo } from '../support/codes';
import { findProduct, query } from '../support/database';
import { insertOrder, removeTestOrders } from '../support/orders';
import { pictureFile } from '../support/pictures';
import { shop } from '../support/shops';
import { expect, test } from '../support/test';

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 900 };
const hasSidewaysScroll = 'document.documentElement.scrollWidth > document.documentElement.clientWidth';

test.beforeEach(() => query('DELETE FROM rate_limits'));
test.afterAll(async () => {
  await query("DELETE FROM customers WHERE email LIKE 'again-%'");
  await removeTestOrders();
});

const newEmail = () => `again-${crypto.randomUUID().slice(0, 8)}@example.com`;

/** Signs in by a code, and comes to a page of the account. */
async function signIn(page: Page, slug: string, email: string, path: string): Promise<void> {
  await page.goto(shop(slug, `/login?return=${encodeURIComponent(path)}`));
  await page.getByLabel('Email or phone number').fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByLabel('Six digits').fill(await codeSentTo(email));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(shop(slug, path));
}

/** Expects a page to be sound on a phone and on a wide screen; ends on the phone. */
async function expectSoundAtBothWidths(page: Page, name: string): Promise<void> {
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    expect(await page.evaluate(hasSidewaysScroll), `${name} at ${viewport.width}`).toBe(false);
    await expectAccessible(page);
    if (process.env.E2E_PICTURES) {
      await page.screenshot({
        path: `${process.env.E2E_PICTURES}/${name}-${viewport.width}.png`,
        fullPage: true,
      });
    }
  }
}

test('an order of before the account is ordered again, at today’s price and without what is gone', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize(PHONE);
  const email = newEmail();
  const mug = await findProduct('clayandkiln', 'Name Mug');
  const { id, number } = await insertOrder('clayandkiln', {
    customer: 'Ada Winslow',
    email: email.toUpperCase(),
    status: 'processing',
    payment_status: 'paid',
    items: [
      { name: 'Name Mug', quantity: 2, customization: { label: 'Name', text: 'Rosalind' } },
      { name: 'Moon Bowl' },
    ],
  });
  await query('UPDATE orders SET paid_at = now() WHERE id = $1', [id]);
  await query('UPDATE order_items SET product_id = $2 WHERE order_id = $1 AND position = 0', [id, mug.id]);

  await signIn(page, 'clayandkiln', email, '/account/orders');
  const card = page.getByRole('article').filter({ hasText: `Order #${number}` });
  await expect(card).toContainText('Payment received');
  await expect(card).toContainText('$84.00');
  await expectSoundAtBothWidths(page, 'orders');

  // Its page opens without its key.
  await card.getByRole('link', { name: 'View order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Order #${number}` })).toBeVisible();
  await page.goBack();

  await card.getByRole('link', { name: 'Order again' }).click();
  await expect(page.getByText('Nothing of it is in your cart yet.')).toBeVisible();
  await expect(page.getByText('Was $28.00 each, now $42.00 each')).toBeVisible();
  await expect(page.getByText('No longer sold. It is left out.')).toBeVisible();
  await expect(page.getByTestId('cart-count')).toBeHidden();
  await expectSoundAtBothWidths(page, 'again');

  // The price changes while they read: nothing is put in before they have seen it.
  await query('UPDATE products SET price_cents = price_cents + 100 WHERE id = $1', [mug.id]);
  try {
    const put = page.getByRole('button', { name: 'Put 1 item into the cart' });
    await put.click();
    await expect(page.getByText('Something has changed since you looked.')).toBeVisible();
    await expect(page.getByText('Was $28.00 each, now $43.00 each')).toBeVisible();
    await expect(page.getByTestId('cart-count')).toBeHidden();
    await put.click();
    await expect(page).toHaveURL(shop('clayandkiln', '/cart'));
    await expect(page.getByText('Rosalind')).toBeVisible();
    await expect(page.getByTestId('cart-total')).toHaveText('$86.00');
  } finally {
    await query('UPDATE products SET price_cents = price_cents - 100 WHERE id = $1', [mug.id]);
  }
});

test('last season’s team is used again with every size one up, is kept, and is removed', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize(PHONE);
  const email = newEmail();
  const jersey = await findProduct('stitchworks', 'Striped Match Jersey');
  const { id } = await insertOrder('stitchworks', {
    customer: 'Coach Zinnia',
    email,
    status: 'completed',
    payment_status: 'paid',
    items: [
      {
        name: 'Striped Match Jersey',
        quantity: 3,
        roster_data: [
          { Name: 'Adeyemi', Number: '7', Size: 'M' },
          { Name: 'Okafor', Number: '9', Size: 'XL' },
          { Name: 'Lindqvist', Number: '10', Size: '3XL' },
        ],
        roster_columns: {
          columns: [
            { label: 'Name', kind: 'name' },
            { label: 'Number', kind: 'number' },
            { label: 'Size', kind: 'size' },
          ],
        },
      },
    ],
  });
  await query('UPDATE orders SET paid_at = now() WHERE id = $1', [id]);
  await query('UPDATE order_items SET product_id = $2 WHERE order_id = $1', [id, jersey.id]);

  await signIn(page, 'stitchworks', email, '/account/teams');
  await expect(page.getByText('We keep the names on a roster', { exact: false })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '3 people' })).toBeVisible();
  await expectSoundAtBothWidths(page, 'teams');
  await page.getByRole('link', { name: 'Use Striped Match Jersey again' }).click();

  const dialog = page.getByRole('dialog', { name: 'Use a team again' });
  await expect(dialog.getByRole('combobox', { name: 'Team' })).toHaveValue(/^order\./);
  await expect(dialog.getByRole('radio', { name: /Only who is new/ })).toBeDisabled();
  await dialog.getByRole('radio', { name: /Every size one up/ }).check();
  await expectSoundAtBothWidths(page, 'choice');
  await dialog.getByRole('button', { name: 'Use this team' }).click();

  const grid = page.getByRole('grid', { name: 'Roster' });
  await expect(grid).toBeVisible();
  await expect(page.getByText('2 sizes are one up.')).toBeVisible();
  await expect(page.getByText('Lindqvist stays at 3XL: there is no larger size.')).toBeVisible();
  await expect(page.getByText('3 pieces: L×1 2XL×1 3XL×1').first()).toBeVisible();
  await expectSoundAtBothWidths(page, 'used');

  await page.getByRole('button', { name: 'Save this team to your account' }).click();
  const saving = page.getByRole('dialog', { name: 'Save this team' });
  await saving.getByLabel('Name of the team').fill('Riverside U12');
  await saving.getByRole('button', { name: 'Save team' }).click();
  await expect(page.getByText('Riverside U12 is saved to your account')).toBeVisible();

  await page
    .getByLabel('Choose a logo')
    .filter({ visible: true })
    .setInputFiles(await pictureFile('crest.png', 600, 600));
  await expect(page.getByText('600 × 600 px')).toBeVisible();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText('Added to cart!')).toBeVisible();

  await page.goto(shop('stitchworks', '/account/teams'));
  await page.getByRole('button', { name: 'Remove Riverside U12' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('The team is removed')).toBeVisible();
  await expect(page.getByText('Riverside U12')).toBeHidden();
  expect(await query("SELECT 1 FROM saved_teams WHERE name = 'Riverside U12'")).toEqual([]);
});
