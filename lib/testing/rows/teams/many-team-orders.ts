import { database } from '@/lib/db/client';
import type { TenantId } from '@/lib/ids';

/**
 * Inserts `count` paid orders in production, each one line with a roster of `rows` people, every third ticked off.
 */
export async function insertManyTeamOrders(tenantId: TenantId, count: number, rows: number): Promise<void> {
  const db = database();
  await db.$executeRaw`
    INSERT INTO orders (tenant_id, id, order_number, customer_name, customer_email, customer_phone,
      shipping_address, shipping_city, shipping_state, shipping_zip, total_cents, charges, platform_fee_cents,
      status, payment_status, idempotency_key, request_fingerprint, created_at, updated_at)
    SELECT ${tenantId}::uuid, gen_random_uuid(), 900000 + n, 'Coach ' || n, 'coach' || n || '@example.com',
      '(503) 555-0142', '18 Foundry Lane', 'Portland', 'OR', '97202', 147000,
      jsonb_build_array(jsonb_build_object('kind', 'goods', 'name', '', 'rateBasisPoints', NULL, 'amountCents', 147000)), 59,
      'processing', 'paid', 'team-' || n, 'many', now() - n * interval '3 hours', now()
    FROM generate_series(1, ${count}::int) n`;
  await db.$executeRaw`
    INSERT INTO order_items (tenant_id, id, order_id, position, product_name, product_sku, product_price_cents,
      quantity, subtotal_cents, roster_data, roster_columns)
    SELECT o.tenant_id, gen_random_uuid(), o.id, 9, 'Jersey ' || o.order_number % 5, 'JER-' || o.order_number % 5,
      4900, ${rows}::int, 147000,
      (SELECT jsonb_agg(jsonb_build_object('Name', 'Player ' || n, 'Number', n::text,
        'Size', (ARRAY['S', 'M', 'L', 'XL', '2XL'])[1 + n % 5])) FROM generate_series(1, ${rows}::int) n),
      '{"columns": [{"label": "Name", "kind": "name"}, {"label": "Number", "kind": "number"}, {"label": "Size", "kind": "size"}]}'
    FROM orders o WHERE o.tenant_id = ${tenantId}::uuid AND o.idempotency_key LIKE 'team-%'`;
  await db.$executeRaw`
    INSERT INTO made_pieces (tenant_id, order_item_id, row, made_by)
    SELECT tenant_id, id, row, 'Dale Okafor' FROM order_items CROSS JOIN generate_series(0, ${rows - 1}::int, 3) row
    WHERE tenant_id = ${tenantId}::uuid AND position = 9`;
  await db.$executeRaw`ANALYZE orders, order_items, made_pieces`;
}
