// An owner charges tax and makes a code, and a shopper buys with both: the same figures from the cart to the mail. Then
// one piece goes back with its share of both.
import { signIn } from './support/admin';
import { expectAccessible } from './support/axe';
import { query } from './support/database';
import { mailsTo } from './support/mailbox';
import { mendPayPal } from './support/paypal';
import { shop } from './support/shops';
import { addToCart, expect, fillCheckout, payWith, test } from './support/test';

const SLUG = 'clayandkiln';
const EMAIL = 'taxed@example.com';
const OF_SHOP = 'tenant_id = (SELECT id FROM tenants WHERE slug = $1)';

test.describe.configure({ timeout: 120_000 });
test.beforeEach(mendPayPal);
test.afterAll(async () => {
  await query(`DELETE FROM discount_redemptions WHERE ${OF_SHOP}`, [SLUG]);
  for (const table of ['discount_codes', 'tax_rates', 'tax_settings']) {
    await query(`DELETE FROM ${table} WHERE ${OF_SHOP}`, [SLUG]);
  }
});

const dollars = (amount: number) => `$${(amount / 100).toFixed(2)}`;

test('an owner answers the question of tax and adds a rate; empty fields are named', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, SLUG, '/admin/settings/taxes');
  await expect(page.getByText('You have not answered yet')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Please choose one of the three.')).toBeVisible();
  await page.getByLabel('Tax is added to my prices').check();
  await page.getByLabel('State or province').selectOption('Oregon');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Your answer was saved')).toBeVisible();
  await page.getByRole('button', { name: 'Add a rate' }).click();
  const form = page.locator('form', { has: page.getByLabel('Rate in percent') });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByLabel('Name')).toBeFocused();
  await form.getByLabel('State or province').selectOption('Oregon');
  await form.getByLabel('Name').fill('Oregon tax');
  await form.getByLabel('Rate in percent').fill('5');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Oregon tax was saved')).toBeVisible();
  await expect(page.getByText('Oregon tax, 5%')).toBeVisible();
});

test('an owner makes a code, and a shopper pays less with it', async ({ page }) => {
  await signIn(page, SLUG, '/admin/settings/codes');
  await page.getByRole('button', { name: 'Add your first code' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await page.getByLabel('Code', { exact: true }).fill('welcome10');
  await page.getByLabel('Percent').fill('10');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('WELCOME10 was saved')).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  const [product] = await query<{ name: string; price: number }>(
    `SELECT p.name, p.price_cents AS price FROM products p JOIN tenants t ON t.id = p.tenant_id
     WHERE t.slug = $1 AND p.is_active AND NOT p.allows_customization AND NOT p.requires_roster AND p.options = '[]' LIMIT 1`,
    [SLUG],
  );
  const { name, price } = product ?? { name: '', price: 0 };
  await addToCart(page, SLUG, name);
  await page.goto(shop(SLUG, '/cart'));
  await expect(page.getByText('Tax is added at checkout, by your address.')).toBeVisible();
  const quantity = page.getByRole('textbox', { name: /^Quantity of/ }).first();
  await quantity.fill('2');
  await quantity.press('Enter');
  await page.getByText('Have a code?').click();
  await page.getByLabel('Code').fill('SUMMER');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('There is no code SUMMER. Please check how it is written.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Code').fill('welcome10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('The code WELCOME10 is used for this order.')).toBeVisible();
  await page.goto(shop(SLUG, '/checkout'));
  await fillCheckout(page, { email: EMAIL });
  const discount = Math.round(price * 0.2);
  const tax = Math.round((2 * price - discount) * 0.05);
  const total = 2 * price - discount + tax;
  await expect(page.getByTestId('checkout-total')).toHaveText(dollars(total));
  await expectAccessible(page);
  await payWith(page, 'Approve');
  await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible();
  const text = (await mailsTo(EMAIL))[0]?.text ?? '';
  expect(text).toContain(`Oregon tax (5%): ${dollars(tax)}`);
  expect(text).toContain(`Total: ${dollars(total)}`);

  // One of the two goes back.
  const [order] = await query<{ id: string }>('SELECT id FROM orders WHERE customer_email = $1', [EMAIL]);
  await signIn(page, SLUG, `/admin/orders/${order?.id}`);
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund' });
  await dialog.getByLabel('Some of the pieces').check();
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(dialog.getByText('Please say how many pieces go back.').first()).toBeVisible();
  await dialog.getByLabel(name).fill('3');
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(dialog.getByText('no more pieces than are left').first()).toBeVisible();
  await dialog.getByLabel(name).fill('1');
  await expectAccessible(page);
  const half = Math.round(total / 2);
  await dialog.getByRole('button', { name: `Refund ${dollars(half)}` }).click();
  await expect(page.getByText(`${dollars(half)} was refunded.`)).toBeVisible();
  await expect(page.getByText(`1 × ${name}`)).toBeVisible();
});
