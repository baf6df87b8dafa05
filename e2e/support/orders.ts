// Orders for the admin area's tests: inserted by SQL, so that they can have any content, and deleted again.
import { randomUUID } from 'node:crypto';
import { chargesOfLines } from '@/lib/testing/rows/charges';
import { query } from './database';

export type TestItem = {
  name: string;
  quantity?: number;
  customization?: { label: string; text: string };
  logo_url?: string;
  roster_url?: string;
  roster_data?: object[];
  roster_columns?: object;
  upcharge_cents?: number;
};

export type TestOrder = {
  customer: string;
  email?: string;
  status?: string;
  payment_status?: string;
  items: TestItem[];
};

const PRICE = 2_800;

/** Inserts an unpaid order into a demo shop; returns its id and number. */
export async function insertOrder(slug: string, order: TestOrder): Promise<{ id: string; number: number }> {
  const id = randomUUID();
  const total = order.items.reduce(
    (sum, { quantity = 1, upcharge_cents = 0 }) => sum + quantity * PRICE + upcharge_cents,
    0,
  );
  const upcharges = order.items.reduce((sum, { upcharge_cents = 0 }) => sum + upcharge_cents, 0);
  const [row] = await query<{ order_number: number }>(
    `INSERT INTO orders (tenant_id, id, order_number, customer_name, customer_email, customer_phone, shipping_address,
       shipping_city, shipping_state, shipping_zip, total_cents, charges, platform_fee_cents, status, payment_status,
       idempotency_key, request_fingerprint)
     SELECT t.id, $2, 500000 + floor(random() * 1000000)::int, $3, $4, '(503) 555-0142', '18 Foundry Lane', 'Portland',
       'OR', '97202', $5, $9, 0, $6, $7, $8, 'test'
     FROM tenants t WHERE t.slug = $1 RETURNING order_number`,
    [
      slug,
      id,
      order.customer,
      order.email ?? 'probe@example.com',
      total,
      order.status ?? 'pending',
      order.payment_status ?? 'unpaid',
      `test-${id}`,
      JSON.stringify(chargesOfLines(total, upcharges)),
    ],
  );
  await query(
    `INSERT INTO order_items (tenant_id, id, order_id, position, product_name, product_sku, product_price_cents, quantity,
       customization_label, customization_text, logo_url, roster_url, roster_data,
       roster_columns, upcharge_cents, subtotal_cents)
     SELECT o.tenant_id, gen_random_uuid(), o.id, item.position, item.name, 'TST-' || item.position, $3, item.quantity,
       item.label, item.text, item.logo_url, item.roster_url, item.roster_data, item.roster_columns,
       coalesce(item.upcharge_cents, 0), $3 * item.quantity + coalesce(item.upcharge_cents, 0)
     FROM orders o, jsonb_to_recordset($2::jsonb) AS item (position int, name text, quantity int, label text, text text,
       logo_url text, roster_url text, roster_data jsonb, roster_columns jsonb, upcharge_cents int)
     WHERE o.id = $1`,
    [
      id,
      JSON.stringify(
        order.items.map(({ customization, quantity = 1, ...item }, position) => ({
          ...item,
          ...customization,
          quantity,
          position,
        })),
      ),
      PRICE,
    ],
  );
  await query(
    `INSERT INTO order_events (tenant_id, id, order_id, kind, to_value)
     SELECT tenant_id, gen_random_uuid(), id, 'order.created', status FROM orders WHERE id = $1`,
    [id],
  );
  return { id, number: row?.order_number ?? 0 };
}

/** Deletes every order that `insertOrder` has inserted. */
export const removeTestOrders = () => query("DELETE FROM orders WHERE request_fingerprint = 'test'");

/** A seeded order of a shop: its oldest. */
export async function someOrderOf(slug: string) {
  const [row] = await query<{ id: string; order_number: number; customer_name: string; status: string }>(
    `SELECT o.id, o.order_number, o.customer_name, o.status FROM orders o JOIN tenants t ON t.id = o.tenant_id
     WHERE t.slug = $1 ORDER BY o.created_at LIMIT 1`,
    [slug],
  );
  if (!row) {
    throw new Error(`${slug} has no orders`);
  }
  return row;
}
