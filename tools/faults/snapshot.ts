// The whole database in one query, with the stand-in's ledger, the mailbox and the shoppers' answers.
import { z } from 'zod';
import type { ReceivedMail } from './inbox';
import type { AskedRefund, Attempt, Outage, Page } from './record';
import type { Shop } from './shops';
import type { Ledger } from './stand-in';
import type { Violation } from './violation';
import type { World } from './world';

const orderRow = z.object({
  id: z.string(),
  tenantId: z.string(),
  slug: z.string(),
  number: z.int(),
  key: z.string(),
  cartId: z.string().nullable(),
  email: z.string(),
  totalCents: z.int(),
  status: z.string(),
  paymentStatus: z.string(),
  items: z.array(
    z.object({ priceCents: z.int(), quantity: z.int(), upchargeCents: z.int(), subtotalCents: z.int() }),
  ),
  events: z.array(z.object({ kind: z.string(), from: z.string().nullable(), to: z.string().nullable() })),
  payments: z.array(
    z.object({
      id: z.string(),
      paypalOrderId: z.string(),
      captureId: z.string().nullable(),
      status: z.string(),
      amountCents: z.int(),
      refundedCents: z.int(),
      platformFeeCents: z.int(),
    }),
  ),
  /** The sum of the order's entries in the ledger of fees. */
  bookedFeeCents: z.int(),
  refunds: z.array(z.object({ id: z.string(), status: z.string(), amountCents: z.int() })),
  mails: z.array(z.object({ id: z.string(), kind: z.string(), subject: z.string(), isSent: z.boolean() })),
});

const databaseRow = z.object({
  orders: z.array(orderRow),
  /** The last order number of a shop. */
  counters: z.array(z.object({ slug: z.string(), last: z.int() })),
  /** Number of rows that point to a row of another shop, or to none, for each foreign key. */
  strays: z.array(z.object({ link: z.string(), rows: z.int() })),
  /** Counted pieces: what was counted, what paid orders name, and what is left. */
  stock: z.array(
    z.object({
      slug: z.string(),
      variant: z.string(),
      counted: z.int(),
      sold: z.int(),
      onHand: z.int(),
    }),
  ),
  /** Work that is still waiting. */
  waiting: z.object({ refunds: z.int(), events: z.int() }),
});

export type DatabaseState = z.output<typeof databaseRow>;
export type OrderState = DatabaseState['orders'][number];

export type Snapshot = {
  shops: readonly Shop[];
  database: DatabaseState;
  ledger: Ledger;
  mails: readonly ReceivedMail[];
  attempts: readonly Attempt[];
  refunds: readonly AskedRefund[];
  pages: readonly Page[];
  outages: readonly Outage[];
  complaints: readonly Violation[];
  interruptions: number;
};

/** Every foreign key between tables of shops: child, its column, and its parent. */
const LINKS = `
  SELECT child.relname AS child, parent.relname AS parent, child_column.attname AS column
  FROM pg_constraint c
  JOIN pg_class child ON child.oid = c.conrelid
  JOIN pg_class parent ON parent.oid = c.confrelid
  JOIN pg_attribute child_column ON child_column.attrelid = c.conrelid AND child_column.attnum = c.conkey[2]
  JOIN pg_attribute parent_column ON parent_column.attrelid = c.confrelid AND parent_column.attnum = c.confkey[2]
  WHERE c.contype = 'f' AND cardinality(c.conkey) = 2 AND parent_column.attname = 'id'
  ORDER BY 1, 3`;

type Link = { child: string; parent: string; column: string };

/** Does not trust the keys that it checks: looks a row's parent up by its id alone, in any shop. */
const strayRows = ({ child, parent, column }: Link) => `
  SELECT '${child}.${column}' AS link, count(*)::int AS rows FROM "${child}" c
  LEFT JOIN "${parent}" p ON p.id = c."${column}"
  WHERE c."${column}" IS NOT NULL AND p.tenant_id IS DISTINCT FROM c.tenant_id`;

const list = (fields: string, from: string, order: string) =>
  `(SELECT coalesce(json_agg(json_build_object(${fields}) ORDER BY ${order}), '[]') FROM ${from} x
    WHERE x.tenant_id = o.tenant_id AND x.order_id = o.id)`;

const stateQuery = (links: readonly Link[]) => `
  SELECT json_build_object(
    'orders', (SELECT coalesce(json_agg(json_build_object(
      'id', o.id, 'tenantId', o.tenant_id, 'slug', t.slug, 'number', o.order_number, 'key', o.idempotency_key,
      'cartId', o.cart_id,
      'email', o.customer_email, 'totalCents', o.total_cents, 'status', o.status, 'paymentStatus', o.payment_status,
      'items', ${list(
        `'priceCents', x.product_price_cents, 'quantity', x.quantity, 'upchargeCents', x.upcharge_cents,
         'subtotalCents', x.subtotal_cents`,
        'order_items',
        'x.position',
      )},
      'events', ${list(`'kind', x.kind, 'from', x.from_value, 'to', x.to_value`, 'order_events', 'x.created_at, x.id')},
      'payments', ${list(
        `'id', x.id, 'paypalOrderId', x.paypal_order_id, 'captureId', x.paypal_capture_id, 'status', x.status,
         'amountCents', x.amount_cents, 'refundedCents', x.refunded_cents,
         'platformFeeCents', x.platform_fee_cents`,
        'payments',
        'x.attempt',
      )},
      'bookedFeeCents', (SELECT coalesce(sum(x.amount_cents), 0) FROM fee_entries x
        WHERE x.tenant_id = o.tenant_id AND x.order_id = o.id),
      'refunds', ${list(`'id', x.id, 'status', x.status, 'amountCents', x.amount_cents`, 'refunds', 'x.id')},
      'mails', ${list(
        `'id', x.id, 'kind', x.kind, 'subject', x.subject, 'isSent', x.sent_at IS NOT NULL`,
        'outbox_mails',
        'x.id',
      )}
    ) ORDER BY o.order_number), '[]') FROM orders o JOIN tenants t ON t.id = o.tenant_id),
    'counters', (SELECT coalesce(json_agg(json_build_object('slug', t.slug, 'last', c.last_number)), '[]')
      FROM order_counters c JOIN tenants t ON t.id = c.tenant_id),
    'strays', (SELECT coalesce(json_agg(s), '[]') FROM (${links.map(strayRows).join(' UNION ALL ')}) s WHERE s.rows > 0),
    'stock', (SELECT coalesce(json_agg(json_build_object(
      'slug', t.slug, 'variant', v.id, 'onHand', v.on_hand,
      'counted', (SELECT coalesce(sum(c.change), 0) FROM stock_changes c WHERE c.variant_id = v.id AND c.kind = 'corrected'),
      'sold', (SELECT coalesce(sum(i.quantity), 0) FROM order_items i
        JOIN orders o ON o.tenant_id = i.tenant_id AND o.id = i.order_id
        WHERE i.variant_id = v.id AND o.payment_status IN ('paid', 'partially_refunded', 'refunded'))
    )), '[]') FROM product_variants v JOIN tenants t ON t.id = v.tenant_id
      JOIN products p ON p.tenant_id = v.tenant_id AND p.id = v.product_id WHERE p.stock_kind <> 'uncounted'),
    'waiting', json_build_object(
      'refunds', (SELECT count(*) FROM refunds WHERE status IN ('requested', 'pending')),
      'events', (SELECT count(*) FROM webhook_events WHERE handled_at IS NULL))
  ) AS state`;

let links: readonly Link[] | undefined;

/** The present state. Call it while nothing is under way. */
export async function takeSnapshot(world: World): Promise<Snapshot> {
  links ??= await world.sql<Link>(LINKS);
  const [rows, ledger, mails] = await Promise.all([
    world.sql<{ state: unknown }>(stateQuery(links)),
    world.payPal.ledger(),
    world.inbox.list(),
  ]);
  const { attempts, refunds, pages, outages, complaints, interruptions } = world.record;
  const database = databaseRow.parse(rows[0]?.state);
  return {
    shops: world.shops,
    database,
    ledger,
    mails,
    attempts,
    refunds,
    pages,
    outages,
    complaints,
    interruptions,
  };
}
