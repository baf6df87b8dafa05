import 'server-only';
import { randomUUID } from 'node:crypto';
import { tenantDb } from '@/lib/db/tenant-db';
import { ok, type Result } from '@/lib/result';
import { cleanFileName } from './file-name';
import { mediaUrl, pictureKey } from './object-key';
import type { PictureError, PictureKind } from './picture-rules';
import { publicStore } from './public-store';
import { resizePicture } from './resize-picture';

export type NewPicture = { bytes: Uint8Array; fileName: string; kind: PictureKind };

/** `url` names the largest size, as `products.image_url` has it; the other sizes are beside it. */
export type StoredPicture = { uploadId: string; url: string };

const CONTENT_TYPE = 'image/webp';

/**
 * Puts a picture into the shop's public store in all its sizes, and writes it down as an upload that nothing
 * uses yet. Nothing stays behind if storing it fails.
 */
export async function storePicture(
  tenantId: string,
  { bytes, fileName, kind }: NewPicture,
): Promise<Result<StoredPicture, PictureError>> {
  const resized = await resizePicture(bytes);
  if (!resized.ok) {
    return resized;
  }
  const [uploadId, uuid, name] = [randomUUID(), randomUUID(), cleanFileName(fileName)];
  const files = resized.value.map(({ width, bytes: webp }) => ({
    key: pictureKey(tenantId, uuid, name, width),
    bytes: webp,
  }));
  const largest = files.at(-1);
  if (!largest) {
    throw new Error('A picture was stored in no size at all');
  }
  // The row comes first: files that a crash leaves behind have a row that a sweep finds them by.
  await tenantDb(tenantId, (db) =>
    db.upload.create({
      data: {
        tenantId,
        id: uploadId,
        kind,
        objectKey: largest.key,
        fileName: name,
        contentType: CONTENT_TYPE,
        byteSize: largest.bytes.byteLength,
        completedAt: new Date(),
      },
    }),
  );
  try {
    for (const file of files) {
      await publicStore().put(file.key, { bytes: file.bytes, contentType: CONTENT_TYPE });
    }
  } catch (error) {
    await Promise.allSettled(files.map(({ key }) => publicStore().delete(key)));
    await tenantDb(tenantId, (db) => db.upload.deleteMany({ where: { tenantId, id: uploadId } }));
    throw error;
  }
  return ok({ uploadId, url: mediaUrl(largest.key) });
}
