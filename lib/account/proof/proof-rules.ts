// Changes that decide who can sign in need a fresh proof: the password, or a code.

/** How long a proof is valid, in milliseconds (docs/decisions/0164). */
export const PROOF_LIFE = 10 * 60 * 1_000;

/** Whether the last proof is still valid. */
export const isProofFresh = (provedAt: Date, now = Date.now()): boolean =>
  now - provedAt.getTime() < PROOF_LIFE;
