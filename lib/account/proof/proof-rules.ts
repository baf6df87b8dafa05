// What changes who can get into an account is asked for again: with the password, or with a code.

/** How long a proof counts, in milliseconds (docs/decisions/0164). */
export const PROOF_LIFE = 10 * 60 * 1_000;

/** Whether somebody has proved who they are lately enough. */
export const isProofFresh = (provedAt: Date, now = Date.now()): boolean =>
  now - provedAt.getTime() < PROOF_LIFE;
