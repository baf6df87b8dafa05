import 'server-only';
import { createHash } from 'node:crypto';
import { tenantStatement } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { err, ok, type Result } from '@/lib/result';
import { mediaUrl, sentPictureKey } from '@/lib/uploads/store/object-key';
import { privateStore } from '@/lib/uploads/store/private-store';
import type { UploadError } from '@/lib/uploads/upload-rules';
import type { PictureError } from './picture-rules';
import { pictureTurn } from './picture-turn';
import { type StoredPicture, storePicture } from './store-picture';

/**
 * How long after signing a picture can be completed, in milliseconds; much shorter than the time until a sweep
 * removes it.
 */
const COMPLETION_LIFE = 24 * 60 * 60 * 1_000;

export type CompletePictureError =
  | PictureError
  | Extract<
      UploadError,
      'upload_gone' | 'upload_expired' | 'upload_incomplete' | 'upload_changed' | 'uploads_busy'
    >;

type Completed = Result<StoredPicture, CompletePictureError>;

const running = new Map<string, Promise<Completed>>();

/**
 * Checks an arrived picture by its bytes, and makes the sizes that pages show. Idempotent; concurrent calls share the
 * work. The uploaded original is deleted in any case.
 */
export function completePicture(tenantId: TenantId, uploadId: string): Promise<Completed> {
  const key = `${tenantId}/${uploadId.toLowerCase()}`;
  const known = running.get(key);
  if (known) {
    return known;
  }
  const work = complete(tenantId, uploadId).finally(() => running.delete(key));
  running.set(key, work);
  return work;
}

type PictureRow = { id: string; objectKey: string; byteSize: number; sha256: string | null };

async function complete(tenantId: TenantId, uploadId: string): Promise<Completed> {
  const row = await tenantStatement(tenantId, (db) =>
    db.upload.findFirst({
      where: { tenantId, id: uploadId, kind: { in: ['product_picture', 'shop_logo'] } },
    }),
  );
  if (row === null) {
    return err('upload_gone');
  }
  if (row.completedAt) {
    return ok({ uploadId: row.id, url: mediaUrl(row.objectKey) });
  }
  if (Date.now() - row.createdAt.getTime() > COMPLETION_LIFE) {
    return err('upload_expired');
  }
  const sentKey = sentPictureKey(tenantId, row.id);
  if ((await privateStore().head(sentKey)) === null) {
    return err('upload_incomplete');
  }
  // A waiting picture is not fetched yet.
  const made = await pictureTurn(tenantId, () => make(tenantId, row, sentKey));
  if (!made.ok) {
    return err('uploads_busy');
  }
  await privateStore().delete(sentKey);
  return made.value;
}

async function make(tenantId: TenantId, row: PictureRow, sentKey: string): Promise<Completed> {
  const facts = await privateStore().head(sentKey);
  // Compared before the bytes are fetched: if a store let too many bytes in, they must not fill the memory here.
  const object = facts?.byteSize === row.byteSize ? await privateStore().get(sentKey) : null;
  if (object === null || createHash('sha256').update(object.bytes).digest('hex') !== row.sha256) {
    return err('upload_changed');
  }
  return storePicture(tenantId, row, object.bytes);
}
