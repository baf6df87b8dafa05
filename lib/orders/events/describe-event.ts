// The timeline of an order in words.

import { DEFAULT_CURRENCY } from '@/lib/language';
import { messages } from '@/lib/messages';
import { paymentMethodSentences } from '@/lib/messages/en/orders/payment-method';
import { payPalReferenceSentences } from '@/lib/messages/en/orders/paypal-reference';
import { shippingSentences } from '@/lib/messages/en/orders/shipping';
import { orderStatusSentences } from '@/lib/messages/en/orders/status';
import { timelineSentences as sentences } from '@/lib/messages/en/orders/timeline';
import { unitList } from '@/lib/messages/list-text';
import { amountText, cents, formatCents } from '@/lib/money/cents';
import { refundReasonText } from '@/lib/orders/refund-reason';
import { readCarrier } from '@/lib/orders/tracking/carriers';
import { trackingWords } from '@/lib/orders/tracking/tracking-words';
import { type OrderEventDetail, type OrderEventRow, readEvent, type StoredOrderEvent } from './order-event';

type EventWords = { title: string; text: string | null };

/**
 * What happened in one line, with an id to look up at PayPal. An unknown kind, of a later release, is shown as its
 * code.
 */
export function describeEvent(row: OrderEventRow): EventWords {
  const event = readEvent(row);
  return event === null ? { title: row.kind, text: null } : wordsOf(event);
}

/** The switch makes the compiler fail if a kind has no words. */
function wordsOf({ kind, to, detail }: StoredOrderEvent): EventWords {
  const amount = moneyText(detail);
  switch (kind) {
    case 'order.created':
      return {
        title: detail.origin === 'hand' ? sentences.placedByHand : sentences.placed,
        text: detail.discountCode === undefined ? null : sentences.nothingToPay(detail.discountCode),
      };
    case 'order.status':
      return {
        title: to === null ? sentences.movedSomewhere : sentences.moved(orderStatusSentences.status[to]),
        text: cancellationText(detail),
      };
    case 'payment.started':
      return {
        title: sentences.paymentOpened,
        text: detail.attempt !== undefined && detail.attempt > 1 ? sentences.attempt(detail.attempt) : null,
      };
    case 'payment.captured':
      return { title: sentences.paymentReceived, text: captureText(detail.paypalCaptureId) };
    case 'payment.by_hand':
      return {
        title: sentences.markedPaid(unitList(known(amount, methodText(detail.method)))),
        text: detail.reason || null,
      };
    case 'order.completion_undone':
      return { title: sentences.completionUndone, text: sentences.completionUndoneHint };
    case 'payment.second_capture':
      return { title: sentences.secondPayment, text: captureText(detail.paypalCaptureId) };
    case 'payment.mismatch':
      return {
        title: sentences.wrongAmount,
        text: unitList(known(amount, captureText(detail.paypalCaptureId))) || null,
      };
    case 'payment.refunded':
      return {
        title:
          detail.method === undefined || detail.method === 'paypal'
            ? sentences.refunded(amount)
            : sentences.givenBackByHand(amount),
        text: refundText(detail),
      };
    case 'payment.reversed':
      return { title: sentences.reversed(amount), text: refundText(detail) };
    case 'payment.refund_failed':
      return {
        title: sentences.notRefunded(amount),
        text: detail.issue === undefined ? null : messages.refund.refused(detail.issue),
      };
    case 'payment.pending':
      return { title: sentences.paymentChecked, text: sentences.paymentCheckedHint };
    case 'payment.failed':
      return { title: sentences.paymentDeclined, text: sentences.noMoneyTaken };
    case 'payment.expired':
      return { title: sentences.notPaidInTime, text: sentences.noMoneyTaken };
    case 'order.address_changed':
      return { title: sentences.addressChanged, text: changeText(detail) };
    case 'shipment.sent':
      return { title: shippingSentences.events.sent(detail.pieces ?? 0), text: trackingText(detail) };
    case 'shipment.corrected':
      return { title: shippingSentences.events.corrected, text: trackingText(detail) };
    case 'shipment.withdrawn':
      return { title: shippingSentences.events.withdrawn(detail.pieces ?? 0), text: null };
    case 'pickup.ready':
      return { title: shippingSentences.events.ready(detail.pieces ?? 0), text: null };
    case 'pickup.collected':
      return { title: shippingSentences.events.collected(detail.pieces ?? 0), text: null };
    case 'order.expired':
      return {
        title: sentences.expired,
        text: detail.origin === 'payment_link' ? sentences.linkEndedHint : sentences.expiredHint,
      };
  }
}

const captureText = (paypalCaptureId: string | undefined): string | null =>
  paypalCaptureId === undefined ? null : payPalReferenceSentences.transaction(paypalCaptureId);

const changeText = ({ before, after }: OrderEventDetail): string | null =>
  before === undefined || after === undefined
    ? null
    : sentences.fromTo(unitList(before.split('\n')), unitList(after.split('\n')));

const trackingText = ({ carrier = '', trackingNumber = '' }: OrderEventDetail): string | null =>
  trackingWords(readCarrier(carrier), trackingNumber);

const methodText = (method: OrderEventDetail['method']): string | null =>
  method === undefined ? null : paymentMethodSentences.inline[method];

const moneyText = ({ amountCents, currency = DEFAULT_CURRENCY }: OrderEventDetail): string | null =>
  amountCents === undefined ? null : amountText(cents(amountCents), currency);

/** Pieces that went back have a line of their own. */
const cancellationText = ({ piecesBack, keptCents, reason = '' }: OrderEventDetail): string | null =>
  known(
    keptCents === undefined ? null : sentences.moneyKept(formatCents(cents(keptCents))),
    piecesBack === 0 ? sentences.nothingBackInStock : null,
    reason || null,
  ).join(' · ') || null;

const refundText = ({ reason = '', reasonCode, paypalRefundId }: OrderEventDetail): string | null =>
  known(refundReasonText(reason, reasonCode) || null, captureText(paypalRefundId)).join(' · ') || null;

const known = (...facts: readonly (string | null)[]): string[] => facts.filter((fact) => fact !== null);
