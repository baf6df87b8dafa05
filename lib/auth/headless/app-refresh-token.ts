// A refresh token as an app holds it: the session's id before the token that rotates. A browser's is inside its cookie.
import 'server-only';
import { z } from 'zod';
import type { SessionTokens } from '@/lib/auth/sessions/sessions.commands';

/** UTF-16 units. Longer texts are refused unread. */
export const LONGEST_REFRESH_TOKEN = 400;

/** The refresh token that an app stores and exchanges. */
export const appRefreshToken = ({ sessionId, refreshToken }: SessionTokens): string =>
  `${sessionId}.${refreshToken}`;

/** The session id and refresh token in an app's token; null for any other text. */
export function readAppRefreshToken(token: string): { sessionId: string; refreshToken: string } | null {
  const at = token.indexOf('.');
  const sessionId = token.slice(0, Math.max(at, 0));
  return z.uuid().safeParse(sessionId).success ? { sessionId, refreshToken: token.slice(at + 1) } : null;
}
