// What follows once an order is paid, however the money came. Runs in the transaction that books it.
import 'server-only';
import type { Database } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import { enqueueMail } from '@/lib/mail/outbox/outbox.commands';
import { recordEvent } from '@/lib/orders/events/order-events.commands';
import { orderStatusesBefore } from '@/lib/orders/status/status';

/**
 * Moves a paid order on to where it is made, if it still waits. The move has no actor, however the money came: one with
 * an actor says to the shopper that somebody has begun.
 */
export async function startWork(db: Database, tenantId: TenantId, orderId: OrderId): Promise<void> {
  const started = await db.order.updateMany({
    where: { tenantId, id: orderId, status: { in: orderStatusesBefore('processing') } },
    data: { status: 'processing' },
  });
  if (started.count === 1) {
    await recordEvent(db, tenantId, orderId, {
      kind: 'order.status',
      from: 'pending',
      to: 'processing',
      actorName: null,
    });
  }
}

/** Owes the shopper the mail that confirms the order. */
export const confirmOrder = (db: Database, tenantId: TenantId, orderId: OrderId): Promise<void> =>
  enqueueMail(db, tenantId, { orderId, kind: 'order_confirmation' });
