// When a mail is retried that the mail server has not accepted.

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

/**
 * How long a claim holds, in milliseconds: longer than any SMTP call (SMTP_TIMEOUT_SECONDS, 120 at most), so that two
 * processes never send the same mail; short enough that the mail of a dead server goes out soon.
 */
export const CLAIM_LIFE = 5 * 60 * SECOND;

const FIRST_PAUSE = 30 * SECOND;
const LONGEST_PAUSE = 4 * HOUR;

/** Tries before a mail is given up: about three days with the pauses. */
export const MOST_ATTEMPTS = 27;

/**
 * The next try of a mail that has failed `attempts` times: after 30 s, then doubling up to four hours; null if the
 * mail is given up. Varies by up to a fifth with `random` (0 to 1), so that mails which failed together are not
 * retried together.
 */
export function nextAttempt(attempts: number, now: Date, random: number): Date | null {
  if (attempts >= MOST_ATTEMPTS) {
    return null;
  }
  const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.max(0, attempts - 1));
  return new Date(now.getTime() + pause * (0.8 + 0.4 * random));
}
