import { apiError } from '@/lib/http/api-error';
import { tenantFileHandler } from '@/lib/http/tenant-file-handler';
import { keysFor } from '@/lib/secrets';
import { isPreviewToken } from '@/lib/uploads/preview-token';
import { servePreview } from '@/lib/uploads/serve-preview';
import { findUpload } from '@/lib/uploads/uploads.queries';

/** The picture that a shopper's own logo is shown as. Without the token of its upload there is none. */
export const GET = tenantFileHandler(async ({ tenant, request }) => {
  const query = new URL(request.url).searchParams;
  const uploadId = query.get('id') ?? '';
  const claim = { tenantId: tenant.id, uploadId };
  if (!isPreviewToken(keysFor('upload-preview'), claim, query.get('token') ?? '')) {
    return apiError('not_found');
  }
  const upload = await findUpload(tenant.id, uploadId);
  return upload?.completedAt ? servePreview(upload.objectKey) : apiError('not_found');
});
