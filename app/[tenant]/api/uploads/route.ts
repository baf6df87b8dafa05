import { apiError } from '@/lib/entry/api-error';
import { limitTries } from '@/lib/entry/limit-tries';
import { tenantHandler } from '@/lib/entry/tenant-handler';
import { deviceOf } from '@/lib/limits/request-device';
import { messages } from '@/lib/messages';
import { makeRoom } from '@/lib/orders/sweep/make-room';
import { startUpload } from '@/lib/uploads/start-upload';
import { startUploadInput } from '@/lib/uploads/upload-input';
import { uploadMessage } from '@/lib/uploads/upload-messages';
import { uploadSender } from '@/lib/uploads/upload-sender';
import type { TakenBy } from '@/lib/wire/contract';
import type { startUploadCall } from '@/lib/wire/uploads';
import { startedAnswer } from './started-answer';

/** Signs an upload of a shopper's logo or roster: 201 with the address for its bytes, and the headers to send. */
export const POST = tenantHandler({
  failureMessage: messages.upload.failed,
  admit: limitTries({ address: 'uploadAddress', shop: 'uploadTenant' }),
  schema: startUploadInput satisfies TakenBy<typeof startUploadCall>,
  async handle({ tenant, body, request }) {
    const sender = uploadSender(deviceOf(request.headers).address);
    let started = await startUpload(tenant.id, body, sender);
    if (!started.ok && started.error === 'uploads_of_store') {
      const isFree = await makeRoom(tenant.id, { bytes: body.byte_size, sender });
      started = isFree ? await startUpload(tenant.id, body, sender) : started;
    }
    if (!started.ok) {
      return apiError(started.error, { message: uploadMessage(body.kind, started.error) });
    }
    return startedAnswer(started.value);
  },
});

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';
