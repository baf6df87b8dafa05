import 'server-only';
import { type Database, tenantDb, tenantStatement } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { logger } from '@/lib/log';
import { keyOfMediaUrl, pictureFiles, sentPictureKey } from '@/lib/uploads/store/object-key';
import { privateStore } from '@/lib/uploads/store/private-store';
import { publicStore } from '@/lib/uploads/store/public-store';

/**
 * Deletes a picture of this shop, in all sizes, if no product, no order and not the shop itself shows it. Call it
 * after the change that stopped using the picture is committed. Returns whether it was deleted. A failing store is
 * logged and left to the sweep, because the change itself stays.
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

/** Likewise for several; one after the other, because each takes a few calls to the stores. */
export async function removeUnusedPictures(tenantId: TenantId, imageUrls: readonly string[]): Promise<void> {
  for (const imageUrl of imageUrls) {
    await removeUnusedPicture(tenantId, imageUrl);
  }
}

/** Likewise, but throws if the store fails. Can be retried then: the row is deleted last. */
export async function takePictureAway(tenantId: TenantId, imageUrl: string | null): Promise<boolean> {
  const key = imageUrl === null ? null : keyOfMediaUrl(imageUrl);
  if (imageUrl === null || key === null || !key.startsWith(`${tenantId}/`)) {
    return false;
  }
  const closed = await tenantDb(tenantId, (db) => closeIfUnused(db, tenantId, imageUrl, key));
  if (!closed) {
    return false;
  }
  // The uploaded original still exists if the upload was never completed.
  await Promise.all(closed.uploadIds.map((id) => privateStore().delete(sentPictureKey(tenantId, id))));
  await Promise.all(pictureFiles(key).map((file) => publicStore().delete(file)));
  await tenantStatement(tenantId, (db) =>
    db.upload.deleteMany({ where: { tenantId, objectKey: key, completedAt: null } }),
  );
  return true;
}

/** Closes a picture, so that nothing new can be saved with it and a sweep finds it; null if something shows it. */
async function closeIfUnused(
  db: Database,
  tenantId: TenantId,
  imageUrl: string,
  key: string,
): Promise<{ uploadIds: string[] } | null> {
  // Locked before counting uses: a save that takes this upload either finishes first, or finds it gone.
  const uploads = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM uploads WHERE tenant_id = ${tenantId}::uuid AND object_key = ${key} FOR UPDATE`;
  const uses = [
    await db.product.findFirst({ where: { tenantId, imageUrl }, select: { id: true } }),
    await db.productPicture.findFirst({ where: { tenantId, imageUrl }, select: { id: true } }),
    await db.productVariant.findFirst({ where: { tenantId, imageUrl }, select: { id: true } }),
    await db.orderItem.findFirst({ where: { tenantId, productImageUrl: imageUrl }, select: { id: true } }),
    await db.tenant.findFirst({ where: { id: tenantId, logoUrl: imageUrl }, select: { id: true } }),
    await db.shopFront.findFirst({ where: { tenantId, bannerUrl: imageUrl }, select: { tenantId: true } }),
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
