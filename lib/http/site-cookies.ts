// The names and options of the product's cookies. If the site is https by configuration, each name begins with
// __Host-. A browser accepts such a cookie only with Secure, for the whole host and from the host itself: neither a
// sibling subdomain nor an unencrypted response can plant one (RFC 6265bis, 4.1.3.2).
import 'server-only';
import { env } from '@/lib/env';
import { isHttpsSite } from '@/lib/http/site-scheme';

/** A cookie's name on this site. */
export const siteCookieName = (name: string): string => (isHttpsSite(env()) ? `__Host-${name}` : name);

/** For this host only, and not for scripts or other sites. */
export const siteCookieOptions = () => ({
  httpOnly: true,
  sameSite: 'lax' as const,
  path: '/',
  secure: isHttpsSite(env()),
});

/** Reads a cookie of the request by its name. */
export type CookieReader = (name: string) => string | undefined;

export type SiteCookie = {
  name: string;
  value: string;
  maxAge: number;
  /** For the page's own scripts, so nothing in it may open anything. */
  isReadable?: boolean;
};

/** The `Set-Cookie` header of a cookie; `maxAge` in seconds. */
export function setCookieHeader({ name, value, maxAge, isReadable = false }: SiteCookie): string {
  const secure = siteCookieOptions().secure ? '; Secure' : '';
  const hidden = isReadable ? '' : ' HttpOnly;';
  return `${name}=${value}; Path=/; Max-Age=${maxAge};${hidden} SameSite=Lax${secure}`;
}

/** The value of a cookie of a request; undefined if it has none. */
export function readCookie(headers: Pick<Headers, 'get'>, name: string): string | undefined {
  for (const pair of (headers.get('cookie') ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) {
      return pair.slice(at + 1).trim();
    }
  }
  return undefined;
}
