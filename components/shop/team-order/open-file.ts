import { fileProblemSentences } from '@/lib/messages/en/shop/file-problems';
import { err, type Result } from '@/lib/result';
import type { UploadKind } from '@/lib/uploads/upload-rules';
import type { UploadedFileView } from '../uploads/upload-answers';

/** A file of a cart line. The script that asks for it is fetched when a line is changed. The error is a sentence. */
export async function openFile(
  kind: UploadKind,
  uploadId: string,
): Promise<Result<UploadedFileView, string>> {
  try {
    const { openUpload } = await import('../uploads/open-upload');
    return await openUpload(kind, uploadId);
  } catch {
    return err(fileProblemSentences.failed);
  }
}
