import { adminJsonHandler } from '@/lib/entry/admin-json-handler';
import { apiError } from '@/lib/entry/api-error';
import { countTry } from '@/lib/limits/rate-limits';
import { messages } from '@/lib/messages';
import { pictureInput } from '@/lib/uploads/pictures/picture-input';
import { startPicture } from '@/lib/uploads/pictures/start-picture';
import type { TakenBy } from '@/lib/wire/contract';
import type { startPictureCall } from '@/lib/wire/uploads';
import { startedAnswer } from '../../uploads/started-answer';

/** Signs an upload of a shop's picture: 201 with the address for its bytes, and the headers to send. */
export const POST = adminJsonHandler({
  may: 'pictures.upload',
  schema: pictureInput satisfies TakenBy<typeof startPictureCall>,
  failureMessage: messages.product.imageFailed,
  async handle({ tenant }, body) {
    const tried = await countTry([{ limit: 'pictureShop', key: tenant.id }]);
    if (!tried.ok) {
      return apiError('too_many_attempts', { message: messages.auth.tooManyAttempts(tried.error.minutes) });
    }
    const started = await startPicture(tenant.id, body);
    if (!started.ok) {
      return apiError(started.error);
    }
    return startedAnswer(started.value);
  },
});

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';
