import 'server-only';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';

/**
 * Marks a paid order as seen by somebody of the shop; no change if it was seen before or is unpaid. One mark for the
 * whole shop, not one for each person: the question is whether anybody has seen it (docs/decisions/0112).
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
