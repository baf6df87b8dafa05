// What becomes of a refund's row, its payment and its order once PayPal has said something of the refund. Runs in
// the transaction that holds the payment's lock.
import 'server-only';
import type { Refund } from '@/lib/db/generated/client';
import type { Database } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import { enqueueMail } from '@/lib/mail/outbox/outbox.commands';
import { cents } from '@/lib/money/cents';
import { type PaymentStatus, paymentStatusesBefore } from '@/lib/orders/status/status';
import type { GatewayRefund } from '@/lib/payments/gateway';
import { returnedFee } from '@/lib/payments/returned-fee';
import { clearAlerts, raiseAlert } from '../alerts/order-alerts.commands';
import { recordEvent } from '../events/order-events.commands';
import type { LockedPayment } from '../payments/lock-payment';
import { OPEN_REFUND_STATUSES } from '../refund-status';
import { nextRefundCheck } from './refund-checks';
import { bookableAmount, statusAfterRefunds } from './refund-sums';

/** What went back; without an id of PayPal's where the shop gave it back by hand. */
export type MoneyBack = Pick<GatewayRefund, 'amount' | 'currency'> & { id: string | null };

/** Ends a refund whose money has arrived, once: row, payment, order, event and the buyer's mail. */
export async function completeRefund(
  db: Database,
  tenantId: TenantId,
  { row, payment, refund }: { row: Refund; payment: LockedPayment; refund: MoneyBack },
): Promise<void> {
  const { orderId } = payment;
  // A payment that never counted as the order's is given back whole and stays out of every sum.
  const counts = payment.status === 'captured';
  // Told without an amount, it is what was asked for.
  const told = { ...refund, amount: refund.amount ?? cents(row.amountCents) };
  const amount = counts ? bookableAmount(payment, told) : cents(row.amountCents);
  if (amount === 0) {
    await failRefund(db, tenantId, { row, issue: 'NOTHING_LEFT', isAlerted: true });
    return;
  }
  const returned = counts ? returnedFee(payment, amount) : cents(0);
  await db.refund.update({
    where: { tenantId_id: { tenantId, id: row.id } },
    data: {
      status: 'completed',
      completedAt: new Date(),
      paypalRefundId: refund.id,
      amountCents: amount,
      platformFeeReturnedCents: returned,
      failure: null,
      nextCheckAt: null,
    },
  });
  await clearAlerts(db, tenantId, { orderId, subject: row.id });
  let to: PaymentStatus | null = null;
  if (counts) {
    await db.payment.update({
      where: { tenantId_id: { tenantId, id: payment.id } },
      data: { refundedCents: payment.refundedCents + amount },
    });
    to = await moveOrder(db, tenantId, orderId);
  }
  await recordEvent(db, tenantId, orderId, {
    kind: row.kind === 'reversal' ? 'payment.reversed' : 'payment.refunded',
    to,
    ...(refund.id === null ? { method: payment.method } : { paypalRefundId: refund.id }),
    amountCents: amount,
    currency: refund.currency,
    reason: row.reason,
    ...(row.reasonCode !== null && { reasonCode: row.reasonCode }),
    actorName: row.actorName,
  });
  // Of money that PayPal took back the shop has nothing to announce, and of another currency no amount to name.
  if (row.kind === 'refund' && refund.currency === 'USD') {
    await enqueueMail(db, tenantId, { orderId, kind: 'refund', subject: row.id });
  }
}

/** Moves the order's payment status to what is left of all its captures. */
async function moveOrder(db: Database, tenantId: TenantId, orderId: OrderId): Promise<PaymentStatus | null> {
  // Refunds of two payments of one order would each miss the other's.
  await db.$queryRaw`
    SELECT 1 AS locked FROM orders WHERE tenant_id = ${tenantId}::uuid AND id = ${orderId}::uuid FOR NO KEY UPDATE`;
  const { totalCents, payments } = await db.order.findUniqueOrThrow({
    where: { tenantId_id: { tenantId, id: orderId } },
    select: {
      totalCents: true,
      payments: { where: { status: 'captured' }, select: { amountCents: true, refundedCents: true } },
    },
  });
  const to = statusAfterRefunds(totalCents, payments);
  if (to === null) {
    return null;
  }
  const { count } = await db.order.updateMany({
    where: { tenantId, id: orderId, paymentStatus: { in: paymentStatusesBefore(to) } },
    data: { paymentStatus: to },
  });
  return count === 1 ? to : null;
}

/** Notes that PayPal works on a refund by itself, and will be asked how it stands. */
export async function awaitRefund(
  db: Database,
  tenantId: TenantId,
  { row, refund }: { row: Refund; refund: GatewayRefund },
): Promise<void> {
  await db.refund.update({
    where: { tenantId_id: { tenantId, id: row.id } },
    data: {
      status: 'pending',
      paypalRefundId: refund.id,
      failure: null,
      nextCheckAt: nextRefundCheck('pending', row.createdAt, new Date()),
    },
  });
}

/** Ends a refund that came to nothing: what was kept for it is free again. Alerted where nobody waits for it. */
export async function failRefund(
  db: Database,
  tenantId: TenantId,
  {
    row,
    issue,
    isAlerted,
    paypalRefundId = row.paypalRefundId,
  }: { row: Refund; issue: string; isAlerted: boolean; paypalRefundId?: string | null },
): Promise<void> {
  const { count } = await db.refund.updateMany({
    where: { tenantId, id: row.id, status: { in: [...OPEN_REFUND_STATUSES] } },
    data: { status: 'failed', failure: issue, nextCheckAt: null, paypalRefundId },
  });
  if (count === 0) {
    return;
  }
  const { orderId, actorName } = row;
  const detail = { refundId: row.id, amountCents: cents(row.amountCents), issue };
  await clearAlerts(db, tenantId, { orderId, subject: row.id });
  await recordEvent(db, tenantId, orderId, { kind: 'payment.refund_failed', ...detail, actorName });
  if (isAlerted) {
    await raiseAlert(db, tenantId, { orderId, kind: 'refund_failed', subject: row.id, detail });
  }
}
