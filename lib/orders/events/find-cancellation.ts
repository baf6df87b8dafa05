import 'server-only';
import type { Database } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import { type OrderEventDetail, readEvent } from './order-event';

/** What was said when a person cancelled an order; null if nobody did. */
export async function findCancellation(
  db: Database,
  tenantId: TenantId,
  orderId: OrderId,
): Promise<OrderEventDetail | null> {
  const cancelled = { kind: 'order.status', toValue: 'cancelled' };
  const row = await db.orderEvent.findFirst({ where: { tenantId, orderId, ...cancelled } });
  return row && (readEvent(row)?.detail ?? null);
}
