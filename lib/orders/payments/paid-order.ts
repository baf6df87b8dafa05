// What happens when an order is paid, by PayPal or by hand. Runs in the transaction that books the payment.
import 'server-only';
import { z } from 'zod';
import type { Database } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import { enqueueMail, type OwedMail } from '@/lib/mail/outbox/outbox.commands';
import { isHandedOver } from '@/lib/orders/delivery/delivery-lines';
import { readOrderedDelivery } from '@/lib/orders/delivery/ordered-delivery';
import type { OrderEvent } from '@/lib/orders/events/order-event';
import { recordEvent } from '@/lib/orders/events/order-events.commands';
import { orderStatusesBefore } from '@/lib/orders/status/status';

/**
 * A paid order has moved from `pending` to `processing`. Without an actor, even if a person marked the order as paid: an
 * event with an actor tells the shopper that somebody has started making the order.
 */
export const STARTED: OrderEvent = {
  kind: 'order.status',
  from: 'pending',
  to: 'processing',
  actorName: null,
};

/** Moves a paid order from `pending` to `processing`. */
export async function startWork(db: Database, tenantId: TenantId, orderId: OrderId): Promise<void> {
  const started = await db.order.updateMany({
    where: { tenantId, id: orderId, status: { in: orderStatusesBefore('processing') } },
    data: { status: 'processing' },
  });
  if (started.count === 1) {
    await recordEvent(db, tenantId, orderId, STARTED);
  }
}

/**
 * Completes a paid order whose goods changed hands when it was entered: nothing is left to make or to send. Without a
 * mail, because the confirmation says it all. `actorName`: who took the money; null for PayPal.
 */
export async function completeHandedOver(
  db: Database,
  tenantId: TenantId,
  { orderId, delivery, actorName }: { orderId: OrderId; delivery: unknown; actorName: string | null },
): Promise<void> {
  if (!isHandedOver(readOrderedDelivery(delivery))) {
    return;
  }
  const move = { from: 'processing', to: 'completed' } as const;
  const { count } = await db.order.updateMany({
    where: { tenantId, id: orderId, status: move.from },
    data: { status: move.to },
  });
  if (count === 1) {
    await recordEvent(db, tenantId, orderId, { kind: 'order.status', ...move, actorName });
  }
}

/** Enqueues the confirmation mail for the shopper. */
export const confirmOrder = (db: Database, tenantId: TenantId, orderId: OrderId): Promise<void> =>
  enqueueMail(db, tenantId, { orderId, kind: 'order_confirmation' });

/** What `announcementOf` needs to know of the shop. */
export const ANNOUNCEMENT = { notifiesNewOrders: true, notificationEmail: true } as const;

/** The same as a statement in SQL of our own reads it. */
export const announcementColumns = z.object({
  notifiesNewOrders: z.boolean(),
  notificationEmail: z.string().nullable(),
} satisfies Record<keyof typeof ANNOUNCEMENT, z.ZodType>);

/** The confirmation for the shopper, and the news of the order for a shop that wants it. */
export const announcementOf = (orderId: OrderId, shop: z.infer<typeof announcementColumns>): OwedMail[] => [
  { orderId, kind: 'order_confirmation' },
  ...(shop.notifiesNewOrders && shop.notificationEmail !== null
    ? [{ orderId, kind: 'new_order' } as const]
    : []),
];
