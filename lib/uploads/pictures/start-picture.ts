import 'server-only';
import { randomUUID } from 'node:crypto';
import { tenantDb, tenantStatement } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { err, ok, type Result } from '@/lib/result';
import { cleanFileName } from '@/lib/uploads/file-name';
import type { StartedUpload } from '@/lib/uploads/start-upload';
import { LARGEST_WIDTH, mediaUrl, pictureKey, sentPictureKey } from '@/lib/uploads/store/object-key';
import { privateStore } from '@/lib/uploads/store/private-store';
import { checkPictureRoom } from '@/lib/uploads/upload-quota.queries';
import type { PictureClaim } from './picture-input';
import {
  HEAVIEST_PICTURE,
  type PictureError,
  type PictureType,
  SENT_TYPES,
  weightProblem,
} from './picture-rules';
import { takePictureAway } from './remove-unused-picture';

/** How long the upload of a picture may take, in milliseconds. */
const SENDING_LIFE = 15 * 60 * 1_000;
/**
 * Age in milliseconds at which a picture that was never completed is removed, if the shop needs the room. Longer than
 * `SENDING_LIFE`: bytes that arrive after their row is gone would never be found.
 */
const ABANDONED_AFTER = 60 * 60 * 1_000;
/** The most that are removed at once; each takes a few calls to the stores. */
const MOST_TAKEN_AWAY = 50;

const typeOf = (claimed: string): PictureType | null =>
  SENT_TYPES.find((type) => type === claimed.trim().toLowerCase()) ?? null;

/**
 * Records a picture that the shop's people are about to upload, and signs the address for exactly its bytes. The
 * original goes to the private store, with all the camera's metadata; `completePicture` makes what pages show.
 * Refused if the shop has too many pictures that nothing uses.
 */
export async function startPicture(
  tenantId: TenantId,
  { kind, file_name: fileName, content_type: claimed, byte_size: byteSize, sha256 }: PictureClaim,
): Promise<Result<StartedUpload, PictureError | 'pictures_of_store'>> {
  const contentType = typeOf(claimed);
  const problem = contentType ? weightProblem(byteSize, HEAVIEST_PICTURE) : 'image_not_an_image';
  if (problem || contentType === null) {
    return err(problem ?? 'image_not_an_image');
  }
  const [uploadId, name] = [randomUUID(), cleanFileName(fileName)];
  // The row comes first, under the public key: if the upload is never completed, a sweep finds the bytes by the row.
  const objectKey = pictureKey(tenantId, randomUUID(), name, LARGEST_WIDTH);
  const write = () =>
    tenantDb(tenantId, async (db) => {
      const room = await checkPictureRoom(db, tenantId, byteSize);
      if (room.ok) {
        await db.upload.create({
          data: { tenantId, id: uploadId, kind, objectKey, fileName: name, contentType, byteSize, sha256 },
        });
      }
      return room;
    });
  const first = await write();
  const written = first.ok || !(await takeAbandonedAway(tenantId)) ? first : await write();
  if (!written.ok) {
    return written;
  }
  const expiresAt = new Date(Date.now() + SENDING_LIFE);
  const signed = await privateStore().signUpload(sentPictureKey(tenantId, uploadId), {
    contentType,
    byteSize,
    sha256,
    expiresAt,
  });
  return ok({ ...signed, uploadId, expiresAt });
}

/** Removes this shop's old uploads that were never completed; returns whether there were any. */
async function takeAbandonedAway(tenantId: TenantId): Promise<boolean> {
  const abandoned = await tenantStatement(tenantId, (db) =>
    db.upload.findMany({
      where: {
        tenantId,
        kind: { in: ['product_picture', 'shop_logo'] },
        attachedAt: null,
        completedAt: null,
        createdAt: { lt: new Date(Date.now() - ABANDONED_AFTER) },
      },
      orderBy: { createdAt: 'asc' },
      select: { objectKey: true },
      take: MOST_TAKEN_AWAY,
    }),
  );
  for (const { objectKey } of abandoned) {
    await takePictureAway(tenantId, mediaUrl(objectKey));
  }
  return abandoned.length > 0;
}
