// When a message of PayPal that could not be acted on is tried again.

const FIRST_PAUSE = 10_000;
const LONGEST_PAUSE = 60 * 60 * 1_000;
/** As long as PayPal itself tries to deliver one. */
const PATIENCE = 3 * 24 * 60 * 60 * 1_000;

/** The moment of the next attempt after `attempts` of them: 10 seconds later, then twice as long, an hour at most. */
export function nextEventAttempt(attempts: number, now: Date): Date {
  // The exponent is held down where the pause has long reached its limit, and would leave the range of dates.
  const pause = Math.min(FIRST_PAUSE * 2 ** Math.min(attempts - 1, 20), LONGEST_PAUSE);
  return new Date(now.getTime() + pause);
}

/** Whether an attempt that begins now is the last one: three days have passed since the message came. */
export const isLastEventAttempt = (receivedAt: Date, now: Date): boolean =>
  now.getTime() - receivedAt.getTime() > PATIENCE;
