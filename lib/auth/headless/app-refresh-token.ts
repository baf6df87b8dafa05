// A refresh token as an app holds it: the session's id before the token that rotates. A browser's is inside its cookie.
import 'server-only';
import { z } from 'zod';
import type { SessionTokens } from '@/lib/auth/sessions/sessions.commands';

/** UTF-16 units. Longer texts are not looked at. */
export const LONGEST_REFRESH_TOKEN = 400;

/** What an app keeps, and brings for its next access token. */
export const appRefreshToken = ({ sessionId, refreshToken }: SessionTokens): string =>
  `${sessionId}.${refreshToken}`;

/** The session that a token names, and what proves that it is ours; null for anything else. */
export function readAppRefreshToken(token: string): { sessionId: string; refreshToken: string } | null {
  const at = token.indexOf('.');
  const sessionId = token.slice(0, Math.max(at, 0));
  return z.uuid().safeParse(sessionId).success ? { sessionId, refreshToken: token.slice(at + 1) } : null;
}
