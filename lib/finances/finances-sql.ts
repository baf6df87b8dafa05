// The definition of an entry in SQL, shared by sums, list and export.
import 'server-only';
import { Prisma } from '@/lib/db/generated/client';
import type { TenantId } from '@/lib/ids';
import { isOfRealOrder } from '@/lib/orders/test-orders/real-orders-sql';
import type { Period } from './period';

/** An entry's place in the list, which is sorted newest first. */
export type EntryPlace = { at: Date; id: string };

type Bounds = Period & {
  /** Only entries after it. */
  after?: EntryPlace | null;
  /** The most rows of each kind that can be needed. */
  limit?: number;
};

const between = (
  column: Prisma.Sql,
  id: Prisma.Sql,
  { from, to, after, limit }: Bounds,
): Prisma.Sql => Prisma.sql`
  ${column} >= ${from} AND ${column} < ${to}
  ${after ? Prisma.sql`AND (${column}, ${id}) < (${after.at}, ${after.id}::uuid)` : Prisma.empty}
  ${limit === undefined ? Prisma.empty : Prisma.sql`ORDER BY ${column} DESC, ${id} DESC LIMIT ${limit}`}`;

/**
 * Captures and completed refunds of a period, each on its own day. A payment that never paid its order (a wrong
 * amount) is no entry, nor is its refund. Neither is anything of a test order.
 */
export const entriesIn = (tenantId: TenantId, bounds: Bounds): Prisma.Sql => Prisma.sql`
  (SELECT p.captured_at AS at, p.id, 'payment' AS kind, p.order_id, p.amount_cents AS gross,
     coalesce(p.paypal_fee_cents, 0) AS paypal_fee, p.platform_fee_cents AS platform_fee, 0 AS refunded,
     p.paypal_fee_cents IS NULL AS is_fee_unknown, p.paypal_capture_id AS paypal_id, p.note AS reason, NULL AS reason_code, p.method
   FROM payments p
   WHERE p.tenant_id = ${tenantId}::uuid AND p.status = 'captured' AND ${isOfRealOrder('p')}
     AND ${between(Prisma.sql`p.captured_at`, Prisma.sql`p.id`, bounds)})
  UNION ALL
  (SELECT r.completed_at, r.id, 'refund', r.order_id, 0, 0, -r.platform_fee_returned_cents, r.amount_cents,
     false, r.paypal_refund_id, r.reason, r.reason_code, p.method
   FROM refunds r JOIN payments p ON p.tenant_id = r.tenant_id AND p.id = r.payment_id
   WHERE r.tenant_id = ${tenantId}::uuid AND r.status = 'completed' AND p.status = 'captured' AND ${isOfRealOrder('r')}
     AND ${between(Prisma.sql`r.completed_at`, Prisma.sql`r.id`, bounds)})`;
