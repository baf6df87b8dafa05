import 'server-only';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { isPaidOtherwise } from '@/lib/orders/capture/capture-answer';
import { capturePayment } from '@/lib/orders/capture/capture-payment';
import { REFUND_RETRY } from '@/lib/orders/capture/payment-checks';
import {
  askAgain,
  expirePayment,
  forgetAsking,
  forgetDecline,
  noteUnreachable,
  tryAgain,
} from '@/lib/orders/capture/payment-follow-up.commands';
import { type AskedPayment, paymentVerdict } from '@/lib/orders/capture/payment-verdict';
import { settlePayment } from '@/lib/orders/capture/settle-payment';
import { findCartRival } from '@/lib/orders/payments/cart-rival';
import { isOfAccount } from '@/lib/orders/payments/payment-account';
import { bookRefund } from '@/lib/orders/refunds/book-refund';
import { readAttemptStatus, readOrderStatuses } from '@/lib/orders/status/stored-status';
import type { GatewayCapture, GatewayRefund } from '@/lib/payments/gateway';
import { gatewayAccountOf } from '@/lib/payments/tenant-gateway';

/**
 * How a payment stands after PayPal was asked about it. `settled`: PayPal's word is booked; `open`: it has none yet;
 * `expired`: no money was taken, and none will be; `unavailable`: PayPal gave no usable answer; `unreachable`: the
 * shop's account cannot be asked; `unknown`: the shop has no such payment.
 */
export type Reconciled = 'settled' | 'open' | 'expired' | 'unavailable' | 'unreachable' | 'unknown';

type PaymentRow = NonNullable<Awaited<ReturnType<typeof findPayment>>>;

/**
 * Asks PayPal how a payment stands and books what it says: money that was taken and not written down here, money
 * that an approved order still waits to be taken, refunds, or that nothing came of it. Whatever happens, a payment
 * without a final answer is asked about again. Safe to call at any time, twice at once, and after a crash half-way.
 */
export async function reconcilePayment(
  tenantId: TenantId,
  paypalOrderId: string,
  now: Date = new Date(),
): Promise<Reconciled> {
  const payment = await findPayment(tenantId, paypalOrderId);
  if (payment === null) {
    return 'unknown';
  }
  const account = await gatewayAccountOf(tenantId);
  if (account === null) {
    return unreachable(tenantId, payment, now);
  }
  const found = await account.gateway.findOrder(paypalOrderId);
  if (!found.ok) {
    return noteFailure(tenantId, payment, found.error.kind, now);
  }
  if (found.value?.status === 'OPEN' && payment.declinedAt !== null) {
    await forgetDecline(tenantId, payment.id, payment.declinedAt);
  }
  const verdict = paymentVerdict(found.value, asked(payment, account.clientId), now);
  switch (verdict.kind) {
    case 'settle':
      return settle(tenantId, payment, verdict.capture, found.value?.refunds ?? [], now);
    case 'capture':
      return capture(tenantId, payment, now);
    case 'expire':
      return (await expirePayment(tenantId, payment)) ? 'expired' : 'open';
    case 'wait':
      if (found.value?.status === 'OPEN') {
        await forgetAsking(tenantId, payment, now);
      }
      await askAgain(tenantId, payment, now);
      return 'open';
    case 'unknown':
      return unreachable(tenantId, payment, now);
  }
}

const unreachable = async (tenantId: TenantId, payment: PaymentRow, now: Date): Promise<Reconciled> =>
  (await noteUnreachable(tenantId, payment, now)) ? 'expired' : 'unreachable';

const findPayment = (tenantId: TenantId, paypalOrderId: string) =>
  tenantDb(tenantId, async (db) => {
    const row = await db.payment.findUnique({
      where: { tenantId_paypalOrderId: { tenantId, paypalOrderId } },
      select: {
        id: true,
        orderId: true,
        attempt: true,
        paypalClientId: true,
        status: true,
        createdAt: true,
        nextCheckAt: true,
        captureAskedAt: true,
        declinedAt: true,
        order: { select: { id: true, cartId: true, status: true, paymentStatus: true } },
      },
    });
    return (
      row && {
        ...row,
        paypalOrderId,
        status: readAttemptStatus(row.status),
        order: readOrderStatuses(row.order),
        cartRival: await findCartRival(db, tenantId, row.order),
      }
    );
  });

const asked = (payment: PaymentRow, clientId: string): AskedPayment => ({
  status: payment.status,
  createdAt: payment.createdAt,
  captureAskedAt: payment.captureAskedAt,
  isUnwanted:
    payment.order.status === 'cancelled' ||
    isPaidOtherwise(payment.status, payment.order.paymentStatus) ||
    payment.cartRival?.code === 'cart_paid',
  isDeclined: payment.declinedAt !== null,
  isSameAccount: isOfAccount(payment.paypalClientId, clientId),
});

async function noteFailure(
  tenantId: TenantId,
  payment: PaymentRow,
  kind: 'unavailable' | 'refused' | 'misconfigured',
  now: Date,
): Promise<Reconciled> {
  if (kind === 'unavailable') {
    await tryAgain(tenantId, payment, now);
    return 'unavailable';
  }
  return unreachable(tenantId, payment, now);
}

async function settle(
  tenantId: TenantId,
  payment: PaymentRow,
  captured: GatewayCapture,
  refunds: readonly GatewayRefund[],
  now: Date,
): Promise<Reconciled> {
  const settled = await settlePayment(tenantId, payment.paypalOrderId, captured);
  if (settled === 'pending' || settled === 'unchanged') {
    await askAgain(tenantId, payment, now);
  }
  // Its mails are the outbox worker's: a mail server that hangs must not hold up other payments.
  try {
    for (const refund of refunds) {
      await bookRefund(tenantId, captured.id, refund, 'refund');
    }
  } catch (error) {
    // The capture is booked and would not be asked about again; its refunds are not.
    await askSoon(tenantId, payment.id, now);
    throw error;
  }
  const isRefunded = captured.status === 'REFUNDED' || captured.status === 'PARTIALLY_REFUNDED';
  if (refunds.length > 0 || !isRefunded) {
    await askNoMore(tenantId, payment.id);
  } else {
    await askAgain(tenantId, (await findPayment(tenantId, payment.paypalOrderId)) ?? payment, now);
  }
  return settled === 'pending' || settled === 'unchanged' ? 'open' : 'settled';
}

/** Its buyer approved it, and the browser that should have had the money taken is gone. */
async function capture(tenantId: TenantId, { paypalOrderId }: PaymentRow, now: Date): Promise<Reconciled> {
  const captured = await capturePayment(tenantId, paypalOrderId);
  // The attempt has set a moment of its own for the next question.
  const payment = await findPayment(tenantId, paypalOrderId);
  if (payment === null) {
    return 'unknown';
  }
  if (payment.status !== 'created') {
    return payment.status === 'pending' ? 'open' : 'settled';
  }
  if (captured.ok || captured.error === 'order_not_payable' || typeof captured.error === 'object') {
    await askAgain(tenantId, payment, now);
    return 'open';
  }
  return noteFailure(
    tenantId,
    payment,
    captured.error === 'unavailable' ? 'unavailable' : 'misconfigured',
    now,
  );
}

const askSoon = (tenantId: TenantId, id: string, now: Date) =>
  tenantDb(tenantId, (db) =>
    db.payment.updateMany({
      where: { tenantId, id },
      data: { nextCheckAt: new Date(now.getTime() + REFUND_RETRY) },
    }),
  );

const askNoMore = (tenantId: TenantId, id: string) =>
  tenantDb(tenantId, (db) =>
    db.payment.updateMany({
      where: { tenantId, id, status: { in: ['captured', 'failed'] }, nextCheckAt: { not: null } },
      data: { nextCheckAt: null },
    }),
  );
