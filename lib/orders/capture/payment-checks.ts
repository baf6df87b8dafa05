// When PayPal is asked next about a payment without a final answer.
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
 * The time of the next check for a payment that was opened at `createdAt`: every minute while the buyer may be at the
 * approval window, less often later. A buyer has three hours to approve; a review or an eCheck takes days.
 */
export function nextPaymentCheck(status: 'created' | 'pending', createdAt: Date, now: Date): Date {
  const age = now.getTime() - createdAt.getTime();
  return later(now, pauseAtAge(status === 'pending' ? PENDING_STEPS : CREATED_STEPS, age));
}

/** How long a PayPal order can be used, in milliseconds: three hours to approve it, three more to capture it. */
export const PAYPAL_ORDER_LIFE = 6 * HOUR;

/** How long the capture of an approved order is retried while PayPal refuses it. */
export const LONGEST_APPROVED = 24 * HOUR;

/** Before this age, "no such order" proves nothing: a new PayPal order may not be visible everywhere yet. */
export const PAYPAL_ORDER_SEEN = 15 * MINUTE;

/** How long a payment may stay without an answer from PayPal before the shop gets an alert. */
export const LONGEST_UNCHECKED = 24 * HOUR;

/** How long PayPal is asked again about refunds that a capture's status mentions but PayPal does not list yet. */
export const LONGEST_REFUNDED = 3 * 24 * HOUR;

/** How long PayPal may keep a payment pending before the shop gets an alert. A bank transfer takes some days. */
export const LONGEST_PENDING = 3 * 24 * HOUR;

/** When to ask PayPal again about a payment whose capture was booked, but whose refund could not be booked. */
export const REFUND_RETRY = MINUTE;

/** When a payment is checked whose capture was started, in case the process died before recording the result. */
export const CAPTURE_CHECK = 10_000;

/**
 * For this long after a capture request, a decline that PayPal shows may be of an earlier try, because the answer to
 * the newer request may still be on its way. Longer than all calls of one capture.
 */
export const CAPTURE_UNDER_WAY = 5 * MINUTE;
