import { apiError } from '@/lib/http/api-error';
import { tenantFileHandler } from '@/lib/http/tenant-file-handler';
import { messages } from '@/lib/messages';
import { keyFor } from '@/lib/secrets';
import { isPreviewToken } from '@/lib/uploads/preview-token';
import { servePreview } from '@/lib/uploads/serve-preview';
import { findUpload } from '@/lib/uploads/uploads.queries';

/** The picture that a shopper's own logo is shown as. Without the token of its upload there is none. */
export const GET = tenantFileHandler(messages.upload.previewFailed, async ({ tenant, request }) => {
  const query = new URL(request.url).searchParams;
  const uploadId = query.get('id') ?? '';
  const claim = { tenantId: tenant.id, uploadId };
  if (!isPreviewToken(keyFor('upload-preview'), claim, query.get('token') ?? '')) {
    return apiError('not_found');
  }
  const upload = await findUpload(tenant.id, uploadId);
  return upload?.completedAt ? servePreview(upload.objectKey) : apiError('not_found');
});
