import 'server-only';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { logger } from '@/lib/log';
import { keyOfMediaUrl, pictureFiles, sentPictureKey } from '@/lib/uploads/store/object-key';
import { privateStore } from '@/lib/uploads/store/private-store';
import { publicStore } from '@/lib/uploads/store/public-store';

/**
 * Takes a picture of this shop away, in all its sizes, if no product, no order and not the shop itself shows
 * it any more. Call it after the change that let go of it is committed. Answers whether it went; a store that
 * fails is logged, because what was changed stays changed, and left to the sweep.
 */
export async function removeUnusedPicture(tenantId: TenantId, imageUrl: string | null): Promise<boolean> {
  try {
    return await takePictureAway(tenantId, imageUrl);
  } catch (error) {
    logger().error(
      { event: 'picture.not_removed', tenantId, imageUrl, error },
      'a picture could not be removed',
    );
    return false;
  }
}

/** The same, but throws where the store fails. May be called again then: the row goes last. */
export async function takePictureAway(tenantId: TenantId, imageUrl: string | null): Promise<boolean> {
  const key = imageUrl === null ? null : keyOfMediaUrl(imageUrl);
  if (imageUrl === null || key === null || !key.startsWith(`${tenantId}/`)) {
    return false;
  }
  const closed = await tenantDb(tenantId, (db) => closeIfUnused(db, tenantId, imageUrl, key));
  if (!closed) {
    return false;
  }
  // What was sent is still there where nobody completed it.
  await Promise.all(closed.uploadIds.map((id) => privateStore().delete(sentPictureKey(tenantId, id))));
  await Promise.all(pictureFiles(key).map((file) => publicStore().delete(file)));
  await tenantDb(tenantId, (db) =>
    db.upload.deleteMany({ where: { tenantId, objectKey: key, completedAt: null } }),
  );
  return true;
}

/** Makes a picture one that nothing can be saved with any more, and that a sweep finds; null if something shows it. */
async function closeIfUnused(
  db: Database,
  tenantId: TenantId,
  imageUrl: string,
  key: string,
): Promise<{ uploadIds: string[] } | null> {
  // Locked before anything is counted: a save that is taking this upload is waited for, or finds it gone.
  const uploads = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM uploads WHERE tenant_id = ${tenantId}::uuid AND object_key = ${key} FOR UPDATE`;
  const uses = [
    await db.product.findFirst({ where: { tenantId, imageUrl }, select: { id: true } }),
    await db.orderItem.findFirst({ where: { tenantId, productImageUrl: imageUrl }, select: { id: true } }),
    await db.tenant.findFirst({ where: { id: tenantId, logoUrl: imageUrl }, select: { id: true } }),
  ];
  if (uses.some((row) => row !== null)) {
    return null;
  }
  await db.upload.updateMany({
    where: { tenantId, objectKey: key },
    data: { completedAt: null, attachedAt: null },
  });
  return { uploadIds: uploads.map(({ id }) => id) };
}
