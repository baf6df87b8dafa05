import { hashFile } from '@/components/shop/uploads/hash-file';
import { postJson, sendFile } from '@/components/shop/uploads/send-file';
import { readSigned, sentenceIn } from '@/components/shop/uploads/upload-answers';
import { messages } from '@/lib/messages';
import { err, ok, type Result } from '@/lib/result';
import type { PictureKind } from '@/lib/uploads/pictures/picture-rules';

export type UploadedPicture = { uploadId: string; url: string };

type UploadOptions = {
  kind: PictureKind;
  fileName: string;
  /** How much has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const readCompleted = (answer: unknown): Result<UploadedPicture, string> =>
  isRecord(answer) && typeof answer.upload_id === 'string' && typeof answer.url === 'string'
    ? ok({ uploadId: answer.upload_id, url: answer.url })
    : err(sentenceIn(answer));

/**
 * Sends a picture to the shop's store: its hash is signed for, its bytes go straight to the store, past every function
 * with a limit of its own, and the server makes what pages show. Answers a sentence where that fails, and never throws.
 */
export async function uploadPicture(
  picture: Blob,
  { kind, fileName, onProgress, signal }: UploadOptions,
): Promise<Result<UploadedPicture, string>> {
  try {
    const claim = {
      kind,
      file_name: fileName.slice(-200),
      content_type: picture.type,
      byte_size: picture.size,
      sha256: await hashFile(picture),
    };
    const signed = readSigned(await postJson('/api/admin/pictures', claim, signal));
    if (!signed.ok) {
      return signed;
    }
    const sent = await sendFile(picture, signed.value, { onProgress, signal });
    if (!sent.ok) {
      return sent;
    }
    const asked = { upload_id: signed.value.uploadId };
    return readCompleted(await postJson('/api/admin/pictures/complete', asked, signal));
  } catch {
    // No connection, a file that was moved meanwhile, or another choice.
    return err(messages.upload.failed);
  }
}
