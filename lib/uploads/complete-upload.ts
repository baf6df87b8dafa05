import 'server-only';
import { tenantStatement } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { metrics } from '@/lib/metrics/metrics.mjs';
import { err, ok, type Result } from '@/lib/result';
import { checkUpload } from './check-upload';
import { previewKey } from './store/object-key';
import { ObjectExistsError } from './store/object-store';
import { privateStore } from './store/private-store';
import type { UploadError } from './upload-rules';
import type { UploadedFile } from './uploaded-file';
import { findUpload } from './uploads.queries';

/**
 * How long after signing a file can be completed, in milliseconds. Much shorter than the time until a sweep removes
 * it, so the two never race.
 */
const COMPLETION_LIFE = 24 * 60 * 60 * 1_000;

type Completed = Result<UploadedFile, UploadError>;

/** Errors that do not prove the file bad: it stays, and can be retried. */
const PASSING: UploadError[] = ['uploads_busy', 'logo_too_slow', 'drawings_spent'];

const running = new Map<string, Promise<Completed>>();

/**
 * Checks an arrived file: its size, its SHA-256, its type by its bytes, and for a logo that it can be drawn. From
 * then on orders can use it. Idempotent; concurrent calls share one check. The bytes of a refused file are deleted. A
 * drawing's time counts for `sender`.
 */
export function completeUpload(tenantId: TenantId, uploadId: string, sender = ''): Promise<Completed> {
  const key = `${tenantId}/${uploadId.toLowerCase()}`;
  const known = running.get(key);
  if (known) {
    return known;
  }
  const work = complete(tenantId, uploadId, sender).finally(() => running.delete(key));
  running.set(key, work);
  return work;
}

async function complete(tenantId: TenantId, uploadId: string, sender: string): Promise<Completed> {
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
  if (upload.refusal) {
    return err(upload.refusal);
  }
  const facts = await privateStore().head(upload.objectKey);
  if (facts === null) {
    return err('upload_incomplete');
  }
  const checked = await checkUpload({ tenantId, upload, byteSize: facts.byteSize, sender });
  if (!checked.ok) {
    if (!PASSING.includes(checked.error)) {
      // The row stays: until the address expires the bytes can be sent again, and a sweep finds them by the row.
      await privateStore().delete(upload.objectKey);
    }
    return checked;
  }
  const { preview, ...found } = checked.value;
  if (preview) {
    await keepPreview(upload.objectKey, preview);
  }
  await tenantStatement(tenantId, (db) =>
    db.upload.updateMany({
      where: { tenantId, id: uploadId, completedAt: null },
      data: { ...found, completedAt: new Date(), refusedAs: null, refusedAt: null },
    }),
  );
  metrics().uploadedBytes.inc({ kind: upload.file.kind }, facts.byteSize);
  return ok({ ...upload.file, ...found });
}

async function keepPreview(objectKey: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  try {
    await privateStore().put(previewKey(objectKey), { bytes, contentType: 'image/webp' });
  } catch (error) {
    // An earlier call has stored it already, from the same bytes.
    if (!(error instanceof ObjectExistsError)) {
      throw error;
    }
  }
}
