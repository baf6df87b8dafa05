// When PayPal is asked next about a refund that has no final answer.

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * The next moment to ask about a refund that was wanted at `createdAt`. One that PayPal has not answered is asked
 * for again soon, because its buyer waits; one that it works on by itself, such as from a bank, takes days.
 */
export function nextRefundCheck(status: 'requested' | 'pending', createdAt: Date, now: Date): Date {
  const age = now.getTime() - createdAt.getTime();
  const pause = status === 'requested' ? requestedPause(age) : pendingPause(age);
  return new Date(now.getTime() + pause);
}

const requestedPause = (age: number) => (age < 15 * MINUTE ? MINUTE : age < 4 * HOUR ? 5 * MINUTE : HOUR);

const pendingPause = (age: number) => (age < HOUR ? 5 * MINUTE : age < 24 * HOUR ? 30 * MINUTE : 4 * HOUR);
