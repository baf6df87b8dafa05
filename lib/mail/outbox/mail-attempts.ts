// When a mail is tried that the mail server has not taken.
import { later, pauseAfter } from '@/lib/background-work/back-off';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

/** Milliseconds that composing and sending one mail can take: SMTP_TIMEOUT_SECONDS is 120 at most. */
export const LONGEST_CALL = 130 * SECOND;

/**
 * How long a claim holds, in milliseconds: longer than any SMTP call, so that two
 * processes never send the same mail; short enough that the mail of a dead server goes out soon.
 */
export const CLAIM_LIFE = 5 * 60 * SECOND;

const BACK_OFF = { first: 30 * SECOND, longest: 4 * HOUR, jitter: 0.2 };

/** Tries before a mail is given up: about three days with the pauses. */
export const MOST_ATTEMPTS = 27;

/**
 * The next try of a mail that has failed `attempts` times: after 30 s, then doubling up to four hours; null if the
 * mail is given up. Varies by up to a fifth with `random` (0 to 1), so that mails which failed together are not
 * retried together.
 */
export const nextAttempt = (attempts: number, now: Date, random: number): Date | null =>
  attempts >= MOST_ATTEMPTS ? null : later(now, pauseAfter(BACK_OFF, attempts, random));
