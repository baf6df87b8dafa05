// The mark of a browser in which an account has signed in. It opens nothing: it gives its account's tries at signing in
// an allowance of their own here, whatever strangers do meanwhile.
import 'server-only';
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { type CookieReader, type SiteCookie, siteCookieName } from '@/lib/http/site-cookies';
import { SIGNATURE, type SigningKey } from '@/lib/secrets/key-ring';
import { keysFor } from '@/lib/secrets/secrets';
import { isBound, signBound } from '@/lib/secrets/signed-token';

/** Seconds: 90 days after the last sign-in there. */
const LIFE = 90 * 24 * 60 * 60;

export type Account = { id: string; email: string; passwordHash: string };

const keys = () => keysFor('known-browser');

/** What a mark is bound to: with the present password's hash, so that a new password ends every mark. */
const boundTo = ({ id, passwordHash }: Account, browserId: string, expiresAt: number) => [
  id,
  createHash('sha256').update(passwordHash).digest('base64url'),
  browserId,
  String(expiresAt),
];

/** A name for each account, which says nothing of the address that it belongs to. */
function cookieName(email: string, { key }: SigningKey) {
  const text = `name.v1.${email.trim().toLowerCase()}`;
  const name = createHmac('sha256', key).update(text).digest('base64url').slice(0, 16);
  return siteCookieName(`known_browser_${name}`);
}

/**
 * The mark of this account that a request brought, as yet unchecked; of the newest key, if there are several. Needs no
 * account to exist.
 */
export const markOf = (email: string, readCookie: CookieReader): string | undefined =>
  keys()
    .map((key) => readCookie(cookieName(email, key)))
    .find((mark) => mark !== undefined);

const MARK = new RegExp(String.raw`^([\w-]{22})\.(\d{13})\.(${SIGNATURE})$`);

/** The id of the browser that the account's mark names; null if it is forged, too old, or of a former password. */
export function readMark(account: Account, mark: string | undefined, now = Date.now()): string | null {
  const [, browserId = '', expires = '', signature = ''] = MARK.exec(mark ?? '') ?? [];
  const isOurs = isBound(keys(), 'mark', boundTo(account, browserId, Number(expires)), signature);
  return isOurs && Number(expires) > now ? browserId : null;
}

/** The cookie that marks a browser in which the account has just proved itself; one that was known keeps its id. */
export function markBrowser(account: Account, browserId: string | null, now = Date.now()): SiteCookie {
  const id = browserId ?? randomBytes(16).toString('base64url');
  const expiresAt = now + LIFE * 1_000;
  const ring = keys();
  const value = `${id}.${expiresAt}.${signBound(ring, 'mark', boundTo(account, id, expiresAt))}`;
  return { name: cookieName(account.email, ring[0]), value, maxAge: LIFE };
}
