// The orders of a year in every shop, as rows by SQL: one after another in time, so that a shop's orders lie between those
// of all others, as they do in a database that grew. Triggers are off, so the rows that triggers would make are here too.
import { type Filling, priceOf } from './shop-rows';

/** The newest orders of a shop are still to be made, the very newest is not paid yet. */
const TO_MAKE = 15;
const UNSEEN = 3;
/** Addresses of buyers in a shop. */
const BUYERS = 60;
const FEE = 'round(total_cents * 0.029)::int + 30';
const IS_PAID = 'kept >= 1 AND kept % 20 <> 7';
const IS_REFUNDED = `${IS_PAID} AND kept > ${TO_MAKE} AND kept % 40 = 18`;

/** `kept` counts a shop's orders from the newest. Two lines each, of two products. */
export const orderPlan = (orders: number, products: number): string[] => {
  const first = `1 + (n * 7 + shop) % ${products}`;
  const second = `1 + (n * 11 + shop * 3 + 1) % ${products}`;
  return [
    `CREATE TEMP TABLE plan_orders AS
     SELECT shop, tenant_id, n AS number, ${orders} - n AS kept, uuidv7() AS id, uuidv7() AS payment_id,
       ${first} AS first_product, ${second} AS second_product, ${priceOf(first)} + 2 * ${priceOf(second)} AS total_cents,
       (n * 13 + shop) % ${BUYERS} AS buyer,
       now() - (${orders} - n) * interval '365 days' / ${orders} - shop % 3600 * interval '1 second' AS created_at
     FROM plan_shops CROSS JOIN generate_series(1, ${orders}) AS n ORDER BY n, shop`,
    'ANALYZE plan_orders',
  ];
};

const EVENTS = [
  ['order.created', 'NULL', `'pending'`, 'true', '0'],
  ['payment.started', 'NULL', 'NULL', IS_PAID, '40'],
  ['payment.captured', 'NULL', `'paid'`, IS_PAID, '60'],
  ['order.status', `'pending'`, `'processing'`, IS_PAID, '60'],
] as const;

export const ORDER_ROWS: readonly Filling[] = [
  {
    table: 'order_counters',
    sql: `INSERT INTO order_counters (tenant_id, last_number) SELECT tenant_id, 1000 + max(number) FROM plan_orders GROUP BY 1`,
  },
  {
    table: 'orders',
    sql: `INSERT INTO orders (tenant_id, id, order_number, customer_name, customer_email, customer_phone, shipping_address,
        shipping_city, shipping_state, shipping_zip, total_cents, charges, platform_fee_cents, status, payment_status,
        idempotency_key, request_fingerprint, search_text, created_at, updated_at, paid_at, expired_at, seen_at)
      SELECT o.tenant_id, o.id, 1000 + o.number, 'Customer ' || o.buyer, 'customer-' || o.buyer || '@example.com', '(503) 555-0142',
        '18 Foundry Lane', 'Portland', 'OR', '97202', total_cents,
        jsonb_build_array(jsonb_build_object('kind', 'goods', 'name', '', 'rateBasisPoints', NULL, 'amountCents', total_cents)),
        ${FEE}, CASE WHEN NOT (${IS_PAID}) AND kept > 0 THEN 'cancelled' WHEN kept = 0 THEN 'pending'
          WHEN kept <= ${TO_MAKE} THEN 'processing' ELSE 'completed' END,
        CASE WHEN ${IS_REFUNDED} THEN 'partially_refunded' WHEN ${IS_PAID} THEN 'paid' ELSE 'unpaid' END,
        o.id::text, md5(o.id::text) || md5(o.id::text),
        lower(a.name || E'\\n' || a.sku || E'\\n' || b.name || E'\\n' || b.sku), o.created_at, now(),
        CASE WHEN ${IS_PAID} THEN o.created_at + interval '60 seconds' END,
        CASE WHEN NOT (${IS_PAID}) AND kept > 0 THEN o.created_at + interval '1 day' END,
        CASE WHEN kept >= ${UNSEEN} THEN o.created_at + interval '1 hour' END
      FROM plan_orders o
      JOIN plan_products a ON a.shop = o.shop AND a.product = o.first_product
      JOIN plan_products b ON b.shop = o.shop AND b.product = o.second_product
      ORDER BY o.number, o.shop`,
  },
  {
    table: 'order_items',
    sql: `INSERT INTO order_items (tenant_id, id, order_id, position, product_id, variant_id, product_name, product_sku,
        product_price_cents, product_image_url, quantity, subtotal_cents, choices)
      SELECT o.tenant_id, uuidv7(), o.id, position, p.id, p.id, p.name, p.sku, p.price_cents, p.image_url, 1 + position,
        p.price_cents * (1 + position), '[]'
      FROM plan_orders o CROSS JOIN generate_series(0, 1) AS position
      JOIN plan_products p ON p.shop = o.shop
        AND p.product = CASE position WHEN 0 THEN o.first_product ELSE o.second_product END
      ORDER BY o.number, o.shop`,
  },
  ...EVENTS.map(([kind, from, to, isWritten, seconds]) => ({
    table: 'order_events',
    sql: `INSERT INTO order_events (tenant_id, id, order_id, kind, from_value, to_value, created_at)
      SELECT tenant_id, uuidv7(), id, '${kind}', ${from}, ${to}, created_at + ${seconds} * interval '1 second'
      FROM plan_orders WHERE ${isWritten}`,
  })),
  {
    table: 'payments',
    sql: `INSERT INTO payments (tenant_id, id, order_id, attempt, paypal_order_id, paypal_capture_id, amount_cents,
        paypal_fee_cents, platform_fee_cents, refunded_cents, status, next_check_at, captured_at, created_at)
      SELECT tenant_id, payment_id, id, 1, 'PAY' || id, 'CAP' || id, total_cents, 84, ${FEE},
        CASE WHEN ${IS_REFUNDED} THEN total_cents / 2 ELSE 0 END, 'captured', NULL, created_at + interval '60 seconds', created_at
      FROM plan_orders WHERE ${IS_PAID}`,
  },
  {
    table: 'refunds',
    sql: `INSERT INTO refunds (tenant_id, id, order_id, payment_id, paypal_refund_id, amount_cents,
        platform_fee_returned_cents, status, next_check_at, created_at, completed_at)
      SELECT tenant_id, uuidv7(), id, payment_id, 'REF' || id, total_cents / 2, (${FEE}) / 2, 'completed', NULL,
        created_at + interval '2 days', created_at + interval '2 days'
      FROM plan_orders WHERE ${IS_REFUNDED}`,
  },
  {
    table: 'fee_entries',
    sql: `INSERT INTO fee_entries (tenant_id, id, order_id, payment_id, kind, collection, amount_cents, booked_at)
      SELECT tenant_id, payment_id, id, payment_id, 'fee', 'owed', ${FEE}, created_at + interval '60 seconds'
      FROM plan_orders WHERE ${IS_PAID}`,
  },
  {
    table: 'outbox_mails',
    sql: `INSERT INTO outbox_mails (tenant_id, id, order_id, kind, attempts, next_attempt_at, created_at, sent_at)
      SELECT tenant_id, uuidv7(), id, kind, 1, NULL, created_at + interval '60 seconds', created_at + interval '62 seconds'
      FROM plan_orders CROSS JOIN unnest(ARRAY['order_confirmation', 'new_order']) AS kind WHERE ${IS_PAID}`,
  },
  {
    table: 'buyers',
    sql: `INSERT INTO buyers (tenant_id, id, email, name, order_count, paid_cents, last_order_at)
      SELECT tenant_id, gen_random_uuid(), 'customer-' || buyer || '@example.com', 'Customer ' || buyer, count(*),
        sum(total_cents - CASE WHEN ${IS_REFUNDED} THEN total_cents / 2 ELSE 0 END), max(created_at)
      FROM plan_orders WHERE ${IS_PAID} GROUP BY tenant_id, buyer`,
  },
];
