// A shopper has no account, so the browser that completed the upload of a logo gets a cookie that shows its preview.
// A key in the address would stay in logs and histories.
import 'server-only';
import { type CookieReader, setCookieHeader, siteCookieName } from '@/lib/http/site-cookies';
import { keysFor } from '@/lib/secrets/secrets';
import { isPreviewToken, type PreviewClaim, signPreviewToken } from './preview-token';

/** In seconds. A product page that is opened later completes its upload again, and gets a new cookie. */
const LIFE = 24 * 60 * 60;

/** After more logos than this the oldest preview needs a reload of its page. */
const MOST_LOGOS = 8;

const cookieName = () => siteCookieName('preview_key');

const tokensIn = (readCookie: CookieReader): string[] =>
  (readCookie(cookieName()) ?? '').slice(0, 1_000).split('~').slice(0, MOST_LOGOS);

/** The address of an upload's preview. Useless without the cookie. */
export const previewPath = (uploadId: string): string => `/api/uploads/preview?id=${uploadId}`;

/**
 * The `Set-Cookie` header that lets a browser see the preview of this upload, besides those that it could see before.
 */
export function previewCookie(claim: PreviewClaim, readCookie: CookieReader): string {
  const token = signPreviewToken(keysFor('upload-preview'), claim);
  // Values that cannot be our tokens are dropped.
  const others = tokensIn(readCookie).filter((other) => other !== token && /^[\w-]{43,60}$/.test(other));
  const tokens = [token, ...others].slice(0, MOST_LOGOS);
  return setCookieHeader({ name: cookieName(), value: tokens.join('~'), maxAge: LIFE });
}

/** Whether a browser holds the token for this upload's preview. */
export const maySeePreview = (claim: PreviewClaim, readCookie: CookieReader): boolean =>
  tokensIn(readCookie).some((token) => isPreviewToken(keysFor('upload-preview'), claim, token));
