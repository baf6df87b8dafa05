// When PayPal is asked next how a payment stands that has no final answer.

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * The next moment to ask about a payment that was opened at `createdAt`: each minute while its buyer may be at
 * the approval window, seldom later. A buyer has three hours to approve; a review or an eCheck takes days.
 */
export function nextPaymentCheck(status: 'created' | 'pending', createdAt: Date, now: Date): Date {
  const age = now.getTime() - createdAt.getTime();
  const pause = status === 'pending' ? pendingPause(age) : createdPause(age);
  return new Date(now.getTime() + pause);
}

const createdPause = (age: number) => (age < 15 * MINUTE ? MINUTE : age < 4 * HOUR ? 5 * MINUTE : HOUR);

const pendingPause = (age: number) => (age < HOUR ? 5 * MINUTE : age < 24 * HOUR ? 30 * MINUTE : 4 * HOUR);
