// The mark of a browser in which an account has signed in. It opens nothing: it gives its account's tries at signing in
// an allowance of their own here, whatever strangers do meanwhile.
import 'server-only';
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type CookieReader, type SiteCookie, siteCookieName } from '@/lib/http/site-cookies';
import { keyFor } from '@/lib/secrets';

/** Seconds: 90 days after the last sign-in there. */
const LIFE = 90 * 24 * 60 * 60;

export type Account = { id: string; email: string; passwordHash: string };

const mac = (text: string) => createHmac('sha256', keyFor('known-browser')).update(text).digest('base64url');

/** Signed with the present password's hash, so that a new password ends every mark. */
const signatureOf = ({ id, passwordHash }: Account, browserId: string, expiresAt: number) => {
  const credential = createHash('sha256').update(passwordHash).digest('base64url');
  return mac(`mark.v1.${id}.${credential}.${browserId}.${expiresAt}`);
};

/** A name for each account, which says nothing of the address that it belongs to. */
const cookieName = (email: string) =>
  siteCookieName(`known_browser_${mac(`name.v1.${email.trim().toLowerCase()}`).slice(0, 16)}`);

/** The mark of this account that a request brought, as yet unchecked. Needs no account to exist. */
export const markOf = (email: string, readCookie: CookieReader): string | undefined =>
  readCookie(cookieName(email));

/** The id of the browser that the account's mark names; null if it is forged, too old, or of a former password. */
export function readMark(account: Account, mark: string | undefined, now = Date.now()): string | null {
  const [, browserId = '', expires = '', signature = ''] =
    /^([\w-]{22})\.(\d{13})\.([\w-]{43})$/.exec(mark ?? '') ?? [];
  const given = Buffer.from(signature);
  const expected = Buffer.from(signatureOf(account, browserId, Number(expires)));
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs && Number(expires) > now ? browserId : null;
}

/** The cookie that marks a browser in which the account has just proved itself; one that was known keeps its id. */
export function markBrowser(account: Account, browserId: string | null, now = Date.now()): SiteCookie {
  const id = browserId ?? randomBytes(16).toString('base64url');
  const expiresAt = now + LIFE * 1_000;
  const value = `${id}.${expiresAt}.${signatureOf(account, id, expiresAt)}`;
  return { name: cookieName(account.email), value, maxAge: LIFE };
}
