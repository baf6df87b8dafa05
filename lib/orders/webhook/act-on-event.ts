// What each kind of message from PayPal leads to. All of it may happen twice, and in any order.
import 'server-only';
import { tenantDb } from '@/lib/db/tenant-db';
import { logger } from '@/lib/log';
import { loggableId } from '@/lib/payments/loggable-id';
import { err, ok, type Result } from '@/lib/result';
import { adoptPayment } from '../payments/adopt-payment';
import { capturePayment } from '../payments/capture-payment';
import { isCaptureUnderWay } from '../payments/payment-verdict';
import { settlePayment } from '../payments/settle-payment';
import { bookRefund } from '../refunds/book-refund';
import { readAttemptStatus } from '../stored-status';
import { type CaptureEvent, readApprovalEvent, readCaptureEvent, readRefundEvent } from './event-resources';

export type EventToActOn = { type: string; resource: unknown; receivedAt: Date };

/** The order that was touched, if any; or why the message has to be tried again. */
export type EventOutcome = Result<{ orderId: string | null }, EventFailure>;

/** `unavailable`: PayPal gave no usable answer. The reason is for the shop's records and the log. */
export type EventFailure = { code: 'unavailable' | 'failed'; reason: string };

const nothing: EventOutcome = ok({ orderId: null });
const failed = (reason: string): EventOutcome => err({ code: 'failed', reason });
const unreadable = failed('the message is of an unknown form');

/** Does what a message asks for. Kinds that mean nothing here are done at once. */
export async function actOnEvent(
  tenantId: string,
  { type, resource, receivedAt }: EventToActOn,
): Promise<EventOutcome> {
  switch (type) {
    case 'CHECKOUT.ORDER.APPROVED':
      return captureApproved(tenantId, resource, receivedAt);
    case 'PAYMENT.CAPTURE.COMPLETED':
      return settleCapture(tenantId, resource, 'COMPLETED');
    case 'PAYMENT.CAPTURE.PENDING':
      return settleCapture(tenantId, resource, 'PENDING');
    case 'PAYMENT.CAPTURE.DECLINED':
    case 'PAYMENT.CAPTURE.DENIED':
      return settleCapture(tenantId, resource, 'DECLINED');
    case 'PAYMENT.CAPTURE.REFUNDED':
      return bookReturned(tenantId, resource, 'refund');
    case 'PAYMENT.CAPTURE.REVERSED':
      return bookReturned(tenantId, resource, 'reversal');
    default:
      return nothing;
  }
}

/** The buyer approved and may have closed the window: the money is taken, unless the order is cancelled. */
async function captureApproved(tenantId: string, resource: unknown, receivedAt: Date): Promise<EventOutcome> {
  const paypalOrderId = readApprovalEvent(resource);
  if (paypalOrderId === null) {
    return unreadable;
  }
  const payment = await findPayment(tenantId, { paypalOrderId });
  // What was approved has been declined since, and a decline is never tried again by itself.
  if (payment?.declinedAt && payment.declinedAt > receivedAt) {
    return ok({ orderId: payment.orderId });
  }
  const captured = await capturePayment(tenantId, paypalOrderId);
  if (captured.ok) {
    return ok({ orderId: captured.value.orderId });
  }
  switch (captured.error) {
    // Begun elsewhere with this account, cancelled, or booked as owed to the buyer: nothing more is to be done.
    case 'payment_not_found':
    case 'order_not_payable':
    case 'capture_mismatch':
      return nothing;
    default:
      return err({
        code: captured.error === 'unavailable' ? 'unavailable' : 'failed',
        reason: captured.error,
      });
  }
}

/** The message's name says how the capture stands; the status inside has more names than are written down. */
async function settleCapture(
  tenantId: string,
  resource: unknown,
  status: 'COMPLETED' | 'PENDING' | 'DECLINED',
): Promise<EventOutcome> {
  const event = readCaptureEvent(resource);
  if (event === null) {
    return unreadable;
  }
  const capture = { ...event.capture, status };
  const known = await findPayment(
    tenantId,
    event.paypalOrderId === null ? { paypalCaptureId: capture.id } : { paypalOrderId: event.paypalOrderId },
  );
  if (known === null) {
    return settleUnknown(tenantId, { ...event, capture });
  }
  const asked = {
    ...known,
    status: readAttemptStatus(known.status),
    isDeclined: known.declinedAt !== null,
  };
  if (status === 'DECLINED' && isCaptureUnderWay(asked, new Date())) {
    return failed('another capture of the payment is under way');
  }
  await settlePayment(tenantId, known.paypalOrderId, capture);
  return ok({ orderId: known.orderId });
}

/** A capture of no payment known here: another shop's or program's with the same account, or one that got lost. */
async function settleUnknown(
  tenantId: string,
  { reference, paypalOrderId, capture }: CaptureEvent,
): Promise<EventOutcome> {
  const paypalCaptureId = loggableId(capture.id);
  if (reference === null || reference.tenantId !== tenantId) {
    const reason = reference === null ? 'not begun here' : "another shop's";
    logger().warn({ event: 'webhook.foreign_capture', tenantId, paypalCaptureId, reason });
    return nothing;
  }
  if (capture.status === 'DECLINED') {
    return nothing;
  }
  const { orderId } = reference;
  const adopted = await adoptPayment(tenantId, { orderId, paypalOrderId, capture });
  if (adopted === 'order_not_found') {
    logger().error({ event: 'webhook.order_gone', tenantId, orderId, paypalCaptureId });
    return nothing;
  }
  if (adopted === 'alerted' || paypalOrderId === null) {
    return ok({ orderId });
  }
  const settled = await settlePayment(tenantId, paypalOrderId, capture);
  return settled === 'unknown' ? failed('the payment could not be recorded') : ok({ orderId });
}

async function bookReturned(
  tenantId: string,
  resource: unknown,
  kind: 'refund' | 'reversal',
): Promise<EventOutcome> {
  const event = readRefundEvent(resource);
  if (event === null) {
    return unreadable;
  }
  const { captureId, refund } = event;
  // PayPal's messages overtake each other: that of the capture may still be on its way.
  if ((await bookRefund(tenantId, captureId, refund, kind)) === 'unknown') {
    return failed('the capture is not known here');
  }
  const payment = await findPayment(tenantId, { paypalCaptureId: captureId });
  return ok({ orderId: payment?.orderId ?? null });
}

const findPayment = (tenantId: string, where: { paypalOrderId: string } | { paypalCaptureId: string }) =>
  tenantDb(tenantId, (db) =>
    db.payment.findFirst({
      where: { tenantId, ...where },
      select: { orderId: true, paypalOrderId: true, status: true, captureAskedAt: true, declinedAt: true },
    }),
  );
