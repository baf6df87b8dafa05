import 'server-only';
import type { Database } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { err, ok, type Result } from '@/lib/result';
import { mediaUrl } from '@/lib/uploads/store/object-key';
import type { PictureInput } from './product-input';

/**
 * The picture's address after a save, and the upload marked as used. An upload of another shop, of another
 * kind or of the past is gone.
 */
export async function choosePicture(
  db: Database,
  tenantId: TenantId,
  picture: PictureInput,
  current: string | null,
): Promise<Result<string | null, 'picture_gone'>> {
  if (picture === 'keep') {
    return ok(current);
  }
  if (picture === 'remove') {
    return ok(null);
  }
  // The row stays locked until the save is through, so that a removal which is under way waits and sees it.
  const [upload] = await db.upload.updateManyAndReturn({
    where: { tenantId, id: picture.uploadId, kind: 'product_picture', completedAt: { not: null } },
    data: { attachedAt: new Date() },
    select: { objectKey: true },
  });
  return upload ? ok(mediaUrl(upload.objectKey)) : err('picture_gone');
}
