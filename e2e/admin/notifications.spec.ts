import type { Page } from 'playwright/test';
import { saveSettings, signIn } from '../support/admin';
import { expectAccessible } from '../support/axe';
import { buyOverApi } from '../support/buy';
import { query } from '../support/database';
import { mailsTo } from '../support/mailbox';
import { insertOrder, removeTestOrders } from '../support/orders';
import { shop } from '../support/shops';
import { expect, test } from '../support/test';

const SLUG = 'clayandkiln';
const TAB = '/admin/settings/notifications';

// Each test signs in, which is slow on purpose; most of them pay as well.
test.describe.configure({ timeout: 120_000 });
test.beforeEach(async () => {
  await query('DELETE FROM rate_limits');
  // Undelivered mails of other tests.
  await query('DELETE FROM outbox_mails WHERE sent_at IS NULL');
});
test.afterEach(async () => {
  await query(
    `UPDATE tenants SET notifies_new_orders = true, notification_email = 'owner@${SLUG}.test', reply_to_email = NULL
     WHERE slug = $1`,
    [SLUG],
  );
  await removeTestOrders();
});

/** A new address for each test, to find its mails. */
const newEmail = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}@example.com`;

async function save(page: Page): Promise<void> {
  await saveSettings(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
}

/** Buys a mug as a shopper with this address; returns the order's number. */
async function buy(page: Page, email: string): Promise<number> {
  const order = await buyOverApi(page, SLUG, { name: 'Name Mug', personalisation: 'Rosalind', email });
  return order.order_number;
}

test('mails about orders go to the saved address, and answers to the shop’s reply address', async ({
  page,
}) => {
  const [owner, shopper, replies] = [newEmail('owner'), newEmail('shopper'), newEmail('replies')];
  await signIn(page, SLUG, TAB);
  await expect(page.getByText('No undelivered emails.')).toBeVisible();
  await page.getByLabel('Address for new orders').fill(owner);
  await page.getByLabel('Shoppers’ replies go to').fill(replies);
  await save(page);
  await expect(page.getByLabel('Address for new orders')).toHaveValue(owner);

  const number = await buy(page, shopper);
  const [news, ...more] = await mailsTo(owner);
  expect(more).toEqual([]);
  expect(news?.subject).toMatch(new RegExp(`^New order #${number}: \\$42\\.00 from `));
  expect(news?.html).toContain(shop(SLUG, '/admin/orders/'));
  expect(news?.replyTo?.map(({ address }) => address)).toEqual([shopper]);
  const [confirmation] = await mailsTo(shopper);
  expect(confirmation?.html).toContain(shop(SLUG, '/orders/'));
  expect(confirmation?.replyTo?.map(({ address }) => address)).toEqual([replies]);
});

test('a shop that switches notifications off gets none, and the shopper still does', async ({ page }) => {
  const shopper = newEmail('shopper');
  await signIn(page, SLUG, TAB);
  const before = (await mailsTo(`owner@${SLUG}.test`, 0)).length;
  await page.getByRole('switch', { name: 'Tell me about new orders' }).click();
  await save(page);
  await expect(page.getByRole('switch', { name: 'Tell me about new orders' })).not.toBeChecked();
  await buy(page, shopper);
  expect(await mailsTo(shopper)).toHaveLength(1);
  const owed = await query<{ kind: string }>(
    `SELECT m.kind FROM outbox_mails m JOIN orders o ON o.tenant_id = m.tenant_id AND o.id = m.order_id
     WHERE o.customer_email = $1`,
    [shopper],
  );
  expect(owed.map(({ kind }) => kind)).toEqual(['order_confirmation']);
  expect(await mailsTo(`owner@${SLUG}.test`, 0)).toHaveLength(before);
});

test('the tab says what is wrong with an address, and sends a test mail', async ({ page }) => {
  const owner = newEmail('owner');
  await signIn(page, SLUG, TAB);
  const field = page.getByLabel('Address for new orders');
  await field.fill('a@example.com, b@example.com');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(field).toHaveAccessibleDescription(/Please enter a valid email address/);
  await field.fill('');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(field).toHaveAccessibleDescription(/Please enter an address, or switch this off/);
  await field.fill(owner);
  await page.getByRole('button', { name: 'Send a test email' }).click();
  await expect(page.getByText(`The mail server took the test email to ${owner}.`)).toBeVisible();
  await expectAccessible(page);
  expect((await mailsTo(owner)).map(({ subject }) => subject)).toEqual(['A test email from Clay & Kiln']);
});

test('completing an order mails its shopper, once', async ({ page }) => {
  const email = newEmail('shopper');
  const { id, number } = await insertOrder(SLUG, {
    customer: 'Zinnia Probe',
    email,
    status: 'processing',
    payment_status: 'paid',
    items: [{ name: 'Plain Mug' }],
  });
  await signIn(page, SLUG, `/admin/orders/${id}`);
  await expect(page.getByText('This order has no emails yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Mark as completed' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as completed' }).click();
  await expect(page.getByText('The order was updated.')).toBeVisible();
  expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
    `Your order #${number} from Clay & Kiln is completed`,
  ]);
  // The mailbox has the mail a moment before the row says so.
  const isNoted = async () =>
    (await query('SELECT 1 FROM outbox_mails WHERE order_id = $1 AND sent_at IS NOT NULL', [id])).length;
  await expect.poll(isNoted).toBe(1);
  await page.reload();
  const mails = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Emails' }) });
  await expect(mails.getByText('Order completed')).toBeVisible();
  await expect(mails.getByText('Sent', { exact: true })).toBeVisible();
});

test('a mail that was given up is shown with its reason, and sent again', async ({ page }) => {
  const email = newEmail('shopper');
  const { id, number } = await insertOrder(SLUG, {
    customer: 'Zinnia Probe',
    email,
    items: [{ name: 'Plain Mug' }],
  });
  await query(
    `INSERT INTO outbox_mails (tenant_id, id, order_id, kind, attempts, last_error, gave_up_at, next_attempt_at)
     SELECT tenant_id, gen_random_uuid(), id, 'order_completed', 27, 'recipient: 550 No such user', now(), NULL
     FROM orders WHERE id = $1`,
    [id],
  );
  await signIn(page, SLUG);
  await expect(
    page.getByText('One email could not be delivered, and is no longer being tried.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'See undelivered emails' }).click();
  const entry = page.getByRole('listitem').filter({ hasText: email });
  await expect(entry).toContainText('The mail server does not take mail for this address.');
  await expect(entry).toContainText('It said: 550 No such user');
  await expect(entry.getByRole('link', { name: `Order #${number}` })).toHaveAttribute(
    'href',
    `/admin/orders/${id}`,
  );
  await expectAccessible(page);
  await entry.getByRole('button', { name: /Send again/ }).click();
  await expect(page.getByText('The email was sent.')).toBeVisible();
  await expect(page.getByText('No undelivered emails.')).toBeVisible();
  expect(await mailsTo(email)).toHaveLength(1);
});
