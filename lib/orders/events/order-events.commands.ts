import 'server-only';
import { Prisma } from '@/lib/db/generated/client';
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
  await db.$executeRaw(insertEvents(tenantId, events));
}

/** The statement of `recordEvents`, for one that also makes what the events tell of. */
export function insertEvents(tenantId: TenantId, events: readonly NewEvent[]): Prisma.Sql {
  const now = new Date();
  const rows = events.map(({ orderId, event, createdAt = now }) => ({
    id: newRowId(),
    orderId,
    ...eventColumns(event),
    createdAt,
  }));
  // Not Prisma's `createMany`, which plans the statement anew each time: twice its cost (docs/decisions/0283).
  return Prisma.sql`
    INSERT INTO order_events (tenant_id, id, order_id, kind, from_value, to_value, detail, actor_name, created_at)
    SELECT ${tenantId}::uuid, id, "orderId", kind, "fromValue", "toValue", detail, "actorName", "createdAt"
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS event (id uuid, "orderId" uuid, kind text,
      "fromValue" text, "toValue" text, detail jsonb, "actorName" text, "createdAt" timestamptz)`;
}
