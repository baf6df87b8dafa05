// The cookie of a customer's session in one shop. A browser may have a staff cookie too: neither is accepted as the
// other.
import 'server-only';
import { z } from 'zod';
import { cookieCodec, openClaims } from '@/lib/auth/sessions/session-cookie';
import { siteCookieName, siteCookieOptions } from '@/lib/http/site-cookies';

const claims = z.object({
  /** The customer's id. */
  sub: z.uuid(),
  sessionId: z.uuid(),
  refreshToken: z.string(),
  /** Milliseconds since 1970. */
  accessExpiresAt: z.number(),
});

export type CustomerClaims = z.infer<typeof claims>;

const codec = cookieCodec('customer-cookie');

/** Name and attributes of the cookie. */
export const customerCookie = () => ({
  name: siteCookieName('customer-session'),
  options: siteCookieOptions(),
});

/** The claims in a cookie's value; null if it is missing, forged, of another kind or expired. */
export const readCustomerClaims = (value: string | undefined): Promise<CustomerClaims | null> =>
  openClaims(codec, claims, value);

/** The value of a cookie with these claims, valid for `maxAge` seconds. */
export const writeCustomerClaims = (value: CustomerClaims, maxAge: number): Promise<string> =>
  codec.encode({ token: value, maxAge });
