// Contents and name of the session's cookie. next-auth writes it at sign-in, the refresh writes it again.
import 'server-only';
import type { KeyObject } from 'node:crypto';
import { decode, encode, type JWT, type JWTDecodeParams, type JWTEncodeParams } from 'next-auth/jwt';
import { z } from 'zod';
import { siteCookieName, siteCookieOptions } from '@/lib/http/site-cookies';
import { keyFor, keysFor } from '@/lib/secrets/secrets';
import { OWNER } from '@/lib/tenants/roles';

const claims = z.object({
  sub: z.uuid(),
  name: z.string(),
  email: z.string(),
  sessionId: z.uuid(),
  refreshToken: z.string(),
  /** Milliseconds since 1970. */
  accessExpiresAt: z.number(),
  /** The person's role when the cookie was written. A cookie of an older release has none: an owner's. */
  role: z.string().nullable().default(OWNER),
});

export type SessionClaims = z.infer<typeof claims>;

/**
 * `{"alg":"dir","enc":"A256GCM"}`, the only header that is accepted. The header comes from the browser, and the
 * library would use any algorithm in it that fits the key.
 */
const OUR_HEADER = 'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0.';

/** A key as next-auth takes it. */
const secretOf = (key: KeyObject): string => key.export().toString('base64url');

/** The newest key that the staff's cookies are encrypted with. */
export const cookieSecret = (): string => secretOf(keyFor('session-cookie'));

/** Name and attributes of the cookie that holds the session. */
export const sessionCookie = () => ({
  name: siteCookieName('next-auth.session-token'),
  options: siteCookieOptions(),
});

/**
 * How next-auth writes and reads a cookie. next-auth takes one secret only: so the value starts with the
 * key's id, and any key that is still listed decrypts it. A value without an id was written before keys could
 * be changed: then each key is tried. `purpose` separates the cookies of staff and customers: neither is
 * accepted as the other.
 */
export const cookieCodec = (purpose: 'session-cookie' | 'customer-cookie') => ({
  async encode(params: Omit<JWTEncodeParams, 'secret'>): Promise<string> {
    const [{ id, key }] = keysFor(purpose);
    return `${id}~${await encode({ ...params, secret: secretOf(key) })}`;
  },

  async decode({ token = '' }: Pick<JWTDecodeParams, 'token'>): Promise<JWT | null> {
    const [value = '', id = null] = token.split('~').reverse();
    if (!value.startsWith(OUR_HEADER)) {
      return null;
    }
    for (const { key } of keysFor(purpose).filter((one) => id === null || one.id === id)) {
      const secret = secretOf(key);
      // Not encrypted with this key, or too old.
      const claims = await decode({ token: value, secret }).catch(() => null);
      if (claims !== null) {
        return claims;
      }
    }
    return null;
  },
});

/** The codec of the staff's cookie, which next-auth uses itself. */
export const sessionCodec = cookieCodec('session-cookie');

/** What a cookie's value says in this form; null if it is missing, forged, of another kind or expired. */
export async function openClaims<Claims>(
  codec: ReturnType<typeof cookieCodec>,
  schema: z.ZodType<Claims>,
  value: string | undefined,
): Promise<Claims | null> {
  if (!value) {
    return null;
  }
  const parsed = schema.safeParse(await codec.decode({ token: value }));
  return parsed.success ? parsed.data : null;
}

/** The claims in a cookie's value; null if it is missing, forged, of another kind or expired. */
export const readClaims = (value: string | undefined): Promise<SessionClaims | null> =>
  openClaims(sessionCodec, claims, value);

/** A cookie value with these claims, valid for `maxAge` seconds. */
export const writeClaims = (value: SessionClaims, maxAge: number): Promise<string> =>
  sessionCodec.encode({ token: value, maxAge });
