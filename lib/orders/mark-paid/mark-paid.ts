import 'server-only';
import { isUniqueViolation } from '@/lib/db/errors';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import { cents } from '@/lib/money/cents';
import { isCaptureUnderWay } from '@/lib/orders/capture/payment-verdict';
import { recordEvent } from '@/lib/orders/events/order-events.commands';
import type { HandMethod } from '@/lib/orders/payment-method';
import { completeHandedOver, confirmOrder, startWork } from '@/lib/orders/payments/paid-order';
import { copyRosters } from '@/lib/orders/placing/copy-rosters';
import { AWAITING_PAYMENT } from '@/lib/orders/status/status';
import { readAttemptStatus, readOrderStatuses } from '@/lib/orders/status/stored-status';
import { bookHeld } from '@/lib/orders/stock/book-held';
import { err, ok, type Result } from '@/lib/result';

export type HandPayment = {
  orderId: OrderId;
  method: HandMethod;
  /** Why it counts as paid. */
  note: string;
  /** The person who says so, as the order's timeline names them. */
  actorName: string;
};

/**
 * `paid`: the order is paid already. `checking`: PayPal is reviewing a payment of it. `being_taken`: a capture is
 * running. `closed`: the order is cancelled. `test_order`: money would be in no sum.
 */
export type MarkPaidError = 'order_not_found' | 'paid' | 'checking' | 'being_taken' | 'closed' | 'test_order';

/**
 * Books an unpaid order in full as paid outside of PayPal, as a person of the shop says. One transaction: a payment,
 * the order's status by compare-and-set, the event, and the confirmation mail. Captures and the expiry of unpaid
 * orders change the same row, so in a race one of them wins, and the others see the result: money that PayPal captures
 * later is a second capture and is refunded.
 *
 * The platform takes no fee (docs/decisions/0076).
 */
export async function markPaid(
  tenantId: TenantId,
  payment: HandPayment,
): Promise<Result<null, MarkPaidError>> {
  try {
    return await tenantDb(tenantId, (db) => bookByHand(db, tenantId, payment));
  } catch (error) {
    if (!isUniqueViolation(error)) {
      throw error;
    }
    // In a race, a PayPal payment got the same attempt number. The retry takes the next number.
    return tenantDb(tenantId, (db) => bookByHand(db, tenantId, payment));
  }
}

/** `markPaid` in the caller's transaction, such as the one that has just placed the order. */
export async function bookByHand(
  db: Database,
  tenantId: TenantId,
  { orderId, method, note, actorName }: HandPayment,
): Promise<Result<null, MarkPaidError>> {
  // Locks the order's row: captures and the expiry change it too, so what is read here stays true until the end.
  await db.$queryRaw`
    SELECT 1 AS locked FROM orders WHERE tenant_id = ${tenantId}::uuid AND id = ${orderId}::uuid FOR NO KEY UPDATE`;
  const order = await db.order.findUnique({
    where: { tenantId_id: { tenantId, id: orderId } },
    select: {
      status: true,
      paymentStatus: true,
      totalCents: true,
      isTest: true,
      delivery: true,
      customerEmail: true,
      payments: true,
    },
  });
  if (order === null) {
    return err('order_not_found');
  }
  if (order.isTest) {
    return err('test_order');
  }
  const now = new Date();
  const refusal = refusalOf(order, now);
  if (refusal !== null) {
    return err(refusal);
  }
  const { count } = await db.order.updateMany({
    where: {
      tenantId,
      id: orderId,
      status: { not: 'cancelled' },
      paymentStatus: { in: [...AWAITING_PAYMENT] },
    },
    data: { paymentStatus: 'paid', paidAt: now, seenAt: now },
  });
  if (count === 0) {
    return err('paid');
  }
  await db.payment.create({
    data: {
      tenantId,
      orderId,
      attempt: 1 + Math.max(0, ...order.payments.map(({ attempt }) => attempt)),
      method,
      note,
      actorName,
      amountCents: order.totalCents,
      paypalFeeCents: 0,
      platformFeeCents: 0,
      status: 'captured',
      capturedAt: now,
      nextCheckAt: null,
    },
  });
  await recordEvent(db, tenantId, orderId, {
    kind: 'payment.by_hand',
    method,
    amountCents: cents(order.totalCents),
    reason: note,
    actorName,
  });
  await copyRosters(db, tenantId, orderId);
  await bookHeld(db, tenantId, orderId);
  await startWork(db, tenantId, orderId);
  await completeHandedOver(db, tenantId, { orderId, delivery: order.delivery, actorName });
  // A completed order needs no confirmation any more, and a sale at a stall may have nobody to write to.
  if (order.status !== 'completed' && order.customerEmail !== '') {
    await confirmOrder(db, tenantId, orderId);
  }
  return ok(null);
}

type OrderRow = {
  status: string;
  paymentStatus: string;
  payments: readonly { status: string; captureAskedAt: Date | null; declinedAt: Date | null }[];
};

function refusalOf(order: OrderRow, now: Date): MarkPaidError | null {
  const { status, paymentStatus } = readOrderStatuses(order);
  if (status === 'cancelled') {
    return 'closed';
  }
  if (paymentStatus === 'pending') {
    return 'checking';
  }
  if (!AWAITING_PAYMENT.includes(paymentStatus)) {
    return 'paid';
  }
  const isTaken = order.payments.some(({ captureAskedAt, declinedAt, ...payment }) =>
    isCaptureUnderWay(
      { status: readAttemptStatus(payment.status), captureAskedAt, isDeclined: declinedAt !== null },
      now,
    ),
  );
  return isTaken ? 'being_taken' : null;
}
