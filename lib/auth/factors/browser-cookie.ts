// The cookie of a browser that asks for a passkey's challenge and is not signed in: the challenge is its alone.
import 'server-only';
import { randomBytes } from 'node:crypto';
import { type CookieReader, type SiteCookie, siteCookieName } from '@/lib/http/site-cookies';
import { CHALLENGE_LIFE } from './factor';

const cookieName = () => siteCookieName('passkey-browser');

/** The name of the browser that asked for a challenge; null for one that did not. */
export function challengedBrowser(readCookie: CookieReader): string | null {
  const id = readCookie(cookieName());
  return id !== undefined && /^[\w-]{22}$/.test(id) ? id : null;
}

/** The name under which a browser asks for a challenge, and the cookie that remembers it. */
export function challengeBrowser(readCookie: CookieReader): { id: string; cookie: SiteCookie } {
  const id = challengedBrowser(readCookie) ?? randomBytes(16).toString('base64url');
  return { id, cookie: { name: cookieName(), value: id, maxAge: CHALLENGE_LIFE / 1_000 } };
}
