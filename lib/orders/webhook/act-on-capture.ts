import 'server-only';
import type { TenantId } from '@/lib/ids';
import { logger } from '@/lib/log';
import { reconcilePayment } from '@/lib/orders/reconcile/reconcile-payment';
import { loggableId } from '@/lib/payments/paypal/loggable-id';
import { gatewayAccountOf } from '@/lib/payments/tenant-gateway';
import { ok } from '@/lib/result';
import { adoptPayment } from '../payments/adopt-payment';
import { parseReference } from '../payments/payment-reference';
import {
  type EventOutcome,
  type EventToHandle,
  isFresh,
  NOT_ASKED,
  NOT_SHOWN,
  nothing,
  outcomeOf,
  UNREADABLE,
  unanswered,
} from './event-outcome';
import { type CaptureHint, readCaptureHint } from './event-resources';
import { findHintedPayment } from './hinted-payment.queries';

/** The status of a capture changed: asks PayPal for it. `isFinal`: the message says that the status is final. */
export async function actOnCapture(event: EventToHandle, { isFinal }: { isFinal: boolean }) {
  const { tenantId, resource, receivedAt } = event;
  const hint = readCaptureHint(resource);
  if (hint === null) {
    return UNREADABLE;
  }
  const payment = await findHintedPayment(
    tenantId,
    hint.paypalOrderId === null ? { paypalCaptureId: hint.captureId } : { paypalOrderId: hint.paypalOrderId },
  );
  if (payment === null) {
    return actOnUnknownCapture(event, hint);
  }
  const { orderId, paypalOrderId, status, paypalFeeCents } = payment;
  // Booked completely, with the fee: PayPal has nothing to add.
  if (status === 'captured' && paypalFeeCents !== null) {
    return ok({ orderId });
  }
  const reconciled = await reconcilePayment(tenantId, paypalOrderId);
  return reconciled === 'open' && isFinal && isFresh(receivedAt, new Date())
    ? NOT_SHOWN
    : outcomeOf(reconciled, orderId);
}

/**
 * A capture without a known payment: of another shop or program with the same account, or one that was not recorded.
 */
async function actOnUnknownCapture(
  { tenantId, receivedAt }: EventToHandle,
  hint: CaptureHint,
): Promise<EventOutcome> {
  // Not even the message calls it ours, so do not ask PayPal.
  if (hint.reference?.tenantId !== tenantId) {
    return foreign(tenantId, hint.captureId, hint.reference === null ? 'not begun here' : "another shop's");
  }
  const account = await gatewayAccountOf(tenantId);
  if (account === null) {
    return NOT_ASKED;
  }
  const found = await account.gateway.findCapture(hint.captureId);
  if (!found.ok) {
    return unanswered(found.error);
  }
  if (found.value === null) {
    return isFresh(receivedAt, new Date())
      ? NOT_SHOWN
      : foreign(tenantId, hint.captureId, 'not known to PayPal');
  }
  const { capture, gatewayOrderId: paypalOrderId } = found.value;
  const reference = parseReference(found.value.reference);
  if (reference?.tenantId !== tenantId) {
    return foreign(tenantId, capture.id, 'not begun here, though the message said so');
  }
  if (capture.status === 'DECLINED') {
    return nothing;
  }
  const { orderId } = reference;
  const adopted = await adoptPayment(tenantId, { orderId, paypalOrderId, capture, account });
  if (adopted === 'order_not_found') {
    const paypalCaptureId = loggableId(capture.id);
    logger().error({ event: 'webhook.order_gone', tenantId, orderId, paypalCaptureId });
    return nothing;
  }
  return adopted === 'alerted' || paypalOrderId === null
    ? ok({ orderId })
    : outcomeOf(await reconcilePayment(tenantId, paypalOrderId), orderId);
}

function foreign(tenantId: TenantId, captureId: string, reason: string): EventOutcome {
  const paypalCaptureId = loggableId(captureId);
  logger().warn({ event: 'webhook.foreign_capture', tenantId, paypalCaptureId, reason });
  return nothing;
}
