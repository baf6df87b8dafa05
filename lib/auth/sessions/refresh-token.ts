// The rotating half of a session's cookie: which session, and how often it has been refreshed. The signature
// makes an old token recognisable as ours without keeping any of them.
import type { TenantId } from '@/lib/ids';
import { isSigned, type KeyRing, SIGNATURE, signText } from '@/lib/secrets/key-ring';

export type RefreshClaim = { tenantId: TenantId; sessionId: string; generation: number };

const payloadOf = ({ tenantId, sessionId, generation }: RefreshClaim) =>
  `refresh.v1.${tenantId}.${sessionId}.${generation}`;

const TOKEN = new RegExp(`^([1-9]\\d{0,8})\\.(${SIGNATURE})$`);

/** The refresh token of a session's generation; the same each time. */
export const signRefreshToken = (keys: KeyRing, claim: RefreshClaim): string =>
  `${claim.generation}.${signText(keys, payloadOf(claim))}`;

/** The generation that a token was signed for, in this tenant and session; null if it was not signed here. */
export function readRefreshToken(
  keys: KeyRing,
  session: Omit<RefreshClaim, 'generation'>,
  token: string,
): number | null {
  const [, digits, signature = ''] = TOKEN.exec(token) ?? [];
  const generation = Number(digits);
  return isSigned(keys, payloadOf({ ...session, generation }), signature) ? generation : null;
}
