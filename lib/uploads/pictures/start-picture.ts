import 'server-only';
import { randomUUID } from 'node:crypto';
import { tenantDb } from '@/lib/db/tenant-db';
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

/** How long a picture may take to arrive, in milliseconds. */
const SENDING_LIFE = 15 * 60 * 1_000;
/**
 * After so long, in milliseconds, what was not completed makes room for others where a shop has none. Above
 * `SENDING_LIFE`: bytes that came after their row is gone would be found by nobody.
 */
const ABANDONED_AFTER = 60 * 60 * 1_000;
/** So many of those go at once; each is a few calls of the stores. */
const MOST_TAKEN_AWAY = 50;

const typeOf = (claimed: string): PictureType | null =>
  SENT_TYPES.find((type) => type === claimed.trim().toLowerCase()) ?? null;

/**
 * Writes down a picture that the shop's people are about to send, and signs the address for exactly its bytes. It goes
 * to the private store as it is, with all that a camera wrote into it; `completePicture` makes what pages show. Refused
 * where the shop has too many pictures here that nothing is saved with.
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
  // The row comes first, under the key that pages will know: bytes that nobody completes have a row that a sweep finds
  // them by.
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

/** Takes away what this shop's people began to send long ago and never completed; answers whether there was any. */
async function takeAbandonedAway(tenantId: TenantId): Promise<boolean> {
  const abandoned = await tenantDb(tenantId, (db) =>
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
