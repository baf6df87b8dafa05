import { err, ok, type Result } from '@/lib/result';
import type { UploadKind } from '@/lib/uploads/upload-rules';
import { call } from '@/lib/wire/call';
import { completeUploadCall } from '@/lib/wire/uploads';
import { sentenceOf, type UploadedFileView, uploadedFile } from './upload-answers';

/** A file that was uploaded before; completing it again returns its data. Never throws; the error is a sentence. */
export async function openUpload(
  kind: UploadKind,
  uploadId: string,
): Promise<Result<UploadedFileView, string>> {
  const answer = await call(completeUploadCall, { upload_id: uploadId });
  return answer.ok ? ok(uploadedFile(kind, answer.value)) : err(sentenceOf(answer.error));
}
