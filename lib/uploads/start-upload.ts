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

/** How long a file may take to arrive, in milliseconds: 10 MB over a slow telephone, and then some. */
const SENDING_LIFE = 15 * 60 * 1_000;

export type StartedUpload = SignedUpload & { uploadId: string; expiresAt: Date };

/**
 * Writes down a file that a shopper is about to send, and signs the address for exactly its bytes. Until it is
 * completed, nothing may use it. Refused where `sender`, or everybody together, has too much here that is not paid
 * for.
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
  // The row comes first: bytes that nobody completes have a row that a sweep finds them by.
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
