import 'server-only';
import { randomUUID } from 'node:crypto';
import { tenantDb } from '@/lib/db/tenant-db';
import { err, ok, type Result } from '@/lib/result';
import { cleanFileName } from './file-name';
import { LARGEST_WIDTH, pictureKey, sentPictureKey } from './object-key';
import type { PictureClaim } from './picture-input';
import {
  HEAVIEST_PICTURE,
  type PictureError,
  type PictureType,
  SENT_TYPES,
  weightProblem,
} from './picture-rules';
import { privateStore } from './private-store';
import type { StartedUpload } from './start-upload';

/** How long a picture may take to arrive, in milliseconds. */
const SENDING_LIFE = 15 * 60 * 1_000;

const typeOf = (claimed: string): PictureType | null =>
  SENT_TYPES.find((type) => type === claimed.trim().toLowerCase()) ?? null;

/**
 * Writes down a picture that the shop's people are about to send, and signs the address for exactly its bytes. It goes
 * to the private store as it is, with all that a camera wrote into it; `completePicture` makes what pages show.
 */
export async function startPicture(
  tenantId: string,
  { kind, file_name: fileName, content_type: claimed, byte_size: byteSize, sha256 }: PictureClaim,
): Promise<Result<StartedUpload, PictureError>> {
  const contentType = typeOf(claimed);
  const problem = contentType ? weightProblem(byteSize, HEAVIEST_PICTURE) : 'image_not_an_image';
  if (problem || contentType === null) {
    return err(problem ?? 'image_not_an_image');
  }
  const [uploadId, name] = [randomUUID(), cleanFileName(fileName)];
  // The row comes first, under the key that pages will know: bytes that nobody completes have a row that a sweep finds
  // them by.
  const objectKey = pictureKey(tenantId, randomUUID(), name, LARGEST_WIDTH);
  await tenantDb(tenantId, (db) =>
    db.upload.create({
      data: { tenantId, id: uploadId, kind, objectKey, fileName: name, contentType, byteSize, sha256 },
    }),
  );
  const expiresAt = new Date(Date.now() + SENDING_LIFE);
  const signed = await privateStore().signUpload(sentPictureKey(tenantId, uploadId), {
    contentType,
    byteSize,
    sha256,
    expiresAt,
  });
  return ok({ ...signed, uploadId, expiresAt });
}
