// A shopper has no account, so whoever completed the upload of a logo is given a cookie that shows its picture. An
// address with a key in it would stay in logs and histories.
import 'server-only';
import { type CookieReader, setCookieHeader, siteCookieName } from '@/lib/http/site-cookies';
import { keysFor } from '@/lib/secrets/secrets';
import { isPreviewToken, type PreviewClaim, signPreviewToken } from './preview-token';

/** Seconds. A product page that is opened later completes its upload again, and is given another. */
const LIFE = 24 * 60 * 60;

/** A shopper who compares more than these sees the first of them after loading the page again. */
const MOST_LOGOS = 8;

const cookieName = () => siteCookieName('preview_key');

const tokensIn = (readCookie: CookieReader): string[] =>
  (readCookie(cookieName()) ?? '').slice(0, 1_000).split('~').slice(0, MOST_LOGOS);

/** The address of an upload's picture. By itself it shows nothing. */
export const previewPath = (uploadId: string): string => `/api/uploads/preview?id=${uploadId}`;

/** The `Set-Cookie` header that lets a browser see the picture of this upload, and those that it could see before. */
export function previewCookie(claim: PreviewClaim, readCookie: CookieReader): string {
  const token = signPreviewToken(keysFor('upload-preview'), claim);
  // What is no key of ours is not carried on.
  const others = tokensIn(readCookie).filter((other) => other !== token && /^[\w-]{43,60}$/.test(other));
  const tokens = [token, ...others].slice(0, MOST_LOGOS);
  return setCookieHeader({ name: cookieName(), value: tokens.join('~'), maxAge: LIFE });
}

/** Whether a browser holds the key to this upload's picture. */
export const maySeePreview = (claim: PreviewClaim, readCookie: CookieReader): boolean =>
  tokensIn(readCookie).some((token) => isPreviewToken(keysFor('upload-preview'), claim, token));
