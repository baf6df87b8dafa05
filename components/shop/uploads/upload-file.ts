import { uploadSentences } from '@/lib/messages/en/upload';
import { err, type Result } from '@/lib/result';
import { type UploadKind, uploadProblem } from '@/lib/uploads/upload-rules';
import { hashFile } from './hash-file';
import { postJson, sendFile } from './send-file';
import { readCompleted, readSigned, type UploadedFileView } from './upload-answers';

type UploadOptions = {
  /** How much has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/**
 * Stores a shopper's file: its hash is signed for, its bytes go straight to the store, and the server checks
 * what has arrived. Never throws; where it fails, the error is a sentence, also for one that was stopped.
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
    const signed = readSigned(await postJson('/api/uploads', claim, signal));
    if (!signed.ok) {
      return signed;
    }
    const sent = await sendFile(file, signed.value, { onProgress, signal });
    if (!sent.ok) {
      return sent;
    }
    return readCompleted(
      kind,
      await postJson('/api/uploads/complete', { upload_id: signed.value.uploadId }, signal),
    );
  } catch {
    // No connection, a file that was moved meanwhile, or a person who has thought better of it.
    return err(signal.aborted ? uploadSentences.stopped : uploadSentences.failed);
  }
}
