import { apiAnswer, apiError } from '@/lib/entry/api-error';
import { limitTries } from '@/lib/entry/limit-tries';
import { tenantHandler } from '@/lib/entry/tenant-handler';
import { readCookie } from '@/lib/http/site-cookies';
import { deviceOf } from '@/lib/limits/request-device';
import { messages } from '@/lib/messages';
import { completeUpload } from '@/lib/uploads/complete-upload';
import { previewCookie, previewPath } from '@/lib/uploads/preview-cookie';
import { completeUploadInput } from '@/lib/uploads/upload-input';
import { uploadSender } from '@/lib/uploads/upload-sender';
import type { AnswerTo, TakenBy } from '@/lib/wire/contract';
import type { completeUploadCall } from '@/lib/wire/uploads';

type Answer = AnswerTo<typeof completeUploadCall>;

/** Checks an uploaded file: 200 with its facts. Idempotent. */
export const POST = tenantHandler({
  failureMessage: messages.upload.failed,
  admit: limitTries({ address: 'completeAddress', shop: 'completeTenant' }),
  schema: completeUploadInput satisfies TakenBy<typeof completeUploadCall>,
  async handle({ tenant, body: { upload_id: uploadId }, request }) {
    const sender = uploadSender(deviceOf(request.headers).address);
    const completed = await completeUpload(tenant.id, uploadId, sender);
    if (!completed.ok) {
      return apiError(completed.error);
    }
    const { id, kind, name, sha256, byteSize, contentType, width, height, hasTransparency } = completed.value;
    const isLogo = kind === 'logo';
    const answer = apiAnswer({
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
        preview_url: isLogo ? previewPath(id) : null,
      },
    } satisfies Answer);
    if (isLogo) {
      const claim = { tenantId: tenant.id, uploadId: id };
      const cookie = previewCookie(claim, (name) => readCookie(request.headers, name));
      answer.headers.append('Set-Cookie', cookie);
    }
    return answer;
  },
});

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';
