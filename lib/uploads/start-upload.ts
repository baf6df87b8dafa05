import 'server-only';
import { randomUUID } from 'node:crypto';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { err, ok, type Result } from '@/lib/result';
import { cleanFileName } from './file-name';
import { fileNameInKey, uploadKey } from './store/object-key';
import type { SignedUpload } from './store/object-store';
import { privateStore } from './store/private-store';
import type { StartUploadInput } from './upload-input';
import { checkRoom } from './upload-quota.queries';
import { claimedType, claimProblem, type UploadError } from './upload-rules';

/** How long an upload may take, in milliseconds: enough for 10 MB over a slow phone connection. */
const SENDING_LIFE = 15 * 60 * 1_000;

export type StartedUpload = SignedUpload & { uploadId: string; expiresAt: Date };

/**
 * Records a file that a shopper is about to upload, and signs the address for exactly its bytes. Nothing can use it
 * before it is completed. Refused if `sender`, or all senders together, have too many unpaid bytes here.
 */
export async function startUpload(
  tenantId: TenantId,
  { kind, file_name: fileName, content_type: type, byte_size: byteSize, sha256 }: StartUploadInput,
  sender: string | null = null,
): Promise<Result<StartedUpload, UploadError>> {
  const claim = { name: fileName, type, size: byteSize };
  const problem = claimProblem(kind, claim);
  const contentType = claimedType(kind, claim);
  if (problem || contentType === null) {
    return err(problem ?? 'upload_gone');
  }
  const [id, name] = [randomUUID(), cleanFileName(fileName)];
  const key = uploadKey(tenantId, id, fileNameInKey(name, contentType));
  // The row comes first: if the upload is never completed, a sweep finds the bytes by the row.
  const written = await tenantDb(tenantId, async (db) => {
    const room = await checkRoom(db, tenantId, { sender, bytes: byteSize });
    if (room.ok) {
      await db.upload.create({
        data: { tenantId, id, kind, objectKey: key, fileName: name, contentType, byteSize, sha256, sender },
      });
    }
    return room;
  });
  if (!written.ok) {
    return written;
  }
  const expiresAt = new Date(Date.now() + SENDING_LIFE);
  const signed = await privateStore().signUpload(key, { contentType, byteSize, sha256, expiresAt });
  return ok({ ...signed, uploadId: id, expiresAt });
}
