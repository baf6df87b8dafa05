// The rotating half of a session's cookie: which session, and how often it has been refreshed. The signature
// makes an old token recognisable as ours without keeping any of them.
import type { TenantId } from '@/lib/ids';
import type { KeyRing } from '@/lib/secrets/key-ring';
import { readToken, signToken } from '@/lib/secrets/signed-token';

export type RefreshClaim = { tenantId: TenantId; sessionId: string; generation: number };

/** The refresh token of a session's generation; the same each time. */
export const signRefreshToken = (keys: KeyRing, claim: RefreshClaim): string =>
  signToken(keys, 'refresh', [claim.tenantId, claim.sessionId], String(claim.generation));

/** The generation that a token was signed for, in this tenant and session; null if it was not signed here. */
export function readRefreshToken(
  keys: KeyRing,
  session: Omit<RefreshClaim, 'generation'>,
  token: string,
): number | null {
  const generation = readToken(keys, 'refresh', [session.tenantId, session.sessionId], token);
  return generation === null ? null : Number(generation);
}
