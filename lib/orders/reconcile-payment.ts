import 'server-only';
import { tenantDb } from '@/lib/db/tenant-db';
import type { GatewayCapture, GatewayRefund } from '@/lib/payments/gateway';
import { gatewayAccountOf } from '@/lib/payments/tenant-gateway';
import { bookRefund } from './book-refund';
import { capturePayment } from './capture-payment';
import { deliverOrderMails } from './deliver-order-mails';
import { CAPTURE_CHECK } from './payment-checks';
import { askAgain, expirePayment, noteUnreachable, tryAgain } from './payment-follow-up';
import { type AskedPayment, paymentVerdict } from './payment-verdict';
import { settlePayment } from './settle-payment';

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
  tenantId: string,
  paypalOrderId: string,
  now: Date = new Date(),
): Promise<Reconciled> {
  const payment = await findPayment(tenantId, paypalOrderId);
  if (payment === null) {
    return 'unknown';
  }
  const account = await gatewayAccountOf(tenantId);
  if (account === null) {
    await noteUnreachable(tenantId, payment, now);
    return 'unreachable';
  }
  const found = await account.gateway.findOrder(paypalOrderId);
  if (!found.ok) {
    return noteFailure(tenantId, payment, found.error.kind, now);
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
      await askAgain(tenantId, payment, now);
      return 'open';
    case 'unknown':
      await noteUnreachable(tenantId, payment, now);
      return 'unreachable';
  }
}

const findPayment = (tenantId: string, paypalOrderId: string) =>
  tenantDb(tenantId, (db) =>
    db.payment.findUnique({
      where: { tenantId_paypalOrderId: { tenantId, paypalOrderId } },
      select: {
        id: true,
        orderId: true,
        attempt: true,
        paypalOrderId: true,
        paypalClientId: true,
        status: true,
        createdAt: true,
        nextCheckAt: true,
        order: { select: { status: true } },
      },
    }),
  );

const asked = ({ status, createdAt, paypalClientId, order }: PaymentRow, clientId: string): AskedPayment => ({
  status,
  createdAt,
  isOrderCancelled: order.status === 'cancelled',
  isSameAccount: paypalClientId === null || paypalClientId === clientId,
});

async function noteFailure(
  tenantId: string,
  payment: PaymentRow,
  kind: 'unavailable' | 'refused' | 'misconfigured',
  now: Date,
): Promise<Reconciled> {
  if (kind === 'unavailable') {
    await tryAgain(tenantId, payment, now);
    return 'unavailable';
  }
  await noteUnreachable(tenantId, payment, now);
  return 'unreachable';
}

async function settle(
  tenantId: string,
  payment: PaymentRow,
  captured: GatewayCapture,
  refunds: readonly GatewayRefund[],
  now: Date,
): Promise<Reconciled> {
  const settled = await settlePayment(tenantId, payment.paypalOrderId, captured);
  if (settled === 'pending' || settled === 'unchanged') {
    await askAgain(tenantId, payment, now);
  }
  await deliverOrderMails(tenantId, payment.orderId);
  try {
    for (const refund of refunds) {
      await bookRefund(tenantId, captured.id, refund, 'refund');
    }
  } catch (error) {
    // The capture is booked and would not be asked about again; its refunds are not.
    await askSoon(tenantId, payment.id);
    throw error;
  }
  if (refunds.length > 0) {
    await askNoMore(tenantId, payment.id);
  }
  return settled === 'pending' || settled === 'unchanged' ? 'open' : 'settled';
}

/** Its buyer approved it, and the browser that should have had the money taken is gone. */
async function capture(
  tenantId: string,
  { paypalOrderId, orderId }: PaymentRow,
  now: Date,
): Promise<Reconciled> {
  const captured = await capturePayment(tenantId, paypalOrderId);
  // The attempt has set a moment of its own for the next question.
  const payment = await findPayment(tenantId, paypalOrderId);
  if (payment === null) {
    return 'unknown';
  }
  if (payment.status !== 'created') {
    await deliverOrderMails(tenantId, orderId);
    return payment.status === 'pending' ? 'open' : 'settled';
  }
  if (captured.ok || captured.error === 'order_not_payable') {
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

const askSoon = (tenantId: string, id: string) =>
  tenantDb(tenantId, (db) =>
    db.payment.updateMany({
      where: { tenantId, id },
      data: { nextCheckAt: new Date(Date.now() + 6 * CAPTURE_CHECK) },
    }),
  );

const askNoMore = (tenantId: string, id: string) =>
  tenantDb(tenantId, (db) =>
    db.payment.updateMany({
      where: { tenantId, id, status: { in: ['captured', 'failed'] }, nextCheckAt: { not: null } },
      data: { nextCheckAt: null },
    }),
  );
