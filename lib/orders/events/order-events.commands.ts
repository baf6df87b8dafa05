import 'server-only';
import type { Database } from '@/lib/db/tenant-db';
import { eventColumns, type OrderEvent } from './order-event';

/** Adds to an order's timeline what has just happened, in the transaction in which it happens. */
export async function recordEvent(
  db: Database,
  tenantId: string,
  orderId: string,
  event: OrderEvent,
): Promise<void> {
  await db.orderEvent.create({ data: { tenantId, orderId, ...eventColumns(event) } });
}

/** The same for many at once. `createdAt` is now, unless it is given. */
export async function recordEvents(
  db: Database,
  tenantId: string,
  events: readonly { orderId: string; event: OrderEvent; createdAt?: Date }[],
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
