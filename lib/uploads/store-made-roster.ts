import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { tenantDb, tenantStatement } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { err, ok, type Result } from '@/lib/result';
import { fileNameInKey, uploadKey } from './store/object-key';
import { privateStore } from './store/private-store';
import { checkRoom, type NoRoom } from './upload-quota.queries';

const CONTENT_TYPE = 'text/csv';

/**
 * Stores a roster's file that the server made itself, as if the shopper had sent it: counted for `sender`, and swept
 * if no order comes of it.
 */
export async function storeMadeRoster(
  tenantId: TenantId,
  { name, text, sender }: { name: string; text: string; sender: string | null },
): Promise<Result<{ uploadId: string; sha256: string }, NoRoom>> {
  const bytes = new TextEncoder().encode(text);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const id = randomUUID();
  const key = uploadKey(tenantId, id, fileNameInKey(name, CONTENT_TYPE));
  const [byteSize, contentType] = [bytes.byteLength, CONTENT_TYPE];
  // The row comes first: a sweep finds the bytes by it.
  const written = await tenantDb(tenantId, async (db) => {
    const room = await checkRoom(db, tenantId, { sender, bytes: byteSize });
    if (room.ok) {
      await db.upload.create({
        data: {
          tenantId,
          id,
          kind: 'roster',
          objectKey: key,
          fileName: name,
          contentType,
          byteSize,
          sha256,
          sender,
        },
      });
    }
    return room;
  });
  if (!written.ok) {
    return err(written.error);
  }
  await privateStore().put(key, { bytes, contentType });
  await tenantStatement(tenantId, (db) =>
    db.upload.updateMany({ where: { tenantId, id, completedAt: null }, data: { completedAt: new Date() } }),
  );
  return ok({ uploadId: id, sha256 });
}
