// A shop is opened for payment through the platform: its owner agrees at PayPal, a shopper pays, and PayPal passes the fee on.
import { z } from 'zod';
import { signIn } from '../support/admin';
import { expectAccessible } from '../support/axe';
import { query } from '../support/database';
import { mendPayPal, payPalLedger } from '../support/paypal';
import { shop } from '../support/shops';
import { addToCart, expect, fillCheckout, payWith, test } from '../support/test';

const SLUG = 'quietloom';
const ACCOUNT = [
  'paypal_client_id',
  'paypal_merchant_id',
  'paypal_secret_encrypted',
  'paypal_webhook_id',
  'paypal_environment',
];

const ledger = z.object({
  captures: z.array(z.object({ id: z.string(), merchantId: z.string(), platformFee: z.string() })),
});

let before: Record<string, string | null>;
test.beforeAll(async () => {
  const [row] = await query<Record<string, string | null>>(
    `SELECT ${ACCOUNT.join()} FROM tenants WHERE slug = $1`,
    [SLUG],
  );
  before = row ?? {};
});
test.afterAll(async () => {
  await query(
    `UPDATE tenants SET ${ACCOUNT.map((name, index) => `${name} = $${index + 2}`).join()} WHERE slug = $1`,
    [SLUG, ...ACCOUNT.map((name) => before[name])],
  );
});
test.beforeEach(mendPayPal);

test('an owner agrees at PayPal, and a shopper’s payment gives the platform its fee', async ({ page }) => {
  await signIn(page, SLUG, '/admin/settings/payments');
  const connect = page.getByRole('button', { name: 'Connect with PayPal' });
  await expectAccessible(page);
  await connect.click();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByText('Nobody has agreed at PayPal yet.')).toBeVisible();

  await connect.click();
  await page.getByLabel('Sign in as').selectOption('An account whose email is not confirmed');
  await page.getByRole('button', { name: 'Agree and connect' }).click();
  await expect(page.getByText('Please confirm your email address at PayPal')).toBeVisible();

  await connect.click();
  await page.getByRole('button', { name: 'Agree and connect' }).click();
  await expect(page.getByText('Your PayPal account is connected.')).toBeVisible();
  const [row] = await query<{ paypal_merchant_id: string }>('SELECT * FROM tenants WHERE slug = $1', [SLUG]);
  await expect(
    page.getByText(`Shoppers pay into your PayPal account ${row?.paypal_merchant_id}.`),
  ).toBeVisible();
  await expectAccessible(page);

  const [product] = await query<{ name: string }>(
    `SELECT p.name FROM products p JOIN tenants t ON t.id = p.tenant_id
     WHERE t.slug = $1 AND p.is_active AND NOT p.allows_customization AND NOT p.requires_roster
       AND p.stock_kind = 'uncounted' LIMIT 1`,
    [SLUG],
  );
  await addToCart(page, SLUG, product?.name ?? '');
  await page.goto(shop(SLUG, '/checkout'));
  await fillCheckout(page, { email: 'partner@example.com' });
  // The shop charges for delivery, by the address: the total that is paid is the one on the page.
  await expect(page.getByRole('radio', { name: /Parcel within the United States/ })).toBeChecked();
  await payWith(page, 'Approve');
  await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible();
  const [payment] = await query<{
    paypal_capture_id: string;
    platform_fee_cents: number;
    fee_collection: string;
  }>(
    `SELECT p.* FROM payments p JOIN orders o ON o.tenant_id = p.tenant_id AND o.id = p.order_id
     WHERE o.customer_email = 'partner@example.com'`,
  );
  expect(payment).toMatchObject({ fee_collection: 'at_paypal' });
  const { captures } = ledger.parse(await payPalLedger());
  expect(captures.find(({ id }) => id === payment?.paypal_capture_id)).toMatchObject({
    merchantId: row?.paypal_merchant_id,
    platformFee: ((payment?.platform_fee_cents ?? 0) / 100).toFixed(2),
  });

  await page.goto(shop(SLUG, '/admin/settings/payments'));
  await page.getByRole('button', { name: 'Disconnect' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByText('Not connected: shoppers cannot pay yet.')).toBeVisible();
});
