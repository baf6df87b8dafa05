import 'server-only';
import type { Database } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import { eventColumns, type OrderEvent } from './order-event';

/** Adds an event to an order's timeline, in the transaction of its cause. */
export async function recordEvent(
  db: Database,
  tenantId: TenantId,
  orderId: OrderId,
  event: OrderEvent,
): Promise<void> {
  // Not `createMany`, whose plan Prisma does not keep.
  await db.orderEvent.create({ data: { tenantId, orderId, ...eventColumns(event) }, select: { id: true } });
}

/** Like `recordEvent`, for many events. `createdAt` defaults to now. */
export async function recordEvents(
  db: Database,
  tenantId: TenantId,
  events: readonly { orderId: OrderId; event: OrderEvent; createdAt?: Date }[],
): Promise<void> {
  await db.orderEvent.createMany({
    data: events.map(({ orderId, event, createdAt }) => ({
      tenantId,
      orderId,
      ...eventColumns(event),
      ...(createdAt && { createdAt }),
    })),
  });
}
