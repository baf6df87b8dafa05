import 'server-only';
import { tenantDb, tenantStatement } from '@/lib/db/tenant-db';
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
import { type GatewayAccount, gatewayAccountOf } from '@/lib/payments/tenant-gateway';

/**
 * The result of a check. `settled`: PayPal's answer is booked. `open`: there is no final answer yet. `expired`: no
 * money was taken, and none will be. `unavailable`: PayPal gave no usable answer. `unreachable`: the PayPal account
 * cannot be asked. `unknown`: the shop has no such payment.
 */
export type Reconciled = 'settled' | 'open' | 'expired' | 'unavailable' | 'unreachable' | 'unknown';

type PaymentRow = NonNullable<Awaited<ReturnType<typeof findPayment>>>;

/**
 * Asks PayPal about a payment and books the answer: a capture that was not recorded here, an approved order that still
 * has to be captured, refunds, or that no money will come. Whatever happens, a payment without a final answer is
 * checked again. Idempotent, and safe in races and after a crash.
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
  const verdict = paymentVerdict(found.value, asked(payment, account), now);
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
        paypalMerchantId: true,
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

const asked = (payment: PaymentRow, account: GatewayAccount): AskedPayment => ({
  status: payment.status,
  createdAt: payment.createdAt,
  captureAskedAt: payment.captureAskedAt,
  isUnwanted:
    payment.order.status === 'cancelled' ||
    isPaidOtherwise(payment.status, payment.order.paymentStatus) ||
    payment.cartRival?.code === 'cart_paid',
  isDeclined: payment.declinedAt !== null,
  isSameAccount: isOfAccount(payment, account),
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
  // No mails here: the outbox worker sends them, because a mail server that hangs must not delay other payments.
  try {
    for (const refund of refunds) {
      await bookRefund(tenantId, captured.id, refund, 'refund');
    }
  } catch (error) {
    // The capture is booked, so no further check would follow; its refunds still need one.
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

/** The buyer has approved, but the browser that should have requested the capture is gone. */
async function capture(tenantId: TenantId, { paypalOrderId }: PaymentRow, now: Date): Promise<Reconciled> {
  const captured = await capturePayment(tenantId, paypalOrderId);
  // Read again: the capture attempt has changed `nextCheckAt`.
  const payment = await findPayment(tenantId, paypalOrderId);
  if (payment === null) {
    return 'unknown';
  }
  if (payment.status !== 'created') {
    return payment.status === 'pending' ? 'open' : 'settled';
  }
  const isLeftOpen =
    captured.ok ||
    captured.error === 'order_not_payable' ||
    captured.error === 'store_not_selling' ||
    captured.error === 'out_of_stock' ||
    typeof captured.error === 'object';
  if (isLeftOpen) {
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
  tenantStatement(tenantId, (db) =>
    db.payment.updateMany({
      where: { tenantId, id },
      data: { nextCheckAt: new Date(now.getTime() + REFUND_RETRY) },
    }),
  );

const askNoMore = (tenantId: TenantId, id: string) =>
  tenantStatement(tenantId, (db) =>
    db.payment.updateMany({
      where: { tenantId, id, status: { in: ['captured', 'failed'] }, nextCheckAt: { not: null } },
      data: { nextCheckAt: null },
    }),
  );
