// The rotating half of a session's cookie: which session, and how often it has been refreshed. The signature
// makes an old token recognisable as ours without keeping any of them.
import { createHmac, timingSafeEqual } from 'node:crypto';

export type RefreshClaim = { tenantId: string; sessionId: string; generation: number };

const signatureOf = (key: Buffer, { tenantId, sessionId, generation }: RefreshClaim) =>
  createHmac('sha256', key).update(`refresh.v1.${tenantId}.${sessionId}.${generation}`).digest('base64url');

/** The refresh token of a session's generation; the same each time. */
export const signRefreshToken = (key: Buffer, claim: RefreshClaim): string =>
  `${claim.generation}.${signatureOf(key, claim)}`;

/** The generation that a token was signed for, in this tenant and session; null if it was not signed here. */
export function readRefreshToken(
  key: Buffer,
  session: Omit<RefreshClaim, 'generation'>,
  token: string,
): number | null {
  const match = /^([1-9]\d{0,8})\.([\w-]{43})$/.exec(token);
  const generation = Number(match?.[1]);
  const expected = Buffer.from(signatureOf(key, { ...session, generation }));
  const given = Buffer.from(match?.[2] ?? '');
  return match && given.length === expected.length && timingSafeEqual(given, expected) ? generation : null;
}
