import 'server-only';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { err, ok, type Result } from '@/lib/result';
import { checkRoom, type NoRoom } from '@/lib/uploads/upload-quota.queries';

/** What a cart refers to. */
export type BorrowedFile = { uploadId: string; name: string; sha256: string };

/**
 * An upload with the bytes of an order's logo, so that it can be ordered again without being sent or copied. Each file
 * has one such upload, however often it is asked for. Whoever calls knows that the order is the shopper's own.
 * `sender` is counted as for any upload, and refused alike.
 */
export async function borrowLogo(
  tenantId: TenantId,
  fileId: string,
  sender: string | null,
): Promise<Result<BorrowedFile, 'upload_gone' | NoRoom>> {
  return tenantDb(tenantId, async (db) => {
    const file = await db.orderFile.findFirst({
      where: { tenantId, id: fileId, kind: 'logo' },
      include: { sourceUpload: { select: { id: true, completedAt: true } } },
    });
    if (file === null) {
      return err('upload_gone');
    }
    const { fileName: name, sha256, sourceUpload } = file;
    if (file.storedAt === null) {
      // Its bytes are still the upload's.
      return sourceUpload?.completedAt ? ok({ uploadId: sourceUpload.id, name, sha256 }) : err('upload_gone');
    }
    const known = await renew(db, tenantId, file.id);
    if (known !== null) {
      return ok({ uploadId: known, name, sha256 });
    }
    const room = await checkRoom(db, tenantId, { sender, bytes: 0 });
    if (!room.ok) {
      return room;
    }
    const { id: orderFileId, objectKey, contentType, byteSize, width, height, hasTransparency } = file;
    const now = new Date();
    // Two requests at once: the second finds the row of the first.
    await db.upload.createMany({
      data: [
        {
          ...{ tenantId, kind: 'logo', objectKey, fileName: name, contentType, byteSize, sha256 },
          ...{ width, height, hasTransparency, sender, orderFileId, borrowedAt: now, completedAt: now },
        },
      ],
      skipDuplicates: true,
    });
    const uploadId = await renew(db, tenantId, file.id);
    return uploadId === null ? err('upload_gone') : ok({ uploadId, name, sha256 });
  });
}

/** The upload of a file that was borrowed before, with its time before the sweep begun anew; null if there is none. */
async function renew(db: Database, tenantId: TenantId, orderFileId: string): Promise<string | null> {
  const where = { tenantId, orderFileId, completedAt: { not: null } };
  await db.upload.updateMany({ where, data: { borrowedAt: new Date() } });
  const upload = await db.upload.findFirst({ where, select: { id: true } });
  return upload?.id ?? null;
}
