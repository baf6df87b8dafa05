// How long an invitation opens, and how it stands.

/** Milliseconds from sending. A new link begins anew. */
export const INVITATION_LIFE = 7 * 24 * 60 * 60 * 1_000;

/** Milliseconds that one which is over is kept: it names somebody who may never have come. */
export const OLD_INVITATION_LIFE = 30 * 24 * 60 * 60 * 1_000;

export type InvitationState = 'open' | 'expired' | 'revoked' | 'accepted';

type Ends = { expiresAt: Date; acceptedAt: Date | null; revokedAt: Date | null };

export function invitationState({ expiresAt, acceptedAt, revokedAt }: Ends, now: Date): InvitationState {
  if (acceptedAt !== null) {
    return 'accepted';
  }
  if (revokedAt !== null) {
    return 'revoked';
  }
  return expiresAt <= now ? 'expired' : 'open';
}
