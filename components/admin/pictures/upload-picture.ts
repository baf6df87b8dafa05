import { hashFile } from '@/components/shop/uploads/hash-file';
import { sendFile } from '@/components/shop/uploads/send-file';
import { sentenceOf } from '@/components/shop/uploads/upload-answers';
import { messages } from '@/lib/messages';
import { err, ok, type Result } from '@/lib/result';
import type { PictureKind } from '@/lib/uploads/pictures/picture-rules';
import { call } from '@/lib/wire/call';
import { completePictureCall, startPictureCall } from '@/lib/wire/uploads';

export type UploadedPicture = { uploadId: string; url: string };

type UploadOptions = {
  kind: PictureKind;
  fileName: string;
  /** Called with the sent share, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/**
 * Uploads a picture to the shop's store: the server signs an address for its hash, the bytes go straight to the store
 * (a serverless function limits its body), and the server makes the sizes for pages. Never throws; the error is a
 * sentence.
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
    const signed = await call(startPictureCall, claim, { signal });
    if (!signed.ok) {
      return err(sentenceOf(signed.error));
    }
    const sent = await sendFile(picture, signed.value, { onProgress, signal });
    if (!sent.ok) {
      return sent;
    }
    const completed = await call(completePictureCall, { upload_id: signed.value.upload_id }, { signal });
    return completed.ok
      ? ok({ uploadId: completed.value.upload_id, url: completed.value.url })
      : err(sentenceOf(completed.error));
  } catch {
    // No connection, a file that was moved in the meantime, or another choice.
    return err(messages.upload.failed);
  }
}
