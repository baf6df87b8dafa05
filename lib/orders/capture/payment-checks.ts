// When PayPal is asked next how a payment stands that has no final answer.
import { later, pauseAtAge, type Steps } from '@/lib/background-work/back-off';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const CREATED_STEPS: Steps = [
  { until: 15 * MINUTE, pause: MINUTE },
  { until: 4 * HOUR, pause: 5 * MINUTE },
  { pause: HOUR },
];

const PENDING_STEPS: Steps = [
  { until: HOUR, pause: 5 * MINUTE },
  { until: 24 * HOUR, pause: 30 * MINUTE },
  { pause: 4 * HOUR },
];

/**
 * The next moment to ask about a payment that was opened at `createdAt`: each minute while its buyer may be at
 * the approval window, seldom later. A buyer has three hours to approve; a review or an eCheck takes days.
 */
export function nextPaymentCheck(status: 'created' | 'pending', createdAt: Date, now: Date): Date {
  const age = now.getTime() - createdAt.getTime();
  return later(now, pauseAtAge(status === 'pending' ? PENDING_STEPS : CREATED_STEPS, age));
}

/** How long a PayPal order can be of use, in milliseconds: three hours to approve it, three more to capture it. */
export const PAYPAL_ORDER_LIFE = 6 * HOUR;

/** How long the money of an approved order is tried to be taken, where PayPal keeps refusing it. */
export const LONGEST_APPROVED = 24 * HOUR;

/** From when on it means something that PayPal knows no such order: a new one may not be seen everywhere yet. */
export const PAYPAL_ORDER_SEEN = 15 * MINUTE;

/** How long a payment may stay without PayPal's word before the shop is told. */
export const LONGEST_UNCHECKED = 24 * HOUR;

/** For how long PayPal is asked once more about refunds that its capture speaks of and that it does not show. */
export const LONGEST_REFUNDED = 3 * 24 * HOUR;

/** How long PayPal may keep a payment pending before the shop is told. A bank transfer takes some days. */
export const LONGEST_PENDING = 3 * 24 * HOUR;

/** How soon PayPal is asked once more about a payment whose capture was booked, and a refund of it could not be. */
export const REFUND_RETRY = MINUTE;

/** How soon a payment is asked about whose capture has been begun: if nobody writes down how it ended. */
export const CAPTURE_CHECK = 10_000;

/**
 * How long after PayPal was asked for the money a capture that it declined before may be all it shows: the answer to
 * the newer one may still be on its way. Longer than all calls of one capture.
 */
export const CAPTURE_UNDER_WAY = 5 * MINUTE;
