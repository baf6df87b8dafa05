import 'server-only';
import { tenantStatement } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { err, ok, type Result } from '@/lib/result';
import { keyOfWidth, LARGEST_WIDTH, mediaUrl, shareKey } from '@/lib/uploads/store/object-key';
import { ObjectExistsError } from '@/lib/uploads/store/object-store';
import { publicStore } from '@/lib/uploads/store/public-store';
import type { PictureError } from './picture-rules';
import { resizePicture } from './resize-picture';
import { drawSharePicture, SHARE_TYPE } from './share-picture';

/** `url` names the largest size, as in `products.image_url`; the other sizes are beside it. */
export type StoredPicture = { uploadId: string; url: string };

const CONTENT_TYPE = 'image/webp';

/**
 * Stores an uploaded picture in the shop's public store in all sizes; from then on a product or the shop can be saved
 * with it. Can be retried after a failure half-way: existing sizes were made of the same bytes. Call it in
 * `pictureTurn`.
 */
export async function storePicture(
  tenantId: TenantId,
  { id, objectKey }: { id: string; objectKey: string },
  bytes: Uint8Array,
): Promise<Result<StoredPicture, PictureError | 'upload_gone'>> {
  const resized = await resizePicture(bytes);
  if (!resized.ok) {
    return resized;
  }
  let byteSize = 0;
  let size = { width: 1, height: 1 };
  for (const picture of resized.value) {
    await putOnce(keyOfWidth(objectKey, picture.width), picture.bytes, CONTENT_TYPE);
    byteSize = picture.bytes.byteLength;
    size = picture.size;
    if (picture.width === LARGEST_WIDTH) {
      await putOnce(shareKey(objectKey), await drawSharePicture(picture.bytes), SHARE_TYPE);
    }
  }
  const { count } = await tenantStatement(tenantId, (db) =>
    db.upload.updateMany({
      where: { tenantId, id, completedAt: null },
      data: { contentType: CONTENT_TYPE, byteSize, ...size, completedAt: new Date() },
    }),
  );
  return count === 1 ? ok({ uploadId: id, url: mediaUrl(objectKey) }) : err('upload_gone');
}

async function putOnce(key: string, bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<void> {
  try {
    await publicStore().put(key, { bytes, contentType });
  } catch (error) {
    if (!(error instanceof ObjectExistsError)) {
      throw error;
    }
  }
}
