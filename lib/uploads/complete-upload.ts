import 'server-only';
import { createHash } from 'node:crypto';
import { tenantDb } from '@/lib/db/tenant-db';
import { err, ok, type Result } from '@/lib/result';
import { inspectLogo } from './inspect-logo';
import { limitConcurrency } from './limit-concurrency';
import { previewKey } from './object-key';
import { ObjectExistsError } from './object-store';
import { privateStore } from './private-store';
import { rosterTypeOf } from './sniff-type';
import type { UploadError } from './upload-rules';
import type { UploadedFile } from './uploaded-file';
import { findUpload, type UploadRow } from './uploads.queries';

/**
 * How long after it was signed for a file may still be completed, in milliseconds. Ends long before a sweep
 * takes the file away, so the two never meet.
 */
export const COMPLETION_LIFE = 24 * 60 * 60 * 1_000;

// Each holds a whole file in memory.
const inTurn = limitConcurrency(8);

/**
 * Checks what has arrived: its size, its SHA-256, its type by its bytes, and of a logo that it can be drawn.
 * From then on orders may use it. Calling it again gives the same answer. What is refused is taken away.
 */
export async function completeUpload(
  tenantId: string,
  uploadId: string,
): Promise<Result<UploadedFile, UploadError>> {
  const upload = await findUpload(tenantId, uploadId);
  if (upload === null) {
    return err('upload_gone');
  }
  if (upload.completedAt) {
    return ok(upload.file);
  }
  if (Date.now() - upload.createdAt.getTime() > COMPLETION_LIFE) {
    return err('upload_expired');
  }
  const facts = await privateStore().head(upload.objectKey);
  if (facts === null) {
    return err('upload_incomplete');
  }
  const checked = await inTurn(() => check(upload, facts.byteSize));
  if (!checked.ok) {
    await discard(tenantId, upload);
    return checked;
  }
  const { preview, ...found } = checked.value;
  if (preview) {
    await keepPreview(upload.objectKey, preview);
  }
  await tenantDb(tenantId, (db) =>
    db.upload.updateMany({
      where: { tenantId, id: uploadId, completedAt: null },
      data: { ...found, completedAt: new Date() },
    }),
  );
  return ok({ ...upload.file, ...found });
}

type Checked = Pick<UploadedFile, 'contentType' | 'width' | 'height' | 'hasTransparency'> & {
  preview: Uint8Array<ArrayBuffer> | null;
};

async function check(
  { file, objectKey }: UploadRow,
  byteSize: number,
): Promise<Result<Checked, UploadError>> {
  // Known before the bytes are fetched: a store that let too many in must not fill the memory here.
  const object = byteSize === file.byteSize ? await privateStore().get(objectKey) : null;
  if (object === null || createHash('sha256').update(object.bytes).digest('hex') !== file.sha256) {
    return err('upload_changed');
  }
  const { bytes } = object;
  if (file.kind === 'logo') {
    return inspectLogo(bytes);
  }
  const contentType = rosterTypeOf(bytes);
  return contentType === null
    ? err('roster_not_a_table_file')
    : ok({ contentType, width: null, height: null, hasTransparency: null, preview: null });
}

async function keepPreview(objectKey: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  try {
    await privateStore().put(previewKey(objectKey), { bytes, contentType: 'image/webp' });
  } catch (error) {
    // An earlier call has come this far, and made it of the same bytes.
    if (!(error instanceof ObjectExistsError)) {
      throw error;
    }
  }
}

/** The bytes go first: what fails half-way still has its row, and a sweep finishes it. */
async function discard(tenantId: string, { file, objectKey }: UploadRow): Promise<void> {
  await privateStore().delete(objectKey);
  await tenantDb(tenantId, (db) =>
    db.upload.deleteMany({ where: { tenantId, id: file.id, completedAt: null } }),
  );
}
