import 'server-only';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import type { OrderMailKind } from '@/lib/mail/mail-kinds';
import { enqueueMail } from '@/lib/mail/outbox/outbox.commands';
import { cents } from '@/lib/money/cents';
import type { OrderEvent } from '@/lib/orders/events/order-event';
import { recordEvent } from '@/lib/orders/events/order-events.commands';
import { markSeen } from '@/lib/orders/list/order-news.commands';
import { readTakenMoney } from '@/lib/orders/refunds/taken-money';
import { giveStockBack, StockBackChangedError, stockAnswer } from '@/lib/orders/stock/give-stock-back';
import type { PiecesBack } from '@/lib/orders/stock/stock-back';
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

/** Fewer pieces of the order are out than should go back into the stock. Nothing was changed. */
export type StockBackError = { code: 'stock_back_changed' };

/** The mails to the shopper. Of other moves, only the order's page tells. */
const MAIL_OF_MOVE: Partial<Record<OrderStatus, OrderMailKind>> = {
  completed: 'order_completed',
  cancelled: 'order_cancelled',
};

/**
 * Moves an order to another status by compare-and-set with the status that the person saw. Writes the event and
 * enqueues the mail for a completed or cancelled order in the same transaction, and marks the order as seen. If the
 * order already has the new status, the result is ok without a second event. Any other conflict is refused with the
 * current status. A cancelled order gives `back` what it took of the stock, once; `reason` is why, for the shopper.
 */
export async function changeOrderStatus(
  tenantId: TenantId,
  { back = [], reason = '', ...move }: StatusMove & { back?: readonly PiecesBack[]; reason?: string },
): Promise<Result<OrderStatus, StatusMoveError | StockBackError>> {
  const { orderId, actorName } = move;
  try {
    return await tenantDb(tenantId, async (db) => {
      const cancellation =
        move.to === 'cancelled' ? await cancellationOf(db, tenantId, { orderId, back, reason }) : {};
      const [moved, isDone] = await tryMove(db, tenantId, { ...move, cancellation });
      if (isDone && move.to === 'cancelled') {
        await giveStockBack(db, tenantId, { orderId, back, actorName });
      }
      // It was cancelled before, with what somebody gave back then.
      return moved.ok && !isDone && back.length > 0 ? err({ code: 'stock_back_changed' as const }) : moved;
    });
  } catch (error) {
    if (error instanceof StockBackChangedError) {
      return err({ code: 'stock_back_changed' });
    }
    throw error;
  }
}

/** What the event of a cancellation tells, read before it: what goes back into the stock, and what of the money does not. */
async function cancellationOf(
  db: Database,
  tenantId: TenantId,
  { orderId, back, reason }: { orderId: OrderId; back: readonly PiecesBack[]; reason: string },
): Promise<CancellationDetail> {
  const { paid, returned } = await readTakenMoney(db, tenantId, orderId);
  return {
    ...(await stockAnswer(db, tenantId, { orderId, back })),
    ...(paid > returned && { keptCents: cents(paid - returned) }),
    // Only beside money, as with a refund: nobody has proved the address of an order that nobody paid.
    ...(paid > 0 && reason !== '' && { reason }),
  };
}

type Moved = Result<OrderStatus, StatusMoveError>;

/**
 * Like `changeOrderStatus`, within the caller's transaction. `mailNotBefore` delays the mail; none is sent if the
 * shopper `isTold` by another one.
 */
export const moveOrder = async (db: Database, tenantId: TenantId, move: ToldMove): Promise<Moved> =>
  (await tryMove(db, tenantId, move))[0];

type CancellationDetail = Pick<
  Extract<OrderEvent, { kind: 'order.status' }>,
  'piecesBack' | 'keptCents' | 'reason'
>;

type ToldMove = StatusMove & {
  mailNotBefore?: Date;
  isTold?: boolean;
  /** What the event of a cancellation tells beside it. */
  cancellation?: CancellationDetail;
};

/** The result, and whether this call moved the order. */
async function tryMove(
  db: Database,
  tenantId: TenantId,
  { orderId, from, to, actorName, mailNotBefore, isTold = false, cancellation = {} }: ToldMove,
): Promise<[Moved, boolean]> {
  const { count } = orderMovesFrom(from).includes(to)
    ? await db.order.updateMany({ where: { tenantId, id: orderId, status: from }, data: { status: to } })
    : { count: 0 };
  if (count === 1) {
    await recordEvent(db, tenantId, orderId, { kind: 'order.status', from, to, ...cancellation, actorName });
    const kind = MAIL_OF_MOVE[to];
    if (kind !== undefined && !isTold) {
      await enqueueMail(db, tenantId, { orderId, kind, ...(mailNotBefore && { notBefore: mailNotBefore }) });
    }
    await markSeen(db, tenantId, orderId);
    return [ok(to), true];
  }
  const row = await db.order.findUnique({
    where: { tenantId_id: { tenantId, id: orderId } },
    select: { status: true },
  });
  if (row === null) {
    return [err({ code: 'order_not_found' }), false];
  }
  const status = readOrderStatus(row.status);
  return [status === to ? ok(status) : err({ code: 'moved_on', status }), false];
}
