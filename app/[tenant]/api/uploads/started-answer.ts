import { apiAnswer } from '@/lib/entry/api-error';
import type { AnswerTo } from '@/lib/wire/contract';
import type { startPictureCall, startUploadCall } from '@/lib/wire/uploads';

type Started = {
  uploadId: string;
  method: 'PUT';
  url: string;
  headers: Record<string, string>;
  expiresAt: Date;
};

type Answer = AnswerTo<typeof startUploadCall> & AnswerTo<typeof startPictureCall>;

/** 201 with the address for a file's bytes, and the headers to send. */
export const startedAnswer = ({ uploadId, method, url, headers, expiresAt }: Started) =>
  apiAnswer(
    { upload_id: uploadId, method, url, headers, expires_at: expiresAt.toISOString() } satisfies Answer,
    201,
  );
