// A logo is private, and its shopper has no account: whoever completed the upload holds this token.
import { createHmac, timingSafeEqual } from 'node:crypto';

export type PreviewClaim = { tenantId: string; uploadId: string };

/** The token of an upload's preview; the same each time, and of no use once the upload is gone. */
export const signPreviewToken = (key: Buffer, { tenantId, uploadId }: PreviewClaim): string =>
  createHmac('sha256', key).update(`upload-preview.v1.${tenantId}.${uploadId}`).digest('base64url');

/** Whether a token was signed for exactly this upload of this shop. */
export function isPreviewToken(key: Buffer, claim: PreviewClaim, token: string): boolean {
  const [expected, given] = [Buffer.from(signPreviewToken(key, claim)), Buffer.from(token)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
