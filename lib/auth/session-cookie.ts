// What the cookie of a session holds, and how it is called. next-auth writes it at sign-in; the refresh writes
// it again.
import 'server-only';
import { decode, encode } from 'next-auth/jwt';
import { z } from 'zod';
import { keyFor } from '@/lib/secrets';
import { SESSION_LIFE } from './session-times';

const claims = z.object({
  sub: z.uuid(),
  name: z.string(),
  email: z.string(),
  sessionId: z.uuid(),
  refreshToken: z.string(),
  /** Milliseconds since 1970. */
  accessExpiresAt: z.number(),
});

export type SessionClaims = z.infer<typeof claims>;

/** The key that next-auth encrypts cookies with. */
export const cookieSecret = (): string => keyFor('session-cookie').toString('base64url');

/** next-auth's own rule: everything is https but what a proxy or Next itself calls http. */
const isSecure = (headers: Headers) => headers.get('x-forwarded-proto') !== 'http';

/** Name and attributes of the cookie on this host: host-only, out of reach of scripts and of other sites. */
export function sessionCookie(headers: Headers) {
  const secure = isSecure(headers);
  return {
    name: `${secure ? '__Secure-' : ''}next-auth.session-token`,
    options: { httpOnly: true, sameSite: 'lax' as const, path: '/', secure },
  };
}

/** The claims of a cookie's value; null if it is missing, forged, of another kind or has expired. */
export async function readClaims(value: string | undefined): Promise<SessionClaims | null> {
  // A cookie's header comes from the browser, and the library would follow it to any algorithm that the key fits. Ours
  // all say `{"alg":"dir","enc":"A256GCM"}`, some behind the name of their key.
  if (!value || !/^([\w-]{1,32}~)?eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0\./.test(value)) {
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

/** The value of a cookie with these claims. */
export const writeClaims = (value: SessionClaims): Promise<string> =>
  encode({ token: value, secret: cookieSecret(), maxAge: SESSION_LIFE / 1_000 });
