// The rotating part of a session's cookie: the session's id, and how often it was refreshed. The signature proves
// that an old token is ours, without storing any.
import type { TenantId } from '@/lib/ids';
import type { KeyRing } from '@/lib/secrets/key-ring';
import { readToken, signToken } from '@/lib/secrets/signed-token';

export type RefreshClaim = { tenantId: TenantId; sessionId: string; generation: number };

/** The refresh token of a session's generation; deterministic. */
export const signRefreshToken = (keys: KeyRing, claim: RefreshClaim): string =>
  signToken(keys, 'refresh', [claim.tenantId, claim.sessionId], String(claim.generation));

/** The generation that a token was signed for, in this tenant and session; null if its signature is not ours. */
export function readRefreshToken(
  keys: KeyRing,
  session: Omit<RefreshClaim, 'generation'>,
  token: string,
): number | null {
  const generation = readToken(keys, 'refresh', [session.tenantId, session.sessionId], token);
  return generation === null ? null : Number(generation);
}
