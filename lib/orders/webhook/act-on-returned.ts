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

/** Money of a capture went back, by a refund or a reversal: asks PayPal how much, and from which capture. */
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
    // Messages can overtake each other: the one about the capture may still be on its way.
    return failed('the capture is not known here');
  }
  const { orderId } = payment;
  if (await isBooked(tenantId, payment, { refundId, kind })) {
    return ok({ orderId });
  }
  const account = await gatewayAccountOf(tenantId);
  if (account === null || !isOfAccount(payment, account)) {
    return NOT_ASKED;
  }
  const found = await readRefund(account.gateway, payment, hint);
  if (!found.ok) {
    return unanswered(found.error);
  }
  if (found.value === null) {
    return NOT_SHOWN;
  }
  // A refund with our reference was requested by the shop, so it is no reversal, whatever the message says.
  const told = found.value.reference === null ? kind : 'refund';
  const booked = await bookRefund(tenantId, captureId, found.value, told);
  return booked === 'unknown' ? failed('the capture is not known here') : ok({ orderId });
}

/**
 * Whether the refund is booked already. Usually the call that requested it has booked it before PayPal's message
 * comes.
 */
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
 * The refund as PayPal has it, if it is of this payment; null if PayPal shows no such refund. If PayPal does not show
 * it alone, or without its capture, the refunds of the payment's PayPal order decide.
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
