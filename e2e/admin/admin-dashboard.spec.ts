import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { saveSettings, signIn } from '../support/admin';
import { expectAccessible } from '../support/axe';
import { query } from '../support/database';
import { deleteNewShops, insertNewShop } from '../support/new-shop';
import { mendPayPal } from '../support/paypal';
import { shop } from '../support/shops';
import { addToCart, expect, fillCheckout, payWith, test } from '../support/test';

test.use({ fetchesAhead: true });

const PHONE = { width: 360, height: 740 };

const figure = (page: Page, name: string) => page.locator('dl > div', { hasText: name }).locator('dd');

/** '$1,019.90' in cents. */
const centsOf = (text: string | null) => Math.round(Number(text?.replace(/[$,]/g, '')) * 100);

const readRevenue = async (page: Page) => centsOf(await figure(page, 'Total Revenue').textContent());

test.afterAll(deleteNewShops);

test('the four numbers and the recent orders match the database', async ({ page }) => {
  const [row] = await query<Record<'orders' | 'pending' | 'products' | 'revenue', string>>(
    `SELECT (SELECT count(*) FROM orders o WHERE o.tenant_id = t.id AND o.expired_at IS NULL) AS orders,
            (SELECT count(*) FROM orders o WHERE o.tenant_id = t.id AND o.status = 'pending') AS pending,
            (SELECT count(*) FROM products p WHERE p.tenant_id = t.id) AS products,
            (SELECT sum(amount_cents - refunded_cents) FROM payments p
             WHERE p.tenant_id = t.id AND p.status = 'captured') AS revenue
     FROM tenants t WHERE t.slug = 'clayandkiln'`,
  );
  const newest = await query<{ id: string; order_number: number; customer_name: string }>(
    `SELECT o.id, o.order_number, o.customer_name FROM orders o JOIN tenants t ON t.id = o.tenant_id
     WHERE t.slug = 'clayandkiln' AND o.expired_at IS NULL ORDER BY o.created_at DESC, o.id DESC LIMIT 10`,
  );
  await signIn(page, 'clayandkiln');
  await expect(figure(page, 'Total Orders')).toHaveText(row?.orders ?? '');
  await expect(figure(page, 'Pending Orders')).toHaveText(row?.pending ?? '');
  await expect(figure(page, 'Total Products')).toHaveText(row?.products ?? '');
  expect(await readRevenue(page)).toBe(Number(row?.revenue));

  const rows = page.getByRole('table').getByRole('row').filter({ hasText: '#1' });
  await expect(rows).toHaveCount(10);
  for (const [index, order] of newest.entries()) {
    await expect(rows.nth(index)).toContainText(order.customer_name);
    const link = rows.nth(index).getByRole('link', { name: `#${order.order_number}`, exact: true });
    await expect(link).toHaveAttribute('href', `/admin/orders/${order.id}`);
  }
  await expect(page.getByRole('link', { name: 'View all orders' })).toHaveAttribute('href', '/admin/orders');
  await expect(page.getByText('Set up your store')).toHaveCount(0);
});

test('an order counts and shows as soon as it is placed and paid', async ({ page }) => {
  await mendPayPal();
  await signIn(page, 'stitchworks');
  const orders = Number(await figure(page, 'Total Orders').textContent());
  const revenue = await readRevenue(page);

  await addToCart(page, 'stitchworks', 'Match Socks');
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await fillCheckout(page, { name: 'Dorothea Dash' });
  await payWith(page, 'Approve');
  await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible();
  const [order] = await query<{ id: string; order_number: number; total_cents: number }>(
    "SELECT id, order_number, total_cents FROM orders WHERE customer_name = 'Dorothea Dash'",
  );

  await page.goto(shop('stitchworks', '/admin'));
  await expect(figure(page, 'Total Orders')).toHaveText(String(orders + 1));
  expect(await readRevenue(page)).toBe(revenue + (order?.total_cents ?? 0));
  const row = page.getByRole('table').getByRole('row').nth(1);
  await expect(row).toContainText(`#${order?.order_number}`);
  await expect(row).toContainText('Dorothea Dash');
  await expect(row).toContainText('Processing');
  await query('DELETE FROM orders WHERE id = $1', [order?.id]);
});

test('each day of the chart can be read with the keyboard, and as a table', async ({ page }) => {
  await signIn(page, 'clayandkiln');
  const slider = page.getByRole('slider', { name: 'Revenue by day' });
  await slider.focus();
  const today = await slider.getAttribute('aria-valuetext');
  await page.keyboard.press('ArrowLeft');
  await expect(slider).not.toHaveAttribute('aria-valuetext', today ?? '');
  const [day = '', value = ''] = ((await slider.getAttribute('aria-valuetext')) ?? '').split(': ');
  await expect(page.getByText(`${day} ${value}`)).toBeVisible();
  await page.keyboard.press('Home');
  await expect(slider).toHaveValue('0');
  await page.keyboard.press('Escape');
  await expect(page.getByText(`${day} ${value}`)).toHaveCount(0);

  await page.getByText('Show as a table').press('Enter');
  const rows = page.getByRole('table', { name: 'Revenue by day' }).getByRole('row');
  await expect(rows).toHaveCount(31);
  await expect(rows.nth(2)).toHaveText(`${day}${value}`);
  const amounts = await rows.locator('td').allTextContents();
  const sum = amounts.reduce((total, text) => total + centsOf(text), 0);
  const shown = (sum / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
  await expect(page.getByText('Last 30 days')).toContainText(`$${shown}`);
});

test('a new shop sees what to do next, until all of it is done', async ({ page }) => {
  const { id, slug } = await insertNewShop();
  await signIn(page, slug);
  for (const name of ['Total Orders', 'Pending Orders', 'Total Products']) {
    await expect(figure(page, name)).toHaveText('0');
  }
  await expect(figure(page, 'Total Revenue')).toHaveText('$0.00');
  await expect(page.getByText('No orders yet')).toBeVisible();
  await expect(page.getByText('Nothing was paid in these 30 days.')).toBeVisible();
  await expect(page.getByText('2 of 7 done')).toBeVisible();
  for (const [name, href] of [
    ['Add your first product', '/admin/products/first'],
    ['Connect PayPal', '/admin/settings/payments'],
    ['Give your contact and policies', '/admin/settings/policies'],
    ['Choose your colors', '/admin/settings/branding'],
  ] as const) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  await expect(page.getByText('This needs a product and PayPal first.')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expectAccessible(page);

  // What is put off is kept, and can be taken up.
  await page.getByRole('button', { name: 'Later: Choose your colors' }).click();
  await expect(page.getByText('Put off for later:')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Choose your colors' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Do it now: Choose your colors' }).click();
  await expect(page.getByRole('link', { name: 'Choose your colors' })).toBeVisible();

  await page.getByRole('link', { name: 'Give your contact and policies' }).click();
  await expect(page.getByText('These are suggestions.', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Returns').fill('Bring it back.\n\nWe mend it.');
  await saveSettings(page);
  await page.goto(shop(slug));
  await page.getByRole('link', { name: 'Returns' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Returns' })).toBeVisible();
  await expect(page.getByText('We mend it.')).toBeVisible();
  await expectAccessible(page);
  expect((await page.goto(shop(slug, '/policies/gifts')))?.status()).toBe(404);

  await query(
    `UPDATE tenants SET primary_color = '#7A3B2E', paypal_client_id = 'client', paypal_secret_encrypted = 'sealed'
     WHERE id = $1`,
    [id],
  );
  await page.goto(shop(slug, '/admin'));
  await expect(page.getByText('5 of 7 done')).toBeVisible();
  await page.getByRole('link', { name: 'Add your first product' }).click();
  await expect(page.getByRole('button', { name: 'Add it' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add it' }).click();
  await expect(page.getByText('Please enter a name')).toBeVisible();
  await page.getByLabel('Name').fill('Harvest Mug');
  await page.getByLabel('Price').fill('28');
  await page.getByRole('button', { name: 'Add it' }).click();
  await page.waitForURL(shop(slug, '/admin'));
  await expect(figure(page, 'Total Products')).toHaveText('1');
  await expect(page.getByText('Your PayPal account is a live one', { exact: false })).toBeVisible();
  const order = randomUUID();
  await query(
    `INSERT INTO orders (tenant_id, id, order_number, customer_name, customer_email, customer_phone,
       shipping_address, shipping_city, shipping_state, shipping_zip, total_cents, charges, platform_fee_cents,
       status, idempotency_key, request_fingerprint)
     VALUES ($1, $2, 1001, 'Ada', 'ada@example.com', '5035550142', '18 Foundry Lane', 'Portland', 'OR', '97202', 2800,
       '[{"kind":"goods","name":"","rateBasisPoints":null,"amountCents":2800}]', 0, 'processing', $3, 'x')`,
    [id, order, randomUUID()],
  );
  await query(
    `INSERT INTO payments (tenant_id, id, order_id, attempt, method, status, amount_cents, paypal_order_id, paypal_capture_id, captured_at)
     VALUES ($1, gen_random_uuid(), $2, 1, 'paypal', 'captured', 2800, $3, $3, now())`,
    [id, order, randomUUID()],
  );
  await page.reload();
  await expect(page.getByText('Set up your store')).toHaveCount(0);
});

test.describe('for an owner in Kathmandu', () => {
  test.use({ timezoneId: 'Asia/Kathmandu' });

  test("orders have the date in the owner's time zone", async ({ page }) => {
    const { id, slug } = await insertNewShop();
    await query(
      `INSERT INTO orders (tenant_id, id, order_number, customer_name, customer_email, customer_phone,
         shipping_address, shipping_city, shipping_state, shipping_zip, total_cents, charges, platform_fee_cents,
         status, idempotency_key, request_fingerprint, created_at)
       VALUES ($1, gen_random_uuid(), 1001, 'Late Lama', 'late@example.com', '1', 'a', 'b', 'c', 'd', 2800,
         jsonb_build_array(jsonb_build_object('kind', 'goods', 'name', '', 'rateBasisPoints', NULL, 'amountCents', 2800)), 0,
         'processing', 'k', 'f', '2026-03-31T20:00:00Z')`,
      [id],
    );
    await signIn(page, slug);
    await page.reload();
    await expect(page.getByRole('row', { name: 'Late Lama' })).toContainText('Apr 1, 2026');
  });
});

test('a part that cannot be read leaves the others intact, and is logged once', async ({ page }) => {
  const log = process.env.E2E_SERVER_LOG ?? '';
  const failures = () =>
    readFileSync(log, 'utf8')
      .split('\n')
      .filter((line) => line.includes('dashboard.part_failed'));
  // A browser whose time zone the server does not know yet loads its first page twice.
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  await page.context().addCookies([{ name: 'time_zone', value: timeZone, url: shop('quietloom') }]);
  await signIn(page, 'quietloom');
  const before = failures().length;
  await query('REVOKE SELECT ON payments FROM makerfront_tenant');
  try {
    await page.reload();
    await expect(page.getByText('This could not be loaded just now.')).toHaveCount(1);
    await expect(page.getByRole('link', { name: '#1008' })).toBeVisible();
    await expect(page.getByText('5 of 7 done')).toBeVisible();
  } finally {
    await query('GRANT SELECT ON payments TO makerfront_tenant');
  }
  // The server's log line reaches the file a moment after its page.
  await expect.poll(() => failures().length - before).toBe(1);
  expect(failures().at(-1)).toContain('"part":"figures"');
  await page.reload();
  await expect(figure(page, 'Total Orders')).toHaveText('8');
});

test('the page is accessible with all its parts, on a desktop and on a phone', async ({ page }) => {
  await signIn(page, 'clayandkiln');
  await expect(page.getByRole('slider')).toBeAttached();
  await page.getByRole('slider').focus();
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expect(page.getByRole('table', { name: 'Revenue by day' })).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: '#' }).first()).toBeVisible();
  await expectAccessible(page);
  expect(
    await page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth'),
  ).toBe(false);
});
