// A shopper adds a note, a gift message and a date; the shop sees them in orders, production, on its slip with the sender,
// and finds the shopper among its customers.
import { signIn } from './support/admin';
import { expectAccessible } from './support/axe';
import { query } from './support/database';
import { look } from './support/look';
import { mailsTo } from './support/mailbox';
import { mendPayPal } from './support/paypal';
import { shop } from './support/shops';
import { addToCart, expect, fillCheckout, payWith, test } from './support/test';

const SLUG = 'clayandkiln';
const EMAIL = 'giver@example.com';
const IN_SHOP = 'tenant_id = (SELECT id FROM tenants WHERE slug = $1)';

test.beforeEach(mendPayPal);
test.afterAll(async () => {
  await query(`DELETE FROM delivery_methods WHERE ${IN_SHOP}`, [SLUG]);
  await query(`DELETE FROM sender_addresses WHERE ${IN_SHOP}`, [SLUG]);
});

const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10);

test('wishes go from the checkout to order, production and slip, and not into the shopper’s mail', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await query(
    `INSERT INTO delivery_methods (tenant_id, id, name, kind, min_days, max_days, places, position)
     SELECT id, gen_random_uuid(), 'Slow parcel', 'pieces', 6, 9, '[{"country": "US", "states": null}]', 0
     FROM tenants WHERE slug = $1`,
    [SLUG],
  );
  const [product] = await query<{ name: string }>(
    `SELECT p.name FROM products p JOIN tenants t ON t.id = p.tenant_id
     WHERE t.slug = $1 AND p.is_active AND NOT p.allows_customization AND NOT p.requires_roster AND p.options = '[]' LIMIT 1`,
    [SLUG],
  );
  await addToCart(page, SLUG, product?.name ?? '');
  await page.goto(shop(SLUG, '/checkout'));
  await fillCheckout(page, { email: EMAIL });
  await expect(page.getByRole('radio', { name: /Slow parcel/ })).toBeChecked();
  await page.getByRole('checkbox', { name: 'Add a note' }).check();
  await page.getByLabel('Note to the store').fill('Hide the price tag please');
  await page.getByRole('checkbox', { name: /It’s a gift/ }).check();
  await page.getByLabel('Gift message').fill('Happy birthday\nfrom all of us');
  await page.getByRole('checkbox', { name: 'I need it by a date' }).check();
  const needBy = page.getByLabel('Needed by');
  await needBy.fill(inDays(3));
  await expect(page.getByText(/it arrives on .* at the earliest/)).toBeVisible();
  await needBy.fill(inDays(7));
  await expect(page.getByText(/so perhaps too late/)).toBeVisible();
  await needBy.fill(inDays(30));
  await expect(page.getByText(/so perhaps too late/)).toBeHidden();
  await needBy.fill(inDays(3));
  await expectAccessible(page);
  await look(page, 'checkout');
  await page.reload();
  await expect(page.getByLabel('Gift message')).toHaveValue('Happy birthday\nfrom all of us');
  await expect(page.getByRole('radio', { name: /Slow parcel/ })).toBeChecked();
  await payWith(page, 'Approve');
  await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible();
  const mails = await mailsTo(EMAIL);
  expect(mails[0]?.text).toContain('It’s a gift');
  expect(mails[0]?.text).not.toContain('Hide the price');
  expect(mails[0]?.text).not.toContain('Happy birthday');

  const [order] = await query<{ id: string }>('SELECT id FROM orders WHERE customer_email = $1', [EMAIL]);
  const id = order?.id ?? '';
  await page.goto(shop(SLUG, `/orders/${id}`));
  await expect(page.getByText('Hide the price tag please')).toBeVisible();
  await expectAccessible(page);
  // The next order begins without them.
  await addToCart(page, SLUG, product?.name ?? '');
  await page.goto(shop(SLUG, '/checkout'));
  await expect(page.getByRole('checkbox', { name: /It’s a gift/ })).not.toBeChecked();

  await signIn(page, SLUG, `/admin/orders?q=${EMAIL}`);
  await expect(page.getByText('Too late by your times').filter({ visible: true })).toBeVisible();
  await page.goto(shop(SLUG, `/admin/orders/${id}`));
  await expect(page.getByText('Hide the price tag please')).toBeVisible();
  await expect(page.getByText(/By your delivery times it arrives between .*: too late\./)).toBeVisible();
  await expectAccessible(page);
  await look(page, 'order');
  await page.goto(shop(SLUG, `/admin/production?q=${EMAIL}`));
  await expect(page.getByText('Too late by your times').first()).toBeVisible();

  await page.goto(shop(SLUG, '/admin/settings/delivery'));
  await page.getByLabel('Street Address').fill('12 Kiln Lane');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByLabel('City')).toBeFocused();
  await page.getByLabel('City').fill('Asheville');
  await page.getByLabel('State', { exact: true }).selectOption('NC');
  await page.getByLabel('ZIP Code').fill('28801');
  await expectAccessible(page);
  await look(page, 'sender');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('Address saved.')).toBeVisible();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(shop(SLUG, `/admin/orders/${id}/slip`));
    await expect(page.getByRole('heading', { name: 'Gift receipt' })).toBeVisible();
    await expect(page.getByText('Asheville, NC 28801')).toBeVisible();
    await expect(page.getByText('Happy birthday')).toBeVisible();
    await expect(page.getByText('Hide the price')).toHaveCount(0);
    await expect(page.getByText('$')).toHaveCount(0);
    await expectAccessible(page);
    await look(page, 'slip');
  }
});

test('an owner finds a customer, notes something about them, and takes the list along', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await signIn(page, SLUG, '/admin/customers');
    await expect(page.getByRole('heading', { name: 'Customers' })).toBeVisible();
    await expectAccessible(page);
    await look(page, 'customers');
  }
  const [buyer] = await query<{ name: string; email: string }>(
    `SELECT name, email FROM buyers WHERE ${IN_SHOP} ORDER BY paid_cents DESC, email DESC LIMIT 1`,
    [SLUG],
  );
  const { name = '', email = '' } = buyer ?? {};
  await page.goto(shop(SLUG, '/admin/customers?sort=paid'));
  await expect(page.getByRole('row').nth(1)).toContainText(email);
  await page.goto(shop(SLUG, `/admin/customers?q=${encodeURIComponent(email)}`));
  await expect(page.getByText('1 customer', { exact: true })).toBeVisible();
  await page.getByRole('link', { name }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const note = page.getByLabel('Note');
  await note.fill('Prefers the blue glaze');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('Note saved.')).toBeVisible();
  await expectAccessible(page);
  await look(page, 'customer');
  await page.goto(shop(SLUG, '/admin/customers'));
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^customers-clayandkiln-.*\.csv$/);
});
