// The timeline of an order in words.

import { z } from 'zod';
import { messages } from '@/lib/messages';
import { amountText, cents } from '@/lib/money/cents';
import { PAYMENT_METHOD_LABELS, PAYMENT_METHODS } from '@/lib/orders/payments/payment-method';
import { refundReasonText } from '@/lib/orders/refund-reason';
import { ORDER_STATUSES } from '@/lib/orders/status';
import { ORDER_STATUS_LABELS } from '@/lib/orders/status-labels';

export type OrderEventRow = {
  kind: string;
  fromValue: string | null;
  toValue: string | null;
  detail: unknown;
  actorName: string | null;
};

const eventDetail = z.object({
  paypalOrderId: z.string().optional().catch(undefined),
  paypalCaptureId: z.string().optional().catch(undefined),
  attempt: z.int().optional().catch(undefined),
  amountCents: z.int().optional().catch(undefined),
  currency: z.string().optional().catch(undefined),
  paypalRefundId: z.string().optional().catch(undefined),
  reason: z.string().optional().catch(undefined),
  reasonCode: z.string().optional().catch(undefined),
  issue: z.string().optional().catch(undefined),
  method: z.enum(PAYMENT_METHODS).optional().catch(undefined),
});

type EventDetail = z.infer<typeof eventDetail>;

const orderStatus = z.enum(ORDER_STATUSES);

/** What happened, in one line, and what helps to look it up at PayPal. Unknown kinds are shown as they are. */
export function describeEvent(event: OrderEventRow): { title: string; text: string | null } {
  const detail = eventDetail.safeParse(event.detail).data ?? {};
  switch (event.kind) {
    case 'order.created':
      return { title: 'Order placed', text: null };
    case 'order.status':
      return { title: statusTitle(event), text: null };
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
    default:
      return { title: event.kind, text: null };
  }
}

function statusTitle({ toValue }: OrderEventRow): string {
  const to = orderStatus.safeParse(toValue);
  return to.success ? `Moved to ${ORDER_STATUS_LABELS[to.data]}` : 'Status changed';
}

const captureText = (paypalCaptureId: string | undefined) =>
  paypalCaptureId === undefined ? null : `PayPal transaction ${paypalCaptureId}`;

const methodText = (method: EventDetail['method']): string | null =>
  method === undefined ? null : PAYMENT_METHOD_LABELS[method].toLowerCase();

const moneyText = ({ amountCents, currency = 'USD' }: EventDetail): string | null =>
  amountCents === undefined ? null : amountText(cents(amountCents), currency);

const titleWithAmount = (title: string, detail: EventDetail): string =>
  factsText(title, moneyText(detail), ' ') ?? title;

const refundText = ({ reason = '', reasonCode, paypalRefundId }: EventDetail): string | null =>
  factsText(refundReasonText(reason, reasonCode) || null, captureText(paypalRefundId), ' · ');

/** What is known of two facts, one after the other; null if nothing is. */
function factsText(first: string | null, second: string | null, between = ', '): string | null {
  const known = [first, second].filter((fact) => fact !== null);
  return known.length === 0 ? null : known.join(between);
}
