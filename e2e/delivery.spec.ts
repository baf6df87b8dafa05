// An owner sets up ways of delivery, and a shopper buys with one of them: the same figures from the cart to the mail.
import { signIn } from './support/admin';
import { expectAccessible } from './support/axe';
import { query } from './support/database';
import { mailsTo } from './support/mailbox';
import { mendPayPal } from './support/paypal';
import { shop } from './support/shops';
import { addToCart, expect, fillCheckout, payWith, test } from './support/test';

const SLUG = 'clayandkiln';
const EMAIL = 'delivered@example.com';

test.beforeEach(mendPayPal);
test.afterAll(() =>
  query('DELETE FROM delivery_methods WHERE tenant_id = (SELECT id FROM tenants WHERE slug = $1)', [SLUG]),
);

test('an owner adds a parcel and a pickup, and a shopper chooses between them', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, SLUG, '/admin/settings/delivery');
  await page.getByRole('button', { name: 'Add your first way of delivery' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Give it a name that shoppers understand.')).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.getByLabel('Name').fill('Standard parcel');
  await page.getByLabel('First piece').fill('6.50');
  await page.getByLabel('Each further piece').fill('1.50');
  await page.getByLabel('Arrives after at least').fill('3');
  await page.getByLabel('and at most').fill('5');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('$6.50, each further piece $1.50 · 3–5 days')).toBeVisible();
  await page.getByRole('button', { name: 'Add a way of delivery' }).click();
  await page.getByLabel('Name').fill('Pick up at the studio');
  await page.getByLabel('Price', { exact: true }).selectOption('Local pickup, free');
  await page.getByLabel('Where', { exact: true }).fill('12 Kiln Lane\nAsheville');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Pickup, free')).toBeVisible();
  await expectAccessible(page);

  const [product] = await query<{ name: string; price: number }>(
    `SELECT p.name, p.price_cents AS price FROM products p JOIN tenants t ON t.id = p.tenant_id
     WHERE t.slug = $1 AND p.is_active AND NOT p.allows_customization AND NOT p.requires_roster AND p.options = '[]'
       AND p.stock_kind = 'uncounted' LIMIT 1`,
    [SLUG],
  );
  const { name, price } = product ?? { name: '', price: 0 };
  const dollars = (amount: number) => `$${(amount / 100).toFixed(2)}`;
  await addToCart(page, SLUG, name);
  await page.goto(shop(SLUG, '/cart'));
  await expect(page.getByText('Delivery is added at checkout, by your address.')).toBeVisible();
  await page.goto(shop(SLUG, '/checkout'));
  await expect(page.getByText('Choose your state or province above')).toBeVisible();
  await fillCheckout(page, { email: EMAIL });
  const total = page.getByTestId('checkout-total');
  const way = (label: RegExp) => page.getByRole('radio', { name: label });
  await expect(way(/Standard parcel 3–5 days \$6\.50/)).toBeChecked();
  await expect(total).toHaveText(dollars(price + 650));
  await expectAccessible(page);
  await way(/Pick up at the studio/).check();
  await expect(total).toHaveText(dollars(price));
  await page.reload();
  await expect(way(/Pick up at the studio/)).toBeChecked();
  await way(/Standard parcel/).check();
  await expect(total).toHaveText(dollars(price + 650));
  await payWith(page, 'Approve');
  await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible();
  const mails = await mailsTo(EMAIL);
  expect(mails[0]?.text).toContain('Standard parcel: $6.50');
  expect(mails[0]?.text).toContain(`Total: ${dollars(price + 650)}`);

  // Canada: nothing goes there. It can be picked up, but nobody is made to.
  await addToCart(page, SLUG, name);
  await page.goto(shop(SLUG, '/checkout'));
  await page.getByLabel('Country').selectOption('Canada');
  await page.getByLabel('Province').selectOption('Ontario');
  await expect(page.getByText('does not send your order to this address')).toBeVisible();
  await expect(way(/Pick up at the studio/)).not.toBeChecked();
  await expect(way(/Standard parcel/)).toHaveCount(0);
  await expectAccessible(page);
  await way(/Pick up at the studio/).check();
  await expect(way(/Pick up at the studio/)).toBeChecked();
});
