// The life of an invitation, and its state.

/** Milliseconds from sending. A new link restarts it. */
export const INVITATION_LIFE = 7 * 24 * 60 * 60 * 1_000;

/** Milliseconds for which a finished invitation is kept: it names a person who may never have joined. */
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
