// How long what lasts, in milliseconds (specification §9).

/** How long a cookie opens the admin area before it must be refreshed. */
export const ACCESS_LIFE = 15 * 60 * 1_000;
/** How long a session lives from signing in, however often it is refreshed. */
export const SESSION_LIFE = 30 * 24 * 60 * 60 * 1_000;
/** When a session is over for good; rows of before this rule were moved on by each refresh. */
export const endOf = ({ createdAt, expiresAt }: { createdAt: Date; expiresAt: Date }): number =>
  Math.min(expiresAt.getTime(), createdAt.getTime() + SESSION_LIFE);
/** How often the browser looks at the clock. */
export const CHECK_TICK = 30 * 1_000;
/** With this little left, three ticks, the browser refreshes. */
export const REFRESH_MARGIN = 3 * CHECK_TICK;
/** Retries of one refresh start after this pause, double it each time, and end with the tick. */
export const FIRST_RETRY_PAUSE = 200;
/**
 * How long the refresh token before the newest is still answered: two tabs refresh at once, and an answer
 * can get lost between the server and the browser. Longer than all retries of one refresh together.
 */
export const REUSE_GRACE = 2 * CHECK_TICK;
/** A link to choose a new password. */
export const RESET_LIFE = 30 * 60 * 1_000;
