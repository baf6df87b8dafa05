// What the cookie of a session holds, and how it is called. next-auth writes it at sign-in; the refresh writes
// it again.
import 'server-only';
import { decode, encode } from 'next-auth/jwt';
import { z } from 'zod';
import { siteCookieName, siteCookieOptions } from '@/lib/http/site-cookies';
import { keyFor } from '@/lib/secrets';

const claims = z.object({
  sub: z.uuid(),
  name: z.string(),
  email: z.string(),
  sessionId: z.uuid(),
  refreshToken: z.string(),
  /** Milliseconds since 1970. */
  accessExpiresAt: z.number(),
  /** What the person was in the shop when this was written. Only owners sign in. */
  role: z.string().nullable().default('owner'),
});

export type SessionClaims = z.infer<typeof claims>;

/** The key that next-auth encrypts cookies with. */
export const cookieSecret = (): string => keyFor('session-cookie').toString('base64url');

/** Name and attributes of the cookie that holds the session. */
export const sessionCookie = () => ({
  name: siteCookieName('next-auth.session-token'),
  options: siteCookieOptions(),
});

/** The claims of a cookie's value; null if it is missing, forged, of another kind or has expired. */
export async function readClaims(value: string | undefined): Promise<SessionClaims | null> {
  // A cookie's header comes from the browser, and the library would follow it to any algorithm that the key fits. Ours
  // all say `{"alg":"dir","enc":"A256GCM"}`.
  if (!value?.startsWith('eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0.')) {
    return null;
  }
  try {
    const parsed = claims.safeParse(await decode({ token: value, secret: cookieSecret() }));
    return parsed.success ? parsed.data : null;
  } catch {
    // Not encrypted with our key, or too old.
    return null;
  }
}

/** The value of a cookie with these claims, for `maxAge` seconds. */
export const writeClaims = (value: SessionClaims, maxAge: number): Promise<string> =>
  encode({ token: value, secret: cookieSecret(), maxAge });
