import 'server-only';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import { enqueueMail } from '@/lib/mail/outbox.commands';
import { err, ok, type Result } from '@/lib/result';
import { type OrderStatus, orderMovesFrom } from './status';
import { readOrderStatus } from './stored-status';

export type StatusMove = {
  orderId: string;
  /** The status that whoever asks has seen. */
  from: OrderStatus;
  to: OrderStatus;
  /** Who asks, as the order's timeline names them. */
  actorName: string;
};

export type StatusMoveError = { code: 'order_not_found' } | { code: 'moved_on'; status: OrderStatus };

/**
 * Moves an order along its table, by compare-and-set with the status that was seen, and writes the event, and owes
 * the mail that a completed order's shopper gets, in the same transaction. An order that has got there already is
 * fine, and gets no second event; any other move is refused with the status as it stands now.
 */
export const changeOrderStatus = (
  tenantId: string,
  move: StatusMove,
): Promise<Result<OrderStatus, StatusMoveError>> => tenantDb(tenantId, (db) => moveOrder(db, tenantId, move));

/** The same within a transaction that does more. */
export async function moveOrder(
  db: Database,
  tenantId: string,
  { orderId, from, to, actorName }: StatusMove,
): Promise<Result<OrderStatus, StatusMoveError>> {
  const { count } = orderMovesFrom(from).includes(to)
    ? await db.order.updateMany({ where: { tenantId, id: orderId, status: from }, data: { status: to } })
    : { count: 0 };
  if (count === 1) {
    await db.orderEvent.create({
      data: { tenantId, orderId, kind: 'order.status', fromValue: from, toValue: to, actorName },
    });
    if (to === 'completed') {
      await enqueueMail(db, tenantId, { orderId, kind: 'order_completed' });
    }
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
