import { apiAnswer, apiError } from '@/lib/http/api-error';
import { limitTries } from '@/lib/http/limit-tries';
import { methodNotAllowed } from '@/lib/http/method-not-allowed';
import { tenantHandler } from '@/lib/http/tenant-handler';
import { keysFor } from '@/lib/secrets';
import { completeUpload } from '@/lib/uploads/complete-upload';
import { signPreviewToken } from '@/lib/uploads/preview-token';
import { completeInput } from '@/lib/uploads/upload-input';

/** Checks a file that has been sent: 200 with what it is, the same however often it is asked. */
export const POST = tenantHandler({
  admit: limitTries({ address: 'completeAddress', shop: 'completeTenant' }),
  schema: completeInput,
  async handle({ tenant, body: { upload_id: uploadId } }) {
    const completed = await completeUpload(tenant.id, uploadId);
    if (!completed.ok) {
      return apiError(completed.error);
    }
    const { id, kind, name, sha256, byteSize, contentType, width, height, hasTransparency } = completed.value;
    const token = signPreviewToken(keysFor('upload-preview'), { tenantId: tenant.id, uploadId: id });
    return apiAnswer({
      upload: {
        id,
        kind,
        name,
        sha256,
        byte_size: byteSize,
        content_type: contentType,
        width,
        height,
        has_transparency: hasTransparency,
        preview_url: kind === 'logo' ? `/api/uploads/preview?id=${id}&token=${token}` : null,
      },
    });
  },
});

export const GET = methodNotAllowed;
export const PUT = methodNotAllowed;
export const PATCH = methodNotAllowed;
export const DELETE = methodNotAllowed;
