// The floor of a paid order: the rows that the product writes for it, written by plain SQL over the driver, in the
// same three transactions (order, opened payment, capture).

import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { asOrderId, type OrderId } from '@/lib/ids';

const TABLES = ['orders', 'order_items', 'order_events', 'payments', 'outbox_mails'] as const;

/** Number of rows in each table for one order. */
export async function rowsOf(client: Client, orderId: OrderId): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of TABLES) {
    const column = table === 'orders' ? 'id' : 'order_id';
    const { rowCount } = await client.query(`SELECT FROM "${table}" WHERE "${column}" = $1`, [orderId]);
    counts[table] = rowCount ?? 0;
  }
  return counts;
}

/** A separate shop for the floor's orders, so that the product's order book is not touched. */
export async function makeFloorShop(client: Client): Promise<string> {
  const id = randomUUID();
  await client.query(
    `INSERT INTO tenants (id, name, slug, state, updated_at) VALUES ($1, 'The Floor', $2, 'live', now())`,
    [id, `floor-${id.slice(0, 8)}`],
  );
  await client.query('INSERT INTO order_counters (tenant_id, last_number) VALUES ($1, 1000)', [id]);
  return id;
}

const event = `INSERT INTO order_events (tenant_id, id, order_id, kind, from_value, to_value, detail)
  VALUES ($1, $2, $3, $4, $5, $6, $7)`;
const mail = `INSERT INTO outbox_mails (tenant_id, id, order_id, kind, sent_at, next_attempt_at)
  VALUES ($1, $2, $3, $4, now(), NULL)`;

/** Inserts one order and pays it. `mails` are the kinds that the product queues for it. Returns its id. */
export async function insertPaidOrder(
  client: Client,
  shopId: string,
  mails: readonly string[],
): Promise<OrderId> {
  const id = asOrderId(randomUUID());
  const paymentId = randomUUID();
  const reference = randomUUID();
  const addEvent = (kind: string, from: string | null, to: string | null, detail: object = {}) =>
    client.query(event, [shopId, randomUUID(), id, kind, from, to, detail]);

  await client.query('BEGIN');
  const counted = await client.query<{ last_number: number }>(
    'UPDATE order_counters SET last_number = last_number + 1 WHERE tenant_id = $1 RETURNING last_number',
    [shopId],
  );
  await client.query(
    `INSERT INTO orders (tenant_id, id, order_number, customer_name, customer_email, customer_phone, shipping_address,
       shipping_city, shipping_state, shipping_zip, total_cents, charges, platform_fee_cents, idempotency_key,
       request_fingerprint, updated_at)
     VALUES ($1, $2, $3, 'Ada Potter', 'ada@example.com', '555 0100', '1 Kiln Lane', 'Portland', 'OR', '97201', 2800,
       '[{"kind": "goods", "name": "", "rateBasisPoints": null, "amountCents": 2800}]', 111, $4, $5, now())`,
    [shopId, id, counted.rows[0]?.last_number, reference, reference.repeat(2)],
  );
  await client.query(
    `INSERT INTO order_items (tenant_id, id, order_id, position, product_name, product_sku, product_price_cents,
       quantity, subtotal_cents) VALUES ($1, $2, $3, 0, 'Everyday Mug', 'MUG-1', 2800, 1, 2800)`,
    [shopId, randomUUID(), id],
  );
  await addEvent('order.created', null, 'pending');
  await client.query('COMMIT');

  await client.query('BEGIN');
  await client.query(
    `INSERT INTO payments (tenant_id, id, order_id, attempt, paypal_order_id, amount_cents, updated_at)
     VALUES ($1, $2, $3, 1, $4, 2800, now())`,
    [shopId, paymentId, id, reference],
  );
  await addEvent('payment.started', null, null, { paypalOrderId: reference, attempt: 1 });
  await client.query('COMMIT');

  await client.query('BEGIN');
  await client.query(
    `UPDATE payments SET status = 'captured', paypal_capture_id = $3, paypal_fee_cents = 147, platform_fee_cents = 111,
       captured_at = now(), next_check_at = NULL WHERE tenant_id = $1 AND id = $2 AND status <> 'captured'`,
    [shopId, paymentId, reference],
  );
  await client.query(
    `UPDATE orders SET payment_status = 'paid', paid_at = now(), status = 'processing'
     WHERE tenant_id = $1 AND id = $2 AND payment_status = 'unpaid'`,
    [shopId, id],
  );
  await addEvent('payment.captured', null, 'paid', { paypalCaptureId: reference });
  await addEvent('order.status', 'pending', 'processing');
  for (const kind of mails) {
    await client.query(mail, [shopId, randomUUID(), id, kind]);
  }
  await client.query('COMMIT');
  return id;
}
