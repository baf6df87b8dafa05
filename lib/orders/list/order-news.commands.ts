import 'server-only';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';

/**
 * Notes that somebody of the shop has looked at a paid order; one that was looked at before, or is not paid, stays as
 * it is. For the whole shop, and not for each person: what is asked is whether anybody has (docs/decisions.md).
 */
export async function markSeen(db: Database, tenantId: TenantId, orderId: OrderId): Promise<void> {
  await db.order.updateMany({
    where: { tenantId, id: orderId, seenAt: null, paidAt: { not: null } },
    data: { seenAt: new Date() },
  });
}

/** `markSeen` in a transaction of its own. */
export const noteSeen = (tenantId: TenantId, orderId: OrderId): Promise<void> =>
  tenantDb(tenantId, (db) => markSeen(db, tenantId, orderId));
