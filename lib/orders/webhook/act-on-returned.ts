import 'server-only';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import type { GatewayError, GatewayRefund, PaymentGateway } from '@/lib/payments/gateway';
import { gatewayAccountOf } from '@/lib/payments/tenant-gateway';
import { ok, type Result } from '@/lib/result';
import { isOfAccount } from '../payments/payment-account';
import type { RefundKind } from '../refund-status';
import { bookRefund } from '../refunds/book-refund';
import {
  type EventOutcome,
  type EventToHandle,
  failed,
  NOT_ASKED,
  NOT_SHOWN,
  UNREADABLE,
  unanswered,
} from './event-outcome';
import { type RefundHint, readRefundHint } from './event-resources';
import { findHintedPayment, type HintedPayment } from './hinted-payment.queries';

/** Money of a capture went back, by the shop's wish or without it: PayPal is asked how much, and of which capture. */
export async function actOnReturned(
  { tenantId, resource }: EventToHandle,
  kind: RefundKind,
): Promise<EventOutcome> {
  const hint = readRefundHint(resource);
  if (hint === null) {
    return UNREADABLE;
  }
  const { captureId, refundId } = hint;
  const payment = await findHintedPayment(tenantId, { paypalCaptureId: captureId });
  if (payment === null) {
    // PayPal's messages overtake each other: that of the capture may still be on its way.
    return failed('the capture is not known here');
  }
  const { orderId } = payment;
  if (await isBooked(tenantId, payment, { refundId, kind })) {
    return ok({ orderId });
  }
  const account = await gatewayAccountOf(tenantId);
  if (account === null || !isOfAccount(payment.paypalClientId, account.clientId)) {
    return NOT_ASKED;
  }
  const found = await readRefund(account.gateway, payment, hint);
  if (!found.ok) {
    return unanswered(found.error);
  }
  if (found.value === null) {
    return NOT_SHOWN;
  }
  // Money that somebody at the shop asked to give back was not taken from it, whatever the message is called.
  const told = found.value.reference === null ? kind : 'refund';
  const booked = await bookRefund(tenantId, captureId, found.value, told);
  return booked === 'unknown' ? failed('the capture is not known here') : ok({ orderId });
}

/** Whether it is all written down: most refunds are booked by whoever asked for them, before PayPal's message comes. */
const isBooked = (
  tenantId: TenantId,
  { id: paymentId }: HintedPayment,
  { refundId: paypalRefundId, kind }: { refundId: string; kind: RefundKind },
): Promise<boolean> =>
  tenantDb(
    tenantId,
    async (db) =>
      (await db.refund.count({ where: { tenantId, paymentId, paypalRefundId, kind, status: 'completed' } })) >
      0,
  );

/**
 * The refund as PayPal has it, if it is of this payment; null if PayPal shows no such one. Where it says nothing when
 * asked for it alone, or not of which capture it is, those that it shows with the payment's own order decide.
 */
async function readRefund(
  gateway: PaymentGateway,
  { paypalOrderId }: HintedPayment,
  { captureId, refundId }: RefundHint,
): Promise<Result<GatewayRefund | null, GatewayError>> {
  const alone = await gateway.findRefund(refundId);
  if (!alone.ok || alone.value?.captureId === captureId) {
    return alone;
  }
  const order = await gateway.findOrder(paypalOrderId);
  return order.ok ? ok(order.value?.refunds.find(({ id }) => id === refundId) ?? null) : order;
}
