// A logo is private and its shopper has no account: the browser that completed the upload holds this token.
import type { TenantId } from '@/lib/ids';
import type { KeyRing } from '@/lib/secrets/key-ring';
import { isBound, signBound } from '@/lib/secrets/signed-token';

export type PreviewClaim = { tenantId: TenantId; uploadId: string };

/** The token of an upload's preview; deterministic, and useless after the upload is gone. */
export const signPreviewToken = (keys: KeyRing, { tenantId, uploadId }: PreviewClaim): string =>
  signBound(keys, 'upload-preview', [tenantId, uploadId]);

/** Whether a token was signed for exactly this upload in this shop. */
export const isPreviewToken = (keys: KeyRing, { tenantId, uploadId }: PreviewClaim, token: string): boolean =>
  isBound(keys, 'upload-preview', [tenantId, uploadId], token);
