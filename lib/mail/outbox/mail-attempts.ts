// When a mail is tried that the mail server has not taken.
import { later, pauseAfter } from '@/lib/background-work/back-off';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

/**
 * How long a claim holds, in milliseconds: longer than any call of the mail server may take (SMTP_TIMEOUT_SECONDS,
 * 120 at most), so a mail is never in two hands, and short enough that one whose server has died goes out soon.
 */
export const CLAIM_LIFE = 5 * 60 * SECOND;

const BACK_OFF = { first: 30 * SECOND, longest: 4 * HOUR, jitter: 0.2 };

/** Tries before a mail is given up. With the pauses between them that is about three days. */
export const MOST_ATTEMPTS = 27;

/**
 * The next try of a mail that has failed `attempts` times: 30 s later, then twice as long each time, up to four
 * hours; null when it is given up. A fifth more or less by `random` (0 to 1), so that what failed together does
 * not come back together.
 */
export const nextAttempt = (attempts: number, now: Date, random: number): Date | null =>
  attempts >= MOST_ATTEMPTS ? null : later(now, pauseAfter(BACK_OFF, attempts, random));
