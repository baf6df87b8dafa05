// Reads shoppers' files that are in no order yet.
import 'server-only';
import { z } from 'zod';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { standingRefusal } from './refusals';
import type { UploadError } from './upload-rules';
import type { UploadedFile } from './uploaded-file';

export type UploadRow = {
  objectKey: string;
  createdAt: Date;
  /** Null until its bytes have arrived and are checked. */
  completedAt: Date | null;
  /** Why its bytes were refused; null if they were not, or not finally. */
  refusal: UploadError | null;
  file: UploadedFile;
};

const uuid = z.uuid();
const kinds = z.enum(['logo', 'roster']);

/** A shopper's file of this shop, completed or not; null if there is none with this id, also for a malformed id. */
export async function findUpload(tenantId: TenantId, uploadId: string): Promise<UploadRow | null> {
  if (!uuid.safeParse(uploadId).success) {
    return null;
  }
  const row = await tenantDb(tenantId, (db) =>
    db.upload.findUnique({ where: { tenantId_id: { tenantId, id: uploadId } } }),
  );
  const kind = kinds.safeParse(row?.kind);
  if (row === null || row.sha256 === null || !kind.success) {
    return null;
  }
  const { objectKey, createdAt, completedAt, id, byteSize, contentType, width, height, hasTransparency } =
    row;
  return {
    objectKey,
    createdAt,
    completedAt,
    refusal: standingRefusal(row),
    file: {
      id,
      kind: kind.data,
      name: row.fileName,
      sha256: row.sha256,
      byteSize,
      contentType,
      width,
      height,
      hasTransparency,
    },
  };
}
