// When a message of PayPal that could not be handled is retried.
import { pauseAfter } from '@/lib/background-work/back-off';

const BACK_OFF = { first: 10_000, longest: 60 * 60 * 1_000 };
/** As long as PayPal itself tries to deliver a message. */
const PATIENCE = 3 * 24 * 60 * 60 * 1_000;

/** Milliseconds until the next attempt, after `attempts` of them: 10 seconds, doubled each time, at most an hour. */
export const eventPause = (attempts: number): number => pauseAfter(BACK_OFF, attempts);

/** Whether an attempt that begins now is the last one, because three days have passed since the message came. */
export const isLastEventAttempt = (receivedAt: Date, now: Date): boolean =>
  now.getTime() - receivedAt.getTime() > PATIENCE;
