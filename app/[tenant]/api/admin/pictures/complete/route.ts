import { adminJsonHandler } from '@/lib/entry/admin-json-handler';
import { apiAnswer, apiError } from '@/lib/entry/api-error';
import { countTry } from '@/lib/limits/rate-limits';
import { messages } from '@/lib/messages';
import { completePicture } from '@/lib/uploads/pictures/complete-picture';
import { completeUploadInput } from '@/lib/uploads/upload-input';
import type { AnswerTo, TakenBy } from '@/lib/wire/contract';
import type { completePictureCall } from '@/lib/wire/uploads';

type Answer = AnswerTo<typeof completePictureCall>;

/**
 * Processes an uploaded picture: 200 with `{upload_id, url}`. Idempotent. No page shows it until a product or the shop
 * is saved with it.
 */
export const POST = adminJsonHandler({
  may: 'pictures.upload',
  schema: completeUploadInput satisfies TakenBy<typeof completePictureCall>,
  failureMessage: messages.product.imageFailed,
  async handle({ tenant }, { upload_id: uploadId }) {
    const tried = await countTry([{ limit: 'pictureCompletionShop', key: tenant.id }]);
    if (!tried.ok) {
      return apiError('too_many_attempts', { message: messages.auth.tooManyAttempts(tried.error.minutes) });
    }
    const completed = await completePicture(tenant.id, uploadId);
    return completed.ok
      ? apiAnswer({ upload_id: completed.value.uploadId, url: completed.value.url } satisfies Answer)
      : apiError(completed.error);
  },
});

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';
