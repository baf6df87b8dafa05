// The state of an order in a shopper's words. Order status and payment status are the shop's terms.

import { GUEST_STEPS } from '@/lib/messages/en/orders/guest-steps';
import { guestOrderSentences as sentences } from '@/lib/messages/en/shop/guest-order';
import type { OrderStatus, PaymentStatus } from '@/lib/orders/status/status';
import type { GuestRefund } from './guest-order-view';

export type GuestStep = { label: string; state: 'done' | 'now' | 'ahead' };

export type GuestStanding = {
  /** `good`: on its way. `waiting`: something has to happen first. `closed`: it has ended. */
  kind: 'good' | 'waiting' | 'closed';
  title: string;
  text: string;
  /** The steps from order to parcel; null for an order that has ended. */
  steps: GuestStep[] | null;
};

type Standing = {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  hasExpired: boolean;
  /** Of an order with a payment link: until when it can be used. */
  payUntil?: Date | null;
  /**
   * Somebody has started making it. The status alone does not show this: an order is `processing` as soon as it is
   * paid.
   */
  hasBegun: boolean;
  refunds: readonly Pick<GuestRefund, 'kind' | 'completedAt'>[];
};

/** The steps of an order whose current step has this index. */
const stepsTo = (reached: number): GuestStep[] =>
  GUEST_STEPS.map((label, index) => ({
    label,
    state:
      index < reached || reached === GUEST_STEPS.length - 1 ? 'done' : index === reached ? 'now' : 'ahead',
  }));

const at = (kind: GuestStanding['kind'], title: string, text: string, done: number): GuestStanding => ({
  kind,
  title,
  text,
  steps: stepsTo(done),
});

const closed = (title: string, text: string): GuestStanding => ({ kind: 'closed', title, text, steps: null });

/** The title, text and steps that a shopper sees. */
export function guestStanding({
  status,
  paymentStatus,
  hasExpired,
  payUntil = null,
  hasBegun,
  refunds,
}: Standing): GuestStanding {
  const isReversed = refunds.some(({ kind, completedAt }) => kind === 'reversal' && completedAt !== null);
  if (status === 'cancelled') {
    return cancelled(paymentStatus, { hasExpired, isReversed });
  }
  const isUnpaid = paymentStatus === 'unpaid' || paymentStatus === 'failed';
  if (isUnpaid && payUntil !== null && payUntil.getTime() <= Date.now()) {
    return closed(sentences.expiredTitle, sentences.linkEnded);
  }
  switch (paymentStatus) {
    case 'unpaid':
      return at('waiting', sentences.waitingTitle, sentences.waiting, 0);
    case 'pending':
      return at('waiting', sentences.checkingTitle, sentences.checking, 0);
    case 'failed':
      return at('closed', sentences.failedTitle, sentences.failed, 0);
    case 'refunded':
      return isReversed
        ? closed(sentences.reversedTitle, sentences.reversed)
        : closed(sentences.refundedTitle, sentences.refunded);
    case 'partially_refunded': {
      const standing = paid(status, hasBegun);
      return {
        ...standing,
        text: `${standing.text} ${isReversed ? sentences.partlyReversed : sentences.partlyRefunded}`,
      };
    }
    case 'paid':
      return paid(status, hasBegun);
  }
}

function paid(status: Exclude<OrderStatus, 'cancelled'>, hasBegun: boolean): GuestStanding {
  switch (status === 'processing' && !hasBegun ? 'pending' : status) {
    case 'pending':
      return at('good', sentences.receivedTitle, sentences.received, 1);
    case 'processing':
      return at('good', sentences.makingTitle, sentences.making, 2);
    case 'completed':
      return at('good', sentences.completedTitle, sentences.completed, 3);
  }
}

function cancelled(
  paymentStatus: PaymentStatus,
  { hasExpired, isReversed }: { hasExpired: boolean; isReversed: boolean },
): GuestStanding {
  const title = sentences.cancelledTitle;
  switch (paymentStatus) {
    case 'unpaid':
    case 'failed':
      return hasExpired
        ? closed(sentences.expiredTitle, sentences.expired)
        : closed(title, sentences.cancelledUnpaid);
    case 'pending':
      return closed(title, sentences.cancelledChecking);
    case 'paid':
      return closed(title, sentences.cancelledPaid);
    case 'partially_refunded':
      return closed(
        title,
        isReversed ? sentences.cancelledPartlyReversed : sentences.cancelledPartlyRefunded,
      );
    case 'refunded':
      return closed(title, isReversed ? sentences.cancelledReversed : sentences.cancelledRefunded);
  }
}
