// The most important actions need a recent proof of identity ("sudo").

/** Milliseconds for which a proof is recent. */
export const PROOF_LIFE = 10 * 60 * 1_000;

/** Whether a session's last proof is from the last ten minutes. */
export const isRecentProof = (provedAt: Date, now = new Date()): boolean =>
  now.getTime() - provedAt.getTime() < PROOF_LIFE;
