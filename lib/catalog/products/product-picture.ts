import 'server-only';
import type { Database } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { err, ok, type Result } from '@/lib/result';
import { mediaUrl } from '@/lib/uploads/store/object-key';
import type { PictureInput } from './product-input';

/**
 * The picture's address after a save; marks a new upload as used. `picture_gone` for an upload of another shop, of
 * another kind, or one that was deleted.
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
  // The row stays locked until the save commits, so that a running removal waits and then sees it.
  const [upload] = await db.upload.updateManyAndReturn({
    where: { tenantId, id: picture.uploadId, kind: 'product_picture', completedAt: { not: null } },
    data: { attachedAt: new Date() },
    select: { objectKey: true },
  });
  return upload ? ok(mediaUrl(upload.objectKey)) : err('picture_gone');
}
