import { uploadSentences } from '@/lib/messages/en/rosters/upload';
import { fileProblemSentences } from '@/lib/messages/en/shop/file-problems';
import { err, ok, type Result } from '@/lib/result';
import { type UploadKind, uploadProblem } from '@/lib/uploads/upload-rules';
import { call } from '@/lib/wire/call';
import { completeUploadCall, startUploadCall } from '@/lib/wire/uploads';
import { hashFile } from './hash-file';
import { sendFile } from './send-file';
import { sentenceOf, type UploadedFileView, uploadedFile } from './upload-answers';

type UploadOptions = {
  /** Called with the sent share, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/**
 * Stores a shopper's file: the server signs an address for its hash, the bytes go straight to the store, and the
 * server checks what has arrived. Never throws; the error is a sentence, also after a stop.
 */
export async function uploadFile(
  kind: UploadKind,
  file: File,
  { onProgress, signal }: UploadOptions,
): Promise<Result<UploadedFileView, string>> {
  const problem = uploadProblem(kind, file);
  if (problem) {
    return err(problem);
  }
  try {
    const sha256 = await hashFile(file);
    const claim = {
      kind,
      file_name: file.name.slice(-200),
      content_type: file.type.slice(0, 200),
      byte_size: file.size,
      sha256,
    };
    const signed = await call(startUploadCall, claim, { signal });
    if (!signed.ok) {
      return err(signal.aborted ? uploadSentences.stopped : sentenceOf(signed.error));
    }
    const sent = await sendFile(file, signed.value, { onProgress, signal });
    if (!sent.ok) {
      return sent;
    }
    const completed = await call(completeUploadCall, { upload_id: signed.value.upload_id }, { signal });
    if (completed.ok) {
      return ok(uploadedFile(kind, completed.value));
    }
    return err(signal.aborted ? uploadSentences.stopped : sentenceOf(completed.error));
  } catch {
    // No connection, a file that was moved meanwhile, or a person who has thought better of it.
    return err(signal.aborted ? uploadSentences.stopped : fileProblemSentences.failed);
  }
}
