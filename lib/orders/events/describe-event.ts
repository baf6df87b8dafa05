// The timeline of an order in words.
import { messages } from '@/lib/messages';
import { amountText, cents } from '@/lib/money/cents';
import { PAYMENT_METHOD_LABELS } from '@/lib/orders/payment-method';
import { refundReasonText } from '@/lib/orders/refund-reason';
import { ORDER_STATUS_LABELS } from '@/lib/orders/status/status-labels';
import { type OrderEventDetail, type OrderEventRow, readEvent, type StoredOrderEvent } from './order-event';

type EventWords = { title: string; text: string | null };

/** What happened, in one line, and what helps to look it up at PayPal. A kind of a later release is shown as it is. */
export function describeEvent(row: OrderEventRow): EventWords {
  const event = readEvent(row);
  return event === null ? { title: row.kind, text: null } : wordsOf(event);
}

/** Does not compile while a kind has no words. */
function wordsOf({ kind, to, detail }: StoredOrderEvent): EventWords {
  switch (kind) {
    case 'order.created':
      return { title: 'Order placed', text: null };
    case 'order.status':
      return { title: to === null ? 'Status changed' : `Moved to ${ORDER_STATUS_LABELS[to]}`, text: null };
    case 'payment.started':
      return {
        title: 'Payment opened at PayPal',
        text: detail.attempt !== undefined && detail.attempt > 1 ? `Attempt ${detail.attempt}` : null,
      };
    case 'payment.captured':
      return { title: 'Payment received', text: captureText(detail.paypalCaptureId) };
    case 'payment.by_hand':
      return {
        title:
          factsText(titleWithAmount('Marked as paid:', detail), methodText(detail.method)) ??
          'Marked as paid',
        text: detail.reason || null,
      };
    case 'order.completion_undone':
      return { title: 'Moved back to Processing', text: 'Completing it was undone before the email left' };
    case 'payment.second_capture':
      return {
        title: 'Paid a second time. The second payment is given back automatically.',
        text: captureText(detail.paypalCaptureId),
      };
    case 'payment.mismatch':
      return {
        title: 'PayPal took an amount that is not the total of this order. It is given back automatically.',
        text: factsText(moneyText(detail), captureText(detail.paypalCaptureId)),
      };
    case 'payment.refunded':
      return {
        title: titleWithAmount(
          detail.method === undefined || detail.method === 'paypal' ? 'Refunded' : 'Given back by hand:',
          detail,
        ),
        text: refundText(detail),
      };
    case 'payment.reversed':
      return { title: titleWithAmount('PayPal took money back:', detail), text: refundText(detail) };
    case 'payment.refund_failed':
      return {
        title: titleWithAmount('Not refunded:', detail),
        text: detail.issue === undefined ? null : messages.refund.refused(detail.issue),
      };
    case 'payment.pending':
      return {
        title: 'PayPal is checking the payment',
        text: 'It has not been paid yet. This can take some days.',
      };
    case 'payment.failed':
      return { title: 'PayPal declined the payment', text: 'No money was taken.' };
    case 'payment.expired':
      return { title: 'Not paid at PayPal in time', text: 'No money was taken.' };
    case 'order.expired':
      return { title: 'Cancelled', text: 'Nobody paid it within 24 hours' };
  }
}

const captureText = (paypalCaptureId: string | undefined) =>
  paypalCaptureId === undefined ? null : `PayPal transaction ${paypalCaptureId}`;

const methodText = (method: OrderEventDetail['method']): string | null =>
  method === undefined ? null : PAYMENT_METHOD_LABELS[method].toLowerCase();

const moneyText = ({ amountCents, currency = 'USD' }: OrderEventDetail): string | null =>
  amountCents === undefined ? null : amountText(cents(amountCents), currency);

const titleWithAmount = (title: string, detail: OrderEventDetail): string =>
  factsText(title, moneyText(detail), ' ') ?? title;

const refundText = ({ reason = '', reasonCode, paypalRefundId }: OrderEventDetail): string | null =>
  factsText(refundReasonText(reason, reasonCode) || null, captureText(paypalRefundId), ' · ');

/** What is known of two facts, one after the other; null if nothing is. */
function factsText(first: string | null, second: string | null, between = ', '): string | null {
  const known = [first, second].filter((fact) => fact !== null);
  return known.length === 0 ? null : known.join(between);
}
