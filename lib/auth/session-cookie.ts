// What the cookie of a session holds, and how it is called. next-auth writes it at sign-in; the refresh writes
// it again.
import 'server-only';
import { decode, encode, type JWT, type JWTDecodeParams, type JWTEncodeParams } from 'next-auth/jwt';
import { z } from 'zod';
import { keyFor, keysFor } from '@/lib/secrets';
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

/** The newest key that cookies are encrypted with. */
export const cookieSecret = (): string => keyFor('session-cookie').toString('base64url');

/**
 * How next-auth writes and reads its cookie, which takes one secret only: the key's id goes before it, and any key that
 * is still listed opens it. Without an id it is from before keys could be changed, and each is tried.
 */
export const sessionCodec = {
  async encode(params: JWTEncodeParams): Promise<string> {
    const [{ id, key }] = keysFor('session-cookie');
    return `${id}~${await encode({ ...params, secret: key.toString('base64url') })}`;
  },

  async decode({ token = '' }: Pick<JWTDecodeParams, 'token'>): Promise<JWT | null> {
    const [value = '', id = null] = token.split('~').reverse();
    for (const { key } of keysFor('session-cookie').filter((one) => id === null || one.id === id)) {
      const secret = key.toString('base64url');
      // Not encrypted with this key, or too old.
      const claims = await decode({ token: value, secret }).catch(() => null);
      if (claims !== null) {
        return claims;
      }
    }
    return null;
  },
};

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
  if (!value) {
    return null;
  }
  const parsed = claims.safeParse(await sessionCodec.decode({ token: value }));
  return parsed.success ? parsed.data : null;
}

/** The value of a cookie with these claims. */
export const writeClaims = (value: SessionClaims): Promise<string> =>
  sessionCodec.encode({ token: value, secret: cookieSecret(), maxAge: SESSION_LIFE / 1_000 });
