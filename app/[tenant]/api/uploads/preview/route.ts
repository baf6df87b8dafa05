import { apiError } from '@/lib/entry/api-error';
import { servePreview } from '@/lib/entry/serve-preview';
import { tenantFileHandler } from '@/lib/entry/tenant-file-handler';
import { readCookie } from '@/lib/http/site-cookies';
import { messages } from '@/lib/messages';
import { maySeePreview } from '@/lib/uploads/preview-cookie';
import { findUpload } from '@/lib/uploads/uploads.queries';

/** The preview of a shopper's own logo. It needs the cookie of the upload. */
export const GET = tenantFileHandler(messages.upload.previewFailed, async ({ tenant, request }) => {
  const uploadId = new URL(request.url).searchParams.get('id') ?? '';
  const claim = { tenantId: tenant.id, uploadId };
  if (!maySeePreview(claim, (name) => readCookie(request.headers, name))) {
    return apiError('not_found');
  }
  const upload = await findUpload(tenant.id, uploadId);
  return upload?.completedAt ? servePreview(upload.objectKey) : apiError('not_found');
});
