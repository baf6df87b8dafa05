// When a message of PayPal that could not be acted on is tried again.

const FIRST_PAUSE = 10_000;
const LONGEST_PAUSE = 60 * 60 * 1_000;
/** As long as PayPal itself tries to deliver one. */
const PATIENCE = 3 * 24 * 60 * 60 * 1_000;

/**
 * The moment of the next attempt after `attempts` of them: 10 seconds later, then twice as long each time, an hour
 * at most; null once three days have passed since the message came.
 */
export function nextEventAttempt(attempts: number, receivedAt: Date, now: Date): Date | null {
  // The exponent is held down where the pause has long reached its limit, and would leave the range of dates.
  const pause = Math.min(FIRST_PAUSE * 2 ** Math.min(attempts - 1, 20), LONGEST_PAUSE);
  return now.getTime() - receivedAt.getTime() > PATIENCE ? null : new Date(now.getTime() + pause);
}
