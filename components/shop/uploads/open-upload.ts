import { uploadSentences } from '@/lib/messages/en/upload';
import { releaseHeader } from '@/lib/release';
import { err, type Result } from '@/lib/result';
import type { UploadKind } from '@/lib/uploads/upload-rules';
import { parseAnswer, readCompleted, type UploadedFileView } from './upload-answers';

/** A file that was uploaded before, as completing it again tells it. Never throws; the error is a sentence. */
export async function openUpload(
  kind: UploadKind,
  uploadId: string,
): Promise<Result<UploadedFileView, string>> {
  try {
    const response = await fetch('/api/uploads/complete', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...releaseHeader() },
      body: JSON.stringify({ upload_id: uploadId }),
    });
    return readCompleted(kind, parseAnswer(await response.text()));
  } catch {
    return err(uploadSentences.failed);
  }
}
