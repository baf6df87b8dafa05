// When a mail is tried that the mail server has not taken.

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

/**
 * How long a claim holds, in milliseconds: longer than any call of the mail server may take (SMTP_TIMEOUT_SECONDS,
 * 120 at most), so a mail is never in two hands, and short enough that one whose server has died goes out soon.
 */
export const CLAIM_LIFE = 5 * 60 * SECOND;

const FIRST_PAUSE = 30 * SECOND;
const LONGEST_PAUSE = 4 * HOUR;

/** Tries before a mail is given up. With the pauses between them that is about three days. */
export const MOST_ATTEMPTS = 27;

/**
 * The next try of a mail that has failed `attempts` times: 30 s later, then twice as long each time, up to four
 * hours; null when it is given up. A fifth more or less by `random` (0 to 1), so that what failed together does
 * not come back together.
 */
export function nextAttempt(attempts: number, now: Date, random: number): Date | null {
  if (attempts >= MOST_ATTEMPTS) {
    return null;
  }
  const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.max(0, attempts - 1));
  return new Date(now.getTime() + pause * (0.8 + 0.4 * random));
}
