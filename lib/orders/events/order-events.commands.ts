import 'server-only';
import type { Prisma } from '@/lib/db/generated/client';
import { insertRows } from '@/lib/db/insert-rows';
import { newRowId } from '@/lib/db/row-id';
import type { Database } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import { eventColumns, type OrderEvent } from './order-event';

/** Adds an event to an order's timeline, in the transaction of its cause. */
export const recordEvent = (
  db: Database,
  tenantId: TenantId,
  orderId: OrderId,
  event: OrderEvent,
): Promise<void> => recordEvents(db, tenantId, [{ orderId, event }]);

type NewEvent = { orderId: OrderId; event: OrderEvent; createdAt?: Date };

/** Like `recordEvent`, for many events, in their order. `createdAt` defaults to now. */
export async function recordEvents(
  db: Database,
  tenantId: TenantId,
  events: readonly NewEvent[],
): Promise<void> {
  if (events.length > 0) {
    await db.$executeRaw(insertEvents(tenantId, events));
  }
}

/** The statement of `recordEvents`, for one that also makes what the events tell of (`writeTogether`). */
export function insertEvents(tenantId: TenantId, events: readonly NewEvent[]): Prisma.Sql {
  const now = new Date();
  const rows = events.map(({ orderId, event, createdAt = now }) => ({
    tenantId,
    id: newRowId(),
    orderId,
    ...eventColumns(event),
    createdAt,
  }));
  return insertRows('order_events', rows);
}
