// A logo is private, and its shopper has no account: whoever completed the upload holds this token.
import type { TenantId } from '@/lib/ids';
import type { KeyRing } from '@/lib/secrets/key-ring';
import { isBound, signBound } from '@/lib/secrets/signed-token';

export type PreviewClaim = { tenantId: TenantId; uploadId: string };

/** The token of an upload's preview; the same each time, and of no use once the upload is gone. */
export const signPreviewToken = (keys: KeyRing, { tenantId, uploadId }: PreviewClaim): string =>
  signBound(keys, 'upload-preview', [tenantId, uploadId]);

/** Whether a token was signed for exactly this upload of this shop. */
export const isPreviewToken = (keys: KeyRing, { tenantId, uploadId }: PreviewClaim, token: string): boolean =>
  isBound(keys, 'upload-preview', [tenantId, uploadId], token);
