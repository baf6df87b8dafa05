// Lifetimes, in milliseconds (specification §9).

/** How long a cookie opens the admin area before it must be refreshed. */
export const ACCESS_LIFE = 15 * 60 * 1_000;
/** How long a session lives after sign-in, no matter how often it is refreshed. */
export const SESSION_LIFE = 30 * 24 * 60 * 60 * 1_000;
/** When a session ends. The start counts too: an older release moved `expiresAt` with each refresh. */
export const endOf = ({ createdAt, expiresAt }: { createdAt: Date; expiresAt: Date }): number =>
  Math.min(expiresAt.getTime(), createdAt.getTime() + SESSION_LIFE);
/** How often the browser checks the clock. */
export const CHECK_TICK = 30 * 1_000;
/** The browser refreshes when only this much access is left (three ticks). */
export const REFRESH_MARGIN = 3 * CHECK_TICK;
/** The pause before the first retry of a refresh. It doubles each time; retries end with the tick. */
export const FIRST_RETRY_PAUSE = 200;
/**
 * How long the previous refresh token is still accepted: two tabs can refresh at once, and a response can get lost.
 * Longer than all retries of one refresh together.
 */
export const REUSE_GRACE = 2 * CHECK_TICK;
/** How long a link to choose a new password works. */
export const RESET_LIFE = 30 * 60 * 1_000;
