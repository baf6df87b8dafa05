import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import type { Page } from 'playwright/test';
import { z } from 'zod';
import { signIn } from '../support/admin';
import { expectAccessible } from '../support/axe';
import { buyOverApi } from '../support/buy';
import { query } from '../support/database';
import { breakPayPal, mendPayPal, payPalLedger } from '../support/paypal';
import { shop } from '../support/shops';
import { expect, test } from '../support/test';

const SLUG = 'clayandkiln';

test.describe.configure({ timeout: 120_000 });
test.beforeEach(() => mendPayPal());
test.afterEach(() => mendPayPal());

type Paid = { id: string; number: number; capture: string };

/** Buys a mug for $42.00; returns the order. */
async function buy(page: Page): Promise<Paid> {
  const email = `refund-${crypto.randomUUID().slice(0, 8)}@example.com`;
  const { id, order_number, capture } = await buyOverApi(page, SLUG, {
    name: 'Name Mug',
    personalisation: 'Rosalind',
    email,
  });
  return { id, number: order_number, capture };
}

const ledger = z.object({ refunds: z.array(z.object({ captureId: z.string(), amount: z.string() })) });

/** The stand-in's refunds of a capture. */
async function givenBack(capture: string): Promise<string[]> {
  const { refunds } = ledger.parse(await payPalLedger());
  return refunds.filter(({ captureId }) => captureId === capture).map(({ amount }) => amount);
}

const openRefund = (page: Page) => page.getByRole('button', { name: 'Refund', exact: true }).click();
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Refund' });

async function fillPart(page: Page, amount: string): Promise<void> {
  await dialogOf(page).getByLabel('Another amount').check();
  await dialogOf(page).getByLabel('Amount in dollars').fill(amount);
}

test('a part is refunded, then the rest, then nothing is left; the books agree', async ({ page }) => {
  const order = await buy(page);
  await signIn(page, SLUG, `/admin/orders/${order.id}`);
  await openRefund(page);
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('button', { name: 'Refund $42.00' })).toBeVisible();
  for (const wrong of ['0', '42.01', 'ten', '1.234']) {
    await fillPart(page, wrong);
    await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
    await expect(dialog.getByLabel('Amount in dollars')).toHaveAccessibleDescription(
      /from \$0\.01 to \$42\.00/,
    );
  }
  await fillPart(page, '12.50');
  await dialog.getByLabel('Reason').fill('The handle broke');
  await expect(dialog.getByText('$0.45 of the platform fee comes back to you.')).toBeVisible();
  // A double click.
  await dialog.getByRole('button', { name: 'Refund $12.50' }).dblclick();
  await expect(page.getByText('$12.50 was refunded.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Partially refunded')).toBeVisible();
  await expect(page.getByText('“The handle broke”')).toBeVisible();
  expect(await givenBack(order.capture)).toEqual(['12.50']);

  await openRefund(page);
  await dialog.getByRole('button', { name: 'Refund $29.50' }).click();
  await expect(page.getByText('$29.50 was refunded.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refund', exact: true })).toHaveCount(0);
  await expect(page.getByText('Platform fee returned')).toBeVisible();
  expect(await givenBack(order.capture)).toEqual(['12.50', '29.50']);
  const [sums] = await query<{ fee: number; returned: number; status: string; mails: number }>(
    `SELECT o.platform_fee_cents AS fee, o.payment_status AS status,
       (SELECT sum(platform_fee_returned_cents)::int FROM refunds r WHERE r.order_id = o.id) AS returned,
       (SELECT count(*)::int FROM outbox_mails m WHERE m.order_id = o.id AND m.kind = 'refund') AS mails
     FROM orders o WHERE o.id = $1`,
    [order.id],
  );
  expect(sums).toMatchObject({ status: 'refunded', returned: sums?.fee, mails: 2 });

  await page.getByRole('link', { name: 'Finances' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Finances' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: `#${order.number}` })).toHaveCount(3);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: /^\w+ \d{4} as CSV$/ }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  const { data } = Papa.parse<Record<string, string>>(text.slice(1), { header: true, skipEmptyLines: true });
  const own = data.filter((row) => row['Order number'] === String(order.number));
  expect(own.map((row) => [row.Type, row['Gross (USD)'], row['Refunded (USD)'], row.Reason])).toEqual([
    ['Refund', '0.00', '-29.50', ''],
    ['Refund', '0.00', '-12.50', 'The handle broke'],
    ['Payment', '42.00', '0.00', ''],
  ]);
});

test('a tab whose order has changed is told, keeps what was typed, and refunds nothing', async ({
  page,
  context,
}) => {
  const order = await buy(page);
  await signIn(page, SLUG, `/admin/orders/${order.id}`);
  const second = await context.newPage();
  await second.goto(shop(SLUG, `/admin/orders/${order.id}`));
  await openRefund(second);
  await fillPart(second, '30.00');
  await dialogOf(second).getByLabel('Reason').fill('Typed with care');

  await openRefund(page);
  await fillPart(page, '20.00');
  await dialogOf(page).getByRole('button', { name: 'Refund $20.00' }).click();
  await expect(page.getByText('$20.00 was refunded.')).toBeVisible();

  await dialogOf(second).getByRole('button', { name: 'Refund $30.00' }).click();
  await expect(
    dialogOf(second).getByRole('alert').filter({ hasText: '$22.00 can be refunded now' }),
  ).toHaveCount(1);
  await expect(dialogOf(second).getByLabel('Amount in dollars')).toHaveValue('30.00');
  await expect(dialogOf(second).getByLabel('Reason')).toHaveValue('Typed with care');
  expect(await givenBack(order.capture)).toEqual(['20.00']);
  // By then the page has the new sum.
  await expect(dialogOf(second).getByText('At most $22.00')).toBeVisible();
  await fillPart(second, '22');
  await dialogOf(second).getByRole('button', { name: 'Refund $22.00' }).click();
  await expect(second.getByText('$22.00 was refunded.')).toBeVisible();
  expect(await givenBack(order.capture)).toEqual(['20.00', '22.00']);
  await second.close();
});

test('PayPal is down: the refund stays requested, and a second press of the same dialog finds it', async ({
  page,
}) => {
  const order = await buy(page);
  await signIn(page, SLUG, `/admin/orders/${order.id}`);
  // PayPal makes the refund and its answer is lost; so is our server's answer to the browser.
  await breakPayPal('refund', { status: 503, afterCommit: true }, 2);
  let isCut = true;
  await page.route(`**/admin/orders/${order.id}`, async (route) => {
    if (isCut && route.request().method() === 'POST') {
      // By IP address: this client does not resolve names under localhost.
      const { host, hostname } = new URL(route.request().url());
      const url = route.request().url().replace(hostname, '127.0.0.1');
      await route.fetch({ url, headers: { ...route.request().headers(), host } });
      await route.abort();
    } else {
      await route.continue();
    }
  });
  await openRefund(page);
  await fillPart(page, '10');
  await dialogOf(page).getByRole('button', { name: 'Refund $10.00' }).click();
  await expect(dialogOf(page).getByText('This got no answer.')).toBeVisible();
  // Requested, or already reported by PayPal's webhook.
  const rows = await query<{ status: string }>('SELECT status FROM refunds WHERE order_id = $1', [order.id]);
  expect(rows).toHaveLength(1);
  isCut = false;
  await mendPayPal();
  await dialogOf(page).getByRole('button', { name: 'Refund $10.00' }).click();
  await expect(page.getByText('$10.00 was refunded.')).toBeVisible();
  expect(await givenBack(order.capture)).toEqual(['10.00']);
});

test('PayPal is down: the owner is told that the request is retried automatically', async ({ page }) => {
  const order = await buy(page);
  await signIn(page, SLUG, `/admin/orders/${order.id}`);
  await breakPayPal('refund', { status: 503 }, 2);
  await openRefund(page);
  await dialogOf(page).getByRole('button', { name: 'Refund $42.00' }).click();
  await expect(dialogOf(page).getByText('PayPal did not answer.')).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText('PayPal has not answered yet.')).toBeVisible();
  // A requested refund cannot be requested a second time.
  await expect(page.getByRole('button', { name: 'Refund', exact: true })).toHaveCount(0);
});

test('PayPal refuses: the reason is shown, and the refund can be retried', async ({ page }) => {
  const order = await buy(page);
  await signIn(page, SLUG, `/admin/orders/${order.id}`);
  const body = { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'REFUND_FAILED_INSUFFICIENT_FUNDS' }] };
  await breakPayPal('refund', { status: 422, body }, 1);
  await openRefund(page);
  const dialog = dialogOf(page);
  await dialog.getByLabel('Reason').fill('Sold out');
  await dialog.getByRole('button', { name: 'Refund $42.00' }).click();
  await expect(
    dialog.getByRole('alert').filter({ hasText: 'Your PayPal balance does not cover' }),
  ).toBeVisible();
  await expect(dialog.getByLabel('Reason')).toHaveValue('Sold out');
  await dialog.getByRole('button', { name: 'Refund $42.00' }).click();
  await expect(page.getByText('$42.00 was refunded.')).toBeVisible();
  expect(await givenBack(order.capture)).toEqual(['42.00']);
});

test('on a phone an order is cancelled and refunded in one step', async ({ page }) => {
  const order = await buy(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, SLUG, `/admin/orders/${order.id}`);
  await openRefund(page);
  await fillPart(page, '1');
  await expectAccessible(page);
  await dialogOf(page).getByRole('button', { name: 'Not now' }).click();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel this order?' });
  await expect(question.getByLabel('Refund $42.00 to Ada Winslow')).toBeChecked();
  await expectAccessible(page);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  await question.getByLabel('Reason').fill('Out of clay');
  await question.getByRole('button', { name: 'Cancel and refund $42.00' }).click();
  await expect(page.getByText('The order was cancelled and $42.00 refunded.')).toBeVisible();
  await expect(page.getByText('Moved to Cancelled')).toBeVisible();
  expect(await givenBack(order.capture)).toEqual(['42.00']);
  const [row] = await query('SELECT status, payment_status FROM orders WHERE id = $1', [order.id]);
  expect(row).toEqual({ status: 'cancelled', payment_status: 'refunded' });
});
