import 'server-only';
import { Prisma } from '@/lib/db/generated/client';
import type { TenantId } from '@/lib/ids';

/** A shop's orders that were paid since then, with what was paid less what went back. No test orders. */
export const paidOrders = (tenantId: TenantId, from: Date): Prisma.Sql => Prisma.sql`
  SELECT o.id, o.paid_at, o.source, o.payment_status, coalesce((
    SELECT sum(p.amount_cents - p.refunded_cents) FROM payments p
    WHERE p.tenant_id = o.tenant_id AND p.order_id = o.id AND p.status = 'captured'), 0) AS paid
  FROM orders o WHERE o.tenant_id = ${tenantId}::uuid AND o.paid_at >= ${from} AND NOT o.is_test`;
