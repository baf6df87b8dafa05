// A logo is private, and its shopper has no account: whoever completed the upload holds this token.
import type { TenantId } from '@/lib/ids';
import { isSigned, type KeyRing, signText } from '@/lib/secrets/key-ring';

export type PreviewClaim = { tenantId: TenantId; uploadId: string };

const payloadOf = ({ tenantId, uploadId }: PreviewClaim) => `upload-preview.v1.${tenantId}.${uploadId}`;

/** The token of an upload's preview; the same each time, and of no use once the upload is gone. */
export const signPreviewToken = (keys: KeyRing, claim: PreviewClaim): string =>
  signText(keys, payloadOf(claim));

/** Whether a token was signed for exactly this upload of this shop. */
export const isPreviewToken = (keys: KeyRing, claim: PreviewClaim, token: string): boolean =>
  isSigned(keys, payloadOf(claim), token);
