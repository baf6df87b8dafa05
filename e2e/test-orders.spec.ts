// The owner of a draft orders in their own shop, through PayPal's sandbox: the order is marked, and counts in nothing.
import type { Page } from 'playwright/test';
import { expectAccessible } from './support/axe';
import { codeSentTo } from './support/codes';
import { query } from './support/database';
import { mailsTo } from './support/mailbox';
import { mendPayPal } from './support/paypal';
import { shop } from './support/shops';
import { addToCart, expect, fillCheckout, payWith, test } from './support/test';

const unique = () => crypto.randomUUID().slice(0, 8);
const DRAFT_SAYS = 'Orders placed here are test orders: no money moves, and nothing is made.';

/** A shop with one product that is not paid into yet, and its owner. */
async function makeShop(state: string): Promise<{ slug: string; email: string }> {
  const [slug, email] = [`tried-${unique()}`, `june-${unique()}@example.com`];
  await query(
    `WITH person AS (INSERT INTO users (id, email, password_hash) VALUES (gen_random_uuid(), $2, '') RETURNING id),
       made AS (
         INSERT INTO tenants (id, name, slug, state, paypal_client_id, paypal_environment, notification_email)
         VALUES (gen_random_uuid(), 'Juniper & Clay', $1, $3, 'test-store', 'sandbox', $2) RETURNING id),
       goods AS (
         INSERT INTO products (tenant_id, id, name, sku, price_cents)
         SELECT id, gen_random_uuid(), 'Fern Mug', 'FERN-1', 2800 FROM made)
     INSERT INTO tenant_users (tenant_id, user_id, role) SELECT made.id, person.id, 'owner' FROM made, person`,
    [slug, email, state],
  );
  return { slug, email };
}

async function enter(page: Page, { slug, email }: { slug: string; email: string }): Promise<void> {
  await page.goto(shop(slug, '/admin/login'));
  await page.getByRole('link', { name: 'Sign in with a code by email' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByLabel('Code from the email').fill(await codeSentTo(email));
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.waitForURL(shop(slug, '/admin'));
}

/** Gives the shop the secret of its PayPal account, as its owner does. */
async function connectPayPal(page: Page, slug: string): Promise<void> {
  await page.goto(shop(slug, '/admin/settings/payments'));
  await page.getByLabel('Secret', { exact: true }).fill('test-store-secret');
  // Saved settings reload their page (specification §4), which would cut the next navigation off.
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Check and save' }).click();
  await reloaded;
  await expect(page.getByText('Connected as test-store.')).toBeVisible();
}

const ordersOf = (slug: string) =>
  query<{ id: string; order_number: number; is_test: boolean; platform_fee_cents: number }>(
    'SELECT o.* FROM orders o JOIN tenants t ON t.id = o.tenant_id WHERE t.slug = $1',
    [slug],
  );

test.beforeEach(mendPayPal);

test('the owner of a draft pays a test order, sees it marked, counts nothing, and deletes it', async ({
  page,
  browser,
}) => {
  test.slow();
  const made = await makeShop('draft');
  const { slug } = made;
  await enter(page, made);
  await connectPayPal(page, slug);
  await page.goto(shop(slug));
  await expect(page.getByText(DRAFT_SAYS, { exact: false })).toBeVisible();
  await addToCart(page, slug, 'Fern Mug');
  await page.goto(shop(slug, '/checkout'));
  const shopper = `shopper-${unique()}@example.com`;
  await fillCheckout(page, { email: shopper });
  await payWith(page, 'Approve');
  await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible();
  const says = page.getByText('This is a test order. No money was taken', { exact: false });
  await expect(says).toBeVisible();
  await expectAccessible(page);
  const [order, ...others] = await ordersOf(slug);
  expect(others).toEqual([]);
  expect(order).toMatchObject({ is_test: true, order_number: 900_000_001, platform_fee_cents: 0 });
  await expect.poll(async () => (await mailsTo(shopper)).map(({ subject }) => subject)).toHaveLength(1);
  expect((await mailsTo(shopper))[0]?.subject).toMatch(/^Test: /);
  await page.getByRole('link', { name: 'View your order' }).click();
  await page.waitForURL(/\/orders?\//);
  // The page before stays in the document, hidden.
  await expect(says.filter({ visible: true })).toBeVisible();
  await page.getByRole('link', { name: 'Print receipt' }).click();
  await expect(page.getByText('Test order', { exact: true })).toBeVisible();

  await page.goto(shop(slug, '/admin'));
  const figures = page.locator('dl > div').filter({ hasText: /Total Revenue|Total Orders|Pending Orders/ });
  await expect(figures.locator('dd')).toHaveText(['0', '0', '$0.00']);
  await page.goto(shop(slug, '/admin/finances'));
  await expect(page.getByText('$28.00')).toHaveCount(0);
  await page.goto(shop(slug, '/admin/production'));
  await expect(page.getByText('#900000001')).toHaveCount(0);

  await page.goto(shop(slug, '/admin/orders'));
  const row = page.getByRole('row').filter({ hasText: '#900000001' });
  await expect(row.getByText('Test', { exact: true })).toBeVisible();
  await page.getByLabel('Test orders').selectOption('hide');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/tests=hide/);
  await expect(row).toHaveCount(0);
  await page.goto(shop(slug, `/admin/orders/${order?.id}`));
  await expect(
    page.getByText('This is a test order, paid in PayPal’s sandbox.', { exact: false }),
  ).toBeVisible();
  await expectAccessible(page);

  // A stranger is still told that there is no such shop.
  const context = await browser.newContext();
  const stranger = await context.newPage();
  expect((await stranger.goto(shop(slug)))?.status()).toBe(404);
  await context.close();

  await page.getByRole('button', { name: 'Delete test order' }).click();
  const question = page.getByRole('dialog', { name: 'Delete test order #900000001?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete' }).click();
  await page.waitForURL(shop(slug, '/admin/orders'));
  await expect(page.getByText('Test order deleted.')).toBeVisible();
  expect(await ordersOf(slug)).toEqual([]);
});

test('a shopper of an open shop in PayPal’s sandbox cannot order, and is told so; its owner can try it', async ({
  page,
  browser,
}) => {
  const made = await makeShop('live');
  const { slug } = made;
  await enter(page, made);
  await connectPayPal(page, slug);
  const context = await browser.newContext();
  const stranger = await context.newPage();
  await stranger.goto(shop(slug));
  await expect(stranger.getByText('Juniper & Clay takes no orders yet.', { exact: false })).toBeVisible();
  await stranger.getByRole('link', { name: 'Fern Mug', exact: true }).click();
  await expect(stranger.getByRole('heading', { level: 1, name: 'Fern Mug' })).toBeVisible();
  await expect(stranger.getByRole('button', { name: 'Add to Cart' })).toHaveCount(0);
  await stranger.goto(shop(slug, '/checkout'));
  await expect(stranger.getByText('No orders are taken at the moment.', { exact: false })).toBeVisible();
  await context.close();

  await page.goto(shop(slug));
  await expect(page.getByText('Your orders here are test orders', { exact: false })).toBeVisible();
  await addToCart(page, slug, 'Fern Mug');
  await page.goto(shop(slug, '/checkout'));
  await fillCheckout(page);
  await payWith(page, 'Approve');
  await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible();
  expect(await ordersOf(slug)).toMatchObject([{ is_test: true }]);
});
