// What happens to a refund's row, its payment and its order after PayPal's answer. Runs in the transaction that holds
// the payment's lock.
import 'server-only';
import type { Refund } from '@/lib/db/generated/client';
import type { Database } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import { enqueueMail } from '@/lib/mail/outbox/outbox.commands';
import { type Cents, cents } from '@/lib/money/cents';
import { sumOfKind } from '@/lib/orders/charges';
import { type PaymentStatus, paymentStatusesBefore } from '@/lib/orders/status/status';
import { readCharges } from '@/lib/orders/stored-charges';
import type { GatewayRefund } from '@/lib/payments/gateway';
import { returnedFee } from '@/lib/payments/returned-fee';
import { clearAlerts, raiseAlert } from '../alerts/order-alerts.commands';
import { recordEvent } from '../events/order-events.commands';
import type { LockedPayment } from '../payments/lock-payment';
import { OPEN_REFUND_STATUSES } from '../refund-status';
import { taxOfRefund } from './by-item/refund-tax';
import { nextRefundCheck } from './refund-checks';
import { bookableAmount, statusAfterRefunds } from './refund-sums';

/** The money that went back. `id` is PayPal's; null if the shop gave the money back by hand. */
export type MoneyBack = Pick<GatewayRefund, 'amount' | 'currency' | 'platformFee'> & { id: string | null };

/** Completes a refund, once: row, payment, order, event and the buyer's mail. */
export async function completeRefund(
  db: Database,
  tenantId: TenantId,
  { row, payment, refund }: { row: Refund; payment: LockedPayment; refund: MoneyBack },
): Promise<void> {
  const { orderId } = payment;
  // A payment that never paid the order is refunded in full and stays out of all sums.
  const counts = payment.status === 'captured';
  // Without an amount from PayPal, use the requested one.
  const told = { ...refund, amount: refund.amount ?? cents(row.amountCents) };
  const amount = counts ? bookableAmount(payment, told) : cents(row.amountCents);
  if (amount === 0) {
    await failRefund(db, tenantId, { row, issue: 'NOTHING_LEFT', isAlerted: true });
    return;
  }
  const partnerFee = payment.feeCollection === 'at_paypal' ? partnerFeeOf(row, payment, refund) : null;
  // The platform's fee of a second capture is in no sum, and neither is what goes back of it.
  const counted = partnerFee === null ? (counts ? returnedFee(payment, amount) : cents(0)) : partnerFee;
  const returned = payment.platformFeeCents === 0 ? cents(0) : counted;
  await db.refund.update({
    where: { tenantId_id: { tenantId, id: row.id } },
    data: {
      status: 'completed',
      completedAt: new Date(),
      paypalRefundId: refund.id,
      amountCents: amount,
      platformFeeReturnedCents: returned,
      partnerFeeCents: partnerFee,
      taxCents: counts ? await taxBack(db, tenantId, { row, amount }) : null,
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
  // No mail for a reversal, which the shop did not make, and none for another currency, because mails name dollars.
  if (row.kind === 'refund' && refund.currency === 'USD') {
    await enqueueMail(db, tenantId, { orderId, kind: 'refund', subject: row.id });
  }
}

/** The tax in a refund that is about to be completed, by what the order's other refunds have given back. */
async function taxBack(
  db: Database,
  tenantId: TenantId,
  { row, amount }: { row: Refund; amount: Cents },
): Promise<Cents> {
  await lockOrder(db, tenantId, row.orderId);
  const { totalCents, charges, payments, refunds } = await db.order.findUniqueOrThrow({
    where: { tenantId_id: { tenantId, id: row.orderId } },
    select: {
      totalCents: true,
      charges: true,
      payments: { where: { status: 'captured' }, select: { amountCents: true, refundedCents: true } },
      refunds: { where: { status: 'completed' }, select: { taxCents: true } },
    },
  });
  const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);
  const order = {
    totalCents,
    taxCents: sumOfKind(readCharges(charges), 'tax', 'tax_included'),
    capturedCents: sum(payments.map(({ amountCents }) => amountCents)),
    refundedCents: sum(payments.map(({ refundedCents }) => refundedCents)),
    taxBackCents: sum(refunds.map(({ taxCents }) => taxCents ?? 0)),
  };
  return taxOfRefund(order, amount, row.taxCents === null ? null : cents(row.taxCents));
}

/** Locks the order: racing refunds of two of its payments would each miss the other's amount. */
const lockOrder = (db: Database, tenantId: TenantId, orderId: string) =>
  db.$queryRaw`
    SELECT 1 AS locked FROM orders WHERE tenant_id = ${tenantId}::uuid AND id = ${orderId}::uuid FOR NO KEY UPDATE`;

/** What went back of the fee that PayPal gave the platform: PayPal's word, or what it was asked for. */
const partnerFeeOf = (row: Refund, payment: LockedPayment, { platformFee }: MoneyBack): Cents =>
  cents(Math.min(platformFee ?? row.partnerFeeCents ?? 0, payment.partnerFeeCents));

/** Sets the order's payment status by what is left of all its captures. */
async function moveOrder(db: Database, tenantId: TenantId, orderId: OrderId): Promise<PaymentStatus | null> {
  await lockOrder(db, tenantId, orderId);
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

/** Marks a refund as pending at PayPal, and schedules a check. */
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

/** Fails a refund, which frees its reserved amount. Raises an alert if nobody waits for it. */
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
