// The cookie of a browser that requests a passkey challenge without being signed in. The challenge is bound
// to it.
import 'server-only';
import { randomBytes } from 'node:crypto';
import { type CookieReader, type SiteCookie, siteCookieName } from '@/lib/http/site-cookies';
import { CHALLENGE_LIFE } from './factor';

const cookieName = () => siteCookieName('passkey-browser');

/** The browser id that a challenge is bound to; null if this browser requested none. */
export function challengedBrowser(readCookie: CookieReader): string | null {
  const id = readCookie(cookieName());
  return id !== undefined && /^[\w-]{22}$/.test(id) ? id : null;
}

/** The browser id for a challenge, and the cookie that stores it. */
export function challengeBrowser(readCookie: CookieReader): { id: string; cookie: SiteCookie } {
  const id = challengedBrowser(readCookie) ?? randomBytes(16).toString('base64url');
  return { id, cookie: { name: cookieName(), value: id, maxAge: CHALLENGE_LIFE / 1_000 } };
}
