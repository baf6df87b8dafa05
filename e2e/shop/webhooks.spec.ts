// PayPal's webhooks to the shop after the shopper has closed the window.
import type { Page } from 'playwright/test';
import { query } from '../support/database';
import { mailsTo } from '../support/mailbox';
import {
  mendPayPal,
  payPalDeliveries,
  payPalLedger,
  payPalMessages,
  usualPayPalMessages,
} from '../support/paypal';
import { postJson, rawRequest } from '../support/raw-request';
import { shop } from '../support/shops';
import { addToCart, expect, fillCheckout, payWith, test } from '../support/test';

const SLUG = 'clayandkiln';
const HOST = `${SLUG}.localhost:${process.env.E2E_PORT}`;
const PATH = '/api/paypal/webhook';

type Row = { id: string; payment_status: string; status: string; paypal_order_id: string | null };

const newEmail = () => `shopper-${crypto.randomUUID().slice(0, 8)}@example.com`;

async function orderOf(email: string): Promise<Row | undefined> {
  const [order] = await query<Row>(
    `SELECT o.id, o.payment_status, o.status, p.paypal_order_id
     FROM orders o LEFT JOIN payments p ON p.tenant_id = o.tenant_id AND p.order_id = o.id
     WHERE o.customer_email = $1`,
    [email],
  );
  return order;
}

const eventsOf = async (email: string) => {
  const rows = await query<{ kind: string }>(
    `SELECT e.kind FROM order_events e JOIN orders o ON o.tenant_id = e.tenant_id AND o.id = e.order_id
     WHERE o.customer_email = $1 ORDER BY e.created_at, e.id`,
    [email],
  );
  return rows.map(({ kind }) => kind);
};

const messagesKept = async () => {
  const [row] = await query<{ count: string }>('SELECT count(*) FROM webhook_events');
  return Number(row?.count);
};

const messagesOf = (paypalOrderId: string) =>
  query<{ event_type: string; handled_at: Date | null }>(
    'SELECT event_type, handled_at FROM webhook_events WHERE payload::text LIKE $1 ORDER BY event_type',
    [`%${paypalOrderId}%`],
  );

/** A cart at the checkout, with the form filled in. */
async function goToCheckout(page: Page, email: string): Promise<void> {
  await addToCart(page, SLUG, 'Name Mug', 'Rosalind');
  await page.goto(shop(SLUG, '/checkout'));
  await fillCheckout(page, { email });
}

/** Approves and closes the page before it tells the shop. */
async function approveAndVanish(page: Page): Promise<void> {
  const asked = new Promise<void>((resolve) => {
    void page.route('**/api/paypal/capture-order', () => resolve());
  });
  await payWith(page, 'Approve');
  await asked;
  await page.goto('about:blank');
}

test.beforeEach(async () => {
  await mendPayPal();
  await usualPayPalMessages();
});
test.afterEach(usualPayPalMessages);

test('a window closed after the approval: the order is paid, once, and its mail is sent', async ({
  page,
}) => {
  const email = newEmail();
  await goToCheckout(page, email);
  await approveAndVanish(page);
  expect(await orderOf(email)).toMatchObject({ payment_status: 'unpaid' });
  await expect
    .poll(async () => (await orderOf(email))?.payment_status, { timeout: 20_000, intervals: [250] })
    .toBe('paid');
  const order = await orderOf(email);
  expect(order?.status).toBe('processing');
  expect(await mailsTo(email)).toHaveLength(1);
  const { captures } = (await payPalLedger()) as { captures: { orderId: string }[] };
  expect(captures.filter(({ orderId }) => orderId === order?.paypal_order_id)).toHaveLength(1);
  // The webhook of the capture follows, and finds everything done.
  await expect
    .poll(async () => (await messagesOf(order?.paypal_order_id ?? '')).map((one) => one.handled_at !== null))
    .toEqual([true, true]);
  expect(await eventsOf(email)).toEqual([
    'order.created',
    'payment.started',
    'payment.captured',
    'order.status',
  ]);
});

test('webhooks that come late, repeatedly and in the wrong order change nothing', async ({ page }) => {
  const email = newEmail();
  await payPalMessages('hold');
  await payPalMessages('duplicate', { times: 25 });
  await goToCheckout(page, email);
  await payWith(page, 'Approve');
  await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible();
  const [paid, events] = [await orderOf(email), await eventsOf(email)];
  expect(await messagesOf(paid?.paypal_order_id ?? '')).toEqual([]);
  await payPalMessages('release', { order: 'reversed' });

  const { deliveries } = (await payPalDeliveries()) as { deliveries: { status: number }[] };
  expect(deliveries).toHaveLength(50);
  expect(new Set(deliveries.map(({ status }) => status))).toEqual(new Set([200]));
  await expect
    .poll(async () => (await messagesOf(paid?.paypal_order_id ?? '')).map((one) => one.handled_at !== null), {
      timeout: 15_000,
    })
    .toEqual([true, true]);
  expect([await orderOf(email), await eventsOf(email)]).toEqual([paid, events]);
  expect(await mailsTo(email)).toHaveLength(1);
});

test('forged webhooks do nothing, leave nothing and reveal nothing', async ({ page }) => {
  const email = newEmail();
  await payPalMessages('forge', { times: 1_000 });
  await goToCheckout(page, email);
  await approveAndVanish(page);
  // The reconciler must not find out meanwhile by asking PayPal.
  await query(
    `UPDATE payments SET next_check_at = now() + interval '1 hour'
     WHERE (tenant_id, order_id) IN (SELECT tenant_id, id FROM orders WHERE customer_email = $1)`,
    [email],
  );
  const before = await messagesKept();
  await expect
    .poll(
      async () => ((await payPalDeliveries()) as { deliveries: { status: number }[] }).deliveries[0]?.status,
    )
    .toBe(401);
  const forged = await postJson(HOST, PATH, { id: 'WH-1', event_type: 'PAYMENT.CAPTURE.COMPLETED' });
  expect([forged.status, forged.json]).toEqual([
    401,
    {
      error: { code: 'message_not_signed', message: 'This message is not signed by PayPal for this store.' },
    },
  ]);
  const elsewhere = await postJson(`quietloom.localhost:${process.env.E2E_PORT}`, PATH, {});
  expect([elsewhere.status, elsewhere.json]).toEqual([401, forged.json]);
  // A refused webhook is not stored and causes no work (webhook.db.test.ts), so there is nothing to wait for.
  expect(await messagesKept()).toBe(before);
  expect(await orderOf(email)).toMatchObject({ payment_status: 'unpaid', status: 'pending' });
});

test('the address accepts webhooks and nothing else', async () => {
  for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
    expect((await rawRequest({ host: HOST, path: PATH, method })).status, method).toBe(405);
  }
});

test('PayPal’s stand-in knows the payments of the demo orders', async () => {
  const { captures } = (await payPalLedger()) as { captures: { id: string; amount: string }[] };
  const rows = await query<{ id: string; cents: number }>(
    `SELECT paypal_capture_id AS id, amount_cents AS cents FROM payments
     WHERE paypal_capture_id LIKE 'DEMOCAPTURE%'`,
  );
  expect(rows.length).toBeGreaterThan(10);
  for (const { id, cents } of rows) {
    const capture = captures.find((one) => one.id === id);
    expect(Math.round(Number(capture?.amount) * 100), id).toBe(cents);
  }
});
