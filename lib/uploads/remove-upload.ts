import 'server-only';
import { tenantDb, tenantStatement } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { previewKey } from './store/object-key';
import { privateStore } from './store/private-store';

/**
 * Deletes a shopper's file and the rosters that were read from it, unless an order or a saved team still needs them.
 * `evenSaved` takes the logo away from teams that have it. Returns whether it was deleted. Safe to call twice at once,
 * and again after a failure: the row is deleted last.
 */
export async function removeUpload(
  tenantId: TenantId,
  uploadId: string,
  { evenSaved = false }: { evenSaved?: boolean } = {},
): Promise<boolean> {
  const closed = await close(tenantId, uploadId, evenSaved);
  if (closed === null) {
    return false;
  }
  if (!closed.isBorrowed) {
    await privateStore().delete(previewKey(closed.key));
    await privateStore().delete(closed.key);
  }
  const { count } = await tenantStatement(tenantId, (db) =>
    db.upload.deleteMany({ where: { tenantId, id: uploadId, completedAt: null } }),
  );
  return count > 0;
}

type Closed = {
  key: string;
  /** Whether its bytes are those of an order's file, which stays. */
  isBorrowed: boolean;
};

/** Closes an upload, so that no order can take it any more; null if an order has it, or is taking it right now. */
const close = (tenantId: TenantId, uploadId: string, evenSaved: boolean): Promise<Closed | null> =>
  tenantDb(tenantId, async (db) => {
    const locked = await db.$queryRaw<Closed[]>`
      SELECT object_key AS key, order_file_id IS NOT NULL AS "isBorrowed" FROM uploads
      WHERE tenant_id = ${tenantId}::uuid AND id = ${uploadId}::uuid AND kind IN ('logo', 'roster')
      FOR UPDATE SKIP LOCKED`;
    const [upload] = locked;
    if (evenSaved) {
      await db.savedTeam.updateMany({
        where: { tenantId, logoUploadId: uploadId },
        data: { logoUploadId: null },
      });
    }
    const uses = [
      await db.savedTeam.findFirst({ where: { tenantId, logoUploadId: uploadId }, select: { id: true } }),
      await db.orderFile.findFirst({ where: { tenantId, sourceUploadId: uploadId }, select: { id: true } }),
      await db.orderItem.findFirst({ where: { tenantId, roster: { uploadId } }, select: { id: true } }),
    ];
    if (!upload || uses.some((row) => row !== null)) {
      return null;
    }
    await db.upload.updateMany({ where: { tenantId, id: uploadId }, data: { completedAt: null } });
    return upload;
  });
