import { database } from '@/lib/db/client';
import type { TenantId } from '@/lib/ids';
import { insertMany } from '@/lib/testing/database/insert-many';

/**
 * Inserts `count` orders of a shop over the last year, the newest now, by a statement in the database: each with two
 * lines, an event and a payment; nine of ten are captured, and every twentieth is half refunded. Then runs ANALYZE.
 *
 * A table that others refer to is analysed right after it was filled: a foreign key is checked with a cached plan,
 * and a plan made while the statistics show an empty table scans the whole table for each row.
 */
export async function insertManyOrders(tenantId: TenantId, count: number): Promise<void> {
  const db = database();
  await db.$executeRaw`
    INSERT INTO orders (tenant_id, id, order_number, customer_name, customer_email, customer_phone,
      shipping_address, shipping_city, shipping_state, shipping_zip, total_cents, charges, platform_fee_cents,
      status, payment_status, idempotency_key, request_fingerprint, search_text, created_at, updated_at)
    SELECT ${tenantId}::uuid, gen_random_uuid(), 1000 + n, 'Customer ' || n, 'customer' || n || '@example.com',
      '(503) 555-0142', '18 Foundry Lane', 'Portland', 'OR', '97202', 1000 + n % 9000,
      jsonb_build_array(jsonb_build_object('kind', 'goods', 'name', '', 'rateBasisPoints', NULL, 'amountCents', 1000 + n % 9000)), 59,
      (ARRAY['pending', 'processing', 'completed', 'completed', 'cancelled'])[1 + n % 5], 'paid',
      'many-' || n, 'many', 'harvest mug' || E'\\nmug-0001\\nfor otter no. ' || n || E'\\nharvest mug\\nmug-0001', now() - (n - 1) * interval '52 minutes', now()
    FROM generate_series(1, ${count}::int) n`;
  await db.$executeRaw`ANALYZE orders`;
  await db.$executeRaw`
    INSERT INTO order_items (tenant_id, id, order_id, position, product_name, product_sku,
      product_price_cents, quantity, subtotal_cents)
    SELECT tenant_id, gen_random_uuid(), id, position, 'Harvest Mug', 'MUG-0001', total_cents / 2, 1, total_cents / 2
    FROM orders CROSS JOIN generate_series(0, 1) position WHERE tenant_id = ${tenantId}::uuid`;
  await db.$executeRaw`
    INSERT INTO order_events (tenant_id, id, order_id, kind, to_value, created_at)
    SELECT tenant_id, gen_random_uuid(), id, 'order.created', 'pending', created_at
    FROM orders WHERE tenant_id = ${tenantId}::uuid`;
  // In two parts: the fees that its trigger books refer to it while it is being filled.
  await insertMany(
    count,
    ['payments', 'fee_entries'],
    (first, last) => db.$executeRaw`
    INSERT INTO payments (tenant_id, id, order_id, attempt, paypal_order_id, paypal_capture_id, amount_cents,
      paypal_fee_cents, platform_fee_cents, refunded_cents, status, captured_at, created_at, updated_at)
    SELECT tenant_id, gen_random_uuid(), id, 1, 'PAY' || id, CASE WHEN order_number % 10 > 0 THEN 'CAP' || id END,
      total_cents, 84, platform_fee_cents, CASE WHEN order_number % 20 = 1 THEN total_cents / 2 ELSE 0 END,
      CASE WHEN order_number % 10 > 0 THEN 'captured' ELSE 'failed' END,
      CASE WHEN order_number % 10 > 0 THEN created_at END, created_at, now()
    FROM orders WHERE tenant_id = ${tenantId}::uuid
      AND order_number BETWEEN 1000 + ${first}::int AND 1000 + ${last}::int`,
  );
  await db.$executeRaw`ANALYZE payments`;
  await db.$executeRaw`
    INSERT INTO refunds (tenant_id, id, order_id, payment_id, paypal_refund_id, amount_cents,
      platform_fee_returned_cents, status, next_check_at, created_at, completed_at)
    SELECT tenant_id, gen_random_uuid(), order_id, id, 'REF' || id, refunded_cents, platform_fee_cents / 2, 'completed', NULL,
      captured_at, least(captured_at + interval '2 days', now())
    FROM payments WHERE tenant_id = ${tenantId}::uuid AND status = 'captured' AND refunded_cents > 0`;
  await db.$executeRaw`ANALYZE order_items, order_events, refunds`;
}
