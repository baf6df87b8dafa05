// The mark (a signed cookie) of a browser in which an account has signed in. It grants no access: sign-in tries from
// this browser get a limit of their own, so strangers who guess at the account cannot lock its owner out.
import 'server-only';
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { type CookieReader, type SiteCookie, siteCookieName } from '@/lib/http/site-cookies';
import { SIGNATURE, type SigningKey } from '@/lib/secrets/key-ring';
import { keysFor } from '@/lib/secrets/secrets';
import { isBound, signBound } from '@/lib/secrets/signed-token';

/** Seconds: 90 days after the last sign-in in that browser. */
const LIFE = 90 * 24 * 60 * 60;

export type Account = { id: string; email: string; passwordHash: string };

const keys = () => keysFor('known-browser');

/**
 * What a mark is bound to. It includes the current password's hash, so a new password invalidates every mark.
 */
const boundTo = ({ id, passwordHash }: Account, browserId: string, expiresAt: number) => [
  id,
  createHash('sha256').update(passwordHash).digest('base64url'),
  browserId,
  String(expiresAt),
];

/** The cookie's name: different for each account, without revealing its address. */
function cookieName(email: string, { key }: SigningKey) {
  const text = `name.v1.${email.trim().toLowerCase()}`;
  const name = createHmac('sha256', key).update(text).digest('base64url').slice(0, 16);
  return siteCookieName(`known_browser_${name}`);
}

/**
 * The mark that a request brings for this account, not verified yet; the one of the newest key if there are several.
 * The account need not exist.
 */
export const markOf = (email: string, readCookie: CookieReader): string | undefined =>
  keys()
    .map((key) => readCookie(cookieName(email, key)))
    .find((mark) => mark !== undefined);

const MARK = new RegExp(String.raw`^([\w-]{22})\.(\d{13})\.(${SIGNATURE})$`);

/** The id of the browser that the mark names; null if the mark is forged, expired, or of a former password. */
export function readMark(account: Account, mark: string | undefined, now = Date.now()): string | null {
  const [, browserId = '', expires = '', signature = ''] = MARK.exec(mark ?? '') ?? [];
  const isOurs = isBound(keys(), 'mark', boundTo(account, browserId, Number(expires)), signature);
  return isOurs && Number(expires) > now ? browserId : null;
}

/** The cookie that marks a browser after a successful sign-in. A known browser keeps its id. */
export function markBrowser(account: Account, browserId: string | null, now = Date.now()): SiteCookie {
  const id = browserId ?? randomBytes(16).toString('base64url');
  const expiresAt = now + LIFE * 1_000;
  const ring = keys();
  const value = `${id}.${expiresAt}.${signBound(ring, 'mark', boundTo(account, id, expiresAt))}`;
  return { name: cookieName(account.email, ring[0]), value, maxAge: LIFE };
}
