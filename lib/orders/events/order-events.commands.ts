import 'server-only';
import type { Database } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import { eventColumns, type OrderEvent } from './order-event';

/** Adds to an order's timeline what has just happened, in the transaction in which it happens. */
export async function recordEvent(
  db: Database,
  tenantId: TenantId,
  orderId: OrderId,
  event: OrderEvent,
): Promise<void> {
  await db.orderEvent.create({ data: { tenantId, orderId, ...eventColumns(event) } });
}

/** The same for many at once. `createdAt` is now, unless it is given. */
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
