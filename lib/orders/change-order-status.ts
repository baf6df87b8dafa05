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
  /** The status that whoever asks has seen. */
  from: OrderStatus;
  to: OrderStatus;
  /** Who asks, as the order's timeline names them. */
  actorName: string;
};

export type StatusMoveError = { code: 'order_not_found' } | { code: 'moved_on'; status: OrderStatus };

/** What the shopper is told of a move; of the others by the order's page alone. */
const MAIL_OF_MOVE: Partial<Record<OrderStatus, OrderMailKind>> = {
  completed: 'order_completed',
  cancelled: 'order_cancelled',
};

/**
 * Moves an order along its table, by compare-and-set with the status that was seen, and writes the event, and owes
 * the mail that the shopper of a completed or cancelled order gets, in the same transaction. Whoever moves an order has
 * looked at it. An order that has got there already is
 * fine, and gets no second event; any other move is refused with the status as it stands now.
 */
export const changeOrderStatus = (
  tenantId: TenantId,
  move: StatusMove,
): Promise<Result<OrderStatus, StatusMoveError>> => tenantDb(tenantId, (db) => moveOrder(db, tenantId, move));

/** The same within a transaction that does more; its mail can be made to wait. */
export async function moveOrder(
  db: Database,
  tenantId: TenantId,
  { orderId, from, to, actorName, mailNotBefore }: StatusMove & { mailNotBefore?: Date },
): Promise<Result<OrderStatus, StatusMoveError>> {
  const { count } = orderMovesFrom(from).includes(to)
    ? await db.order.updateMany({ where: { tenantId, id: orderId, status: from }, data: { status: to } })
    : { count: 0 };
  if (count === 1) {
    await recordEvent(db, tenantId, orderId, { kind: 'order.status', from, to, actorName });
    const kind = MAIL_OF_MOVE[to];
    if (kind !== undefined) {
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
