import 'server-only';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { previewKey } from './store/object-key';
import { privateStore } from './store/private-store';

/**
 * Deletes a shopper's file and the rosters that were read from it, unless an order still needs them. Returns whether
 * it was deleted. Safe to call twice at once, and again after a failure: the row is deleted last.
 */
export async function removeUpload(tenantId: TenantId, uploadId: string): Promise<boolean> {
  const objectKey = await close(tenantId, uploadId);
  if (objectKey === null) {
    return false;
  }
  await privateStore().delete(previewKey(objectKey));
  await privateStore().delete(objectKey);
  const { count } = await tenantDb(tenantId, (db) =>
    db.upload.deleteMany({ where: { tenantId, id: uploadId, completedAt: null } }),
  );
  return count > 0;
}

/** Closes an upload, so that no order can take it any more; null if an order has it, or is taking it right now. */
const close = (tenantId: TenantId, uploadId: string): Promise<string | null> =>
  tenantDb(tenantId, async (db) => {
    const locked = await db.$queryRaw<{ key: string }[]>`
      SELECT object_key AS key FROM uploads
      WHERE tenant_id = ${tenantId}::uuid AND id = ${uploadId}::uuid AND kind IN ('logo', 'roster')
      FOR UPDATE SKIP LOCKED`;
    const [upload] = locked;
    const uses = [
      await db.orderFile.findFirst({ where: { tenantId, sourceUploadId: uploadId }, select: { id: true } }),
      await db.orderItem.findFirst({ where: { tenantId, roster: { uploadId } }, select: { id: true } }),
    ];
    if (!upload || uses.some((row) => row !== null)) {
      return null;
    }
    await db.upload.updateMany({ where: { tenantId, id: uploadId }, data: { completedAt: null } });
    return upload.key;
  });
