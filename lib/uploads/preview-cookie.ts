// A shopper has no account, so whoever completed the upload of a logo is given a cookie that shows its picture. An
// address with a key in it would stay in logs and histories.
import 'server-only';
import { pathCookieHeader, pathCookieName } from '@/lib/http/path-cookie';
import { keyFor } from '@/lib/secrets';
import { isPreviewToken, type PreviewClaim, signPreviewToken } from './preview-token';

const PATH = '/api/uploads/preview';

/** Seconds. A product page that is opened later completes its upload again, and is given another. */
const LIFE = 24 * 60 * 60;

/** One for each upload, because a shopper may compare several logos. */
const nameOf = (uploadId: string) => `preview_key.${uploadId.toLowerCase()}`;

/** The address of an upload's picture. By itself it shows nothing. */
export const previewPath = (uploadId: string): string => `${PATH}?id=${uploadId}`;

/** The `Set-Cookie` header that lets a browser see the picture of this upload of this shop. */
export const previewCookie = (claim: PreviewClaim): string =>
  pathCookieHeader({
    name: nameOf(claim.uploadId),
    value: signPreviewToken(keyFor('upload-preview'), claim),
    path: PATH,
    maxAge: LIFE,
    sameSite: 'Strict',
  });

/** Whether a request holds the cookie of this upload. */
export function hasPreviewCookie(headers: Pick<Headers, 'get'>, claim: PreviewClaim): boolean {
  const start = `${pathCookieName(nameOf(claim.uploadId))}=`;
  const cookies = (headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim());
  const value = cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length) ?? '';
  return isPreviewToken(keyFor('upload-preview'), claim, value);
}
