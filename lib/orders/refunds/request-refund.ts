import 'server-only';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import { type Cents, cents } from '@/lib/money/cents';
import { moveOrder, type StatusMoveError } from '@/lib/orders/change-order-status';
import { isByHand } from '@/lib/orders/payment-method';
import type { OrderStatus } from '@/lib/orders/status/status';
import { readRefundStatus } from '@/lib/orders/status/stored-status';
import { err, ok, type Result } from '@/lib/result';
import { lockPayment, sumOpenRefunds } from '../payments/lock-payment';
import { askForRefund } from './ask-for-refund';
import type { RefundAllowance } from './refund-allowance';
import { readAllowance } from './refund-allowance.queries';
import { REFUND_CLAIM_LIFE } from './refund-follow-up.commands';
import type { RefundAnswer } from './refund-view';
import { completeRefund } from './settle-refund';

export type RefundWish = {
  /** Made by who asks: the same id is the same refund, however often it comes. */
  refundId: string;
  orderId: OrderId;
  paymentId: string;
  amount: Cents;
  /** What could be refunded as whoever asks has seen it. */
  seenRefundable: Cents;
  /** Up to 255 characters; the buyer reads it. May be empty. */
  reason: string;
  actorName: string;
  /** Whoever asks may give back what the owner allows of an order (refund-allowance.ts), and no more. */
  isLimited: boolean;
  /** Cancels the order in the same step, from the status that was seen; null leaves the order as it is. */
  cancelFrom: OrderStatus | null;
};

export type RefundWishError =
  | { code: 'payment_not_found' | 'not_captured' }
  /** The sum has changed since it was seen, or never was so much. */
  | { code: 'changed' | 'too_much'; refundable: Cents }
  /** More than somebody with a limit may give back of this order. Nothing was refunded. */
  | ({ code: 'over_limit' } & RefundAllowance)
  /** The id belongs to a refund of another amount. */
  | { code: 'asked_already'; amount: Cents }
  /** The order cannot be cancelled any more. Nothing was refunded. */
  | Extract<StatusMoveError, { code: 'moved_on' }>;

/**
 * Gives money of a captured payment back to its buyer, at most what is left and not promised yet. The amount is
 * reserved, and the order cancelled if that was asked for, in one transaction; then PayPal is asked, with none
 * open. Of money that did not come through PayPal it is written down in that transaction that the shop gives it back
 * itself: PayPal is never asked. From then on the refund is owed until PayPal has given a final answer, also if this process dies.
 */
export async function requestRefund(
  tenantId: TenantId,
  wish: RefundWish,
): Promise<Result<RefundAnswer, RefundWishError>> {
  const reserved = await tenantDb(tenantId, (db) => reserve(db, tenantId, wish));
  if (!reserved.ok) {
    return reserved;
  }
  // A cancelled order whose money stayed must not be forgotten with the dialog that said so.
  const isPersonWaiting = wish.cancelFrom === null;
  await askForRefund(tenantId, wish.refundId, {
    isPersonWaiting,
    isFirst: reserved.value.isNew,
    isOnlyIfDue: false,
  });
  const { status, failure, amountCents } = await tenantDb(tenantId, (db) =>
    db.refund.findUniqueOrThrow({ where: { tenantId_id: { tenantId, id: wish.refundId } } }),
  );
  return ok({ status: readRefundStatus(status), failure, amount: cents(amountCents) });
}

async function reserve(
  db: Database,
  tenantId: TenantId,
  wish: RefundWish,
): Promise<Result<{ isNew: boolean }, RefundWishError>> {
  const { refundId: id, orderId, paymentId, amount, reason, actorName } = wish;
  const payment = await lockPayment(db, tenantId, { id: paymentId });
  if (payment === null || payment.orderId !== orderId) {
    return err({ code: 'payment_not_found' });
  }
  const same = await db.refund.findUnique({ where: { tenantId_id: { tenantId, id } } });
  if (same !== null) {
    return same.paymentId === paymentId && same.amountCents === amount
      ? ok({ isNew: false })
      : err({ code: 'asked_already', amount: cents(same.amountCents) });
  }
  if (payment.status !== 'captured') {
    return err({ code: 'not_captured' });
  }
  const open = await sumOpenRefunds(db, tenantId, paymentId);
  const refundable = cents(Math.max(0, payment.amountCents - payment.refundedCents - open));
  if (refundable !== wish.seenRefundable) {
    return err({ code: 'changed', refundable });
  }
  if (amount > refundable) {
    return err({ code: 'too_much', refundable });
  }
  if (wish.isLimited) {
    // The order's payments can be refunded at the same time: their refunds are added up one after the other.
    await db.$queryRaw`
      SELECT 1 FROM orders WHERE tenant_id = ${tenantId}::uuid AND id = ${orderId}::uuid FOR NO KEY UPDATE`;
    const allowance = await readAllowance(db, tenantId, orderId);
    if (amount > allowance.left) {
      return err({ code: 'over_limit', ...allowance });
    }
  }
  if (wish.cancelFrom !== null) {
    const move = { orderId, from: wish.cancelFrom, to: 'cancelled' as const, actorName };
    const cancelled = await moveOrder(db, tenantId, move);
    if (!cancelled.ok) {
      const { error } = cancelled;
      return err(error.code === 'moved_on' ? error : { code: 'payment_not_found' });
    }
  }
  // Claimed from the beginning, so that no worker asks before the one that is about to.
  const nextCheckAt = new Date(Date.now() + REFUND_CLAIM_LIFE);
  const row = await db.refund.create({
    data: { tenantId, id, orderId, paymentId, amountCents: amount, reason, actorName, nextCheckAt },
  });
  if (isByHand(payment.method)) {
    await completeRefund(db, tenantId, { row, payment, refund: { id: null, amount, currency: 'USD' } });
  }
  return ok({ isNew: true });
}
