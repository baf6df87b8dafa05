import 'server-only';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import type { OrderMailKind } from '@/lib/mail/mail-kinds';
import { enqueueMail } from '@/lib/mail/outbox/outbox.commands';
import { recordEvent } from '@/lib/orders/events/order-events.commands';
import { markSeen } from '@/lib/orders/list/order-news.commands';
import { err, ok, type Result } from '@/lib/result';
import { type OrderStatus, orderMovesFrom } from './status/status';
import { readOrderStatus } from './status/stored-status';

export type StatusMove = {
  orderId: OrderId;
  /** The status that the person saw when they asked. */
  from: OrderStatus;
  to: OrderStatus;
  /** The person who asks, as the order's timeline names them. */
  actorName: string;
};

export type StatusMoveError = { code: 'order_not_found' } | { code: 'moved_on'; status: OrderStatus };

/** The mails to the shopper. Of other moves, only the order's page tells. */
const MAIL_OF_MOVE: Partial<Record<OrderStatus, OrderMailKind>> = {
  completed: 'order_completed',
  cancelled: 'order_cancelled',
};

/**
 * Moves an order to another status by compare-and-set with the status that the person saw. Writes the event and
 * enqueues the mail for a completed or cancelled order in the same transaction, and marks the order as seen. If the
 * order already has the new status, the result is ok without a second event. Any other conflict is refused with the
 * current status.
 */
export const changeOrderStatus = (
  tenantId: TenantId,
  move: StatusMove,
): Promise<Result<OrderStatus, StatusMoveError>> => tenantDb(tenantId, (db) => moveOrder(db, tenantId, move));

/**
 * Like `changeOrderStatus`, within the caller's transaction. `mailNotBefore` delays the mail; none is sent if the
 * shopper `isTold` by another one.
 */
export async function moveOrder(
  db: Database,
  tenantId: TenantId,
  {
    orderId,
    from,
    to,
    actorName,
    mailNotBefore,
    isTold = false,
  }: StatusMove & { mailNotBefore?: Date; isTold?: boolean },
): Promise<Result<OrderStatus, StatusMoveError>> {
  const { count } = orderMovesFrom(from).includes(to)
    ? await db.order.updateMany({ where: { tenantId, id: orderId, status: from }, data: { status: to } })
    : { count: 0 };
  if (count === 1) {
    await recordEvent(db, tenantId, orderId, { kind: 'order.status', from, to, actorName });
    const kind = MAIL_OF_MOVE[to];
    if (kind !== undefined && !isTold) {
      await enqueueMail(db, tenantId, { orderId, kind, ...(mailNotBefore && { notBefore: mailNotBefore }) });
    }
    await markSeen(db, tenantId, orderId);
    return ok(to);
  }
  const row = await db.order.findUnique({
    where: { tenantId_id: { tenantId, id: orderId } },
    select: { status: true },
  });
  if (row === null) {
    return err({ code: 'order_not_found' as const });
  }
  const status = readOrderStatus(row.status);
  return status === to ? ok(status) : err({ code: 'moved_on' as const, status });
}
