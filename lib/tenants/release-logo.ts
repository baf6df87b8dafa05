import 'server-only';
import { uploadedPictureUrls } from '@/lib/catalog/picture';
import { tenantDb } from '@/lib/db/tenant-db';
import { logger } from '@/lib/log';
import { keyOfMediaUrl } from '@/lib/uploads/object-key';
import { publicStore } from '@/lib/uploads/public-store';

/**
 * Deletes a logo that the shop has uploaded, unless it is the shop's logo again by now. Any other address is left
 * alone. A file that cannot be deleted is no reason to fail a save that is done: it is logged.
 */
export async function releaseLogo(tenantId: string, logoUrl: string): Promise<void> {
  const objectKey = keyOfMediaUrl(logoUrl);
  if (objectKey === null) {
    return;
  }
  const isUnused = { OR: [{ logoUrl: null }, { logoUrl: { not: logoUrl } }] };
  const ours = { tenantId, objectKey, kind: 'shop_logo', tenant: isUnused };
  // The row goes last: it is what a file that stays behind is found by.
  const { count } = await tenantDb(tenantId, (db) =>
    db.upload.updateMany({ where: ours, data: { attachedAt: null } }),
  );
  if (count === 0) {
    return;
  }
  try {
    for (const url of uploadedPictureUrls(logoUrl)) {
      await publicStore().delete(keyOfMediaUrl(url) ?? objectKey);
    }
    await tenantDb(tenantId, (db) => db.upload.deleteMany({ where: ours }));
  } catch (error) {
    logger().error(
      { event: 'logo.delete_failed', tenantId, objectKey, error },
      'a replaced logo is still stored',
    );
  }
}
