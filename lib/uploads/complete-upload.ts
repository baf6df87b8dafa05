import 'server-only';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { err, ok, type Result } from '@/lib/result';
import { checkUpload } from './check-upload';
import { previewKey } from './store/object-key';
import { ObjectExistsError } from './store/object-store';
import { privateStore } from './store/private-store';
import type { UploadError } from './upload-rules';
import type { UploadedFile } from './uploaded-file';
import { findUpload } from './uploads.queries';

/**
 * How long after it was signed for a file may still be completed, in milliseconds. Ends long before a sweep
 * takes the file away, so the two never meet.
 */
const COMPLETION_LIFE = 24 * 60 * 60 * 1_000;

type Completed = Result<UploadedFile, UploadError>;

/** Errors that say nothing against the file: it stays, and may be tried again. */
const PASSING: UploadError[] = ['uploads_busy', 'logo_too_slow', 'drawings_spent'];

const running = new Map<string, Promise<Completed>>();

/**
 * Checks what has arrived: its size, its SHA-256, its type by its bytes, and of a logo that it can be drawn.
 * From then on orders may use it. Calling it again gives the same answer; calls at once share one check. The bytes
 * of what is refused are taken away. `sender` is whose time a drawing takes.
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
      // The row stays: until its address expires the bytes may be sent once more, and a sweep finds them by it.
      await privateStore().delete(upload.objectKey);
    }
    return checked;
  }
  const { preview, ...found } = checked.value;
  if (preview) {
    await keepPreview(upload.objectKey, preview);
  }
  await tenantDb(tenantId, (db) =>
    db.upload.updateMany({
      where: { tenantId, id: uploadId, completedAt: null },
      data: { ...found, completedAt: new Date(), refusedAs: null, refusedAt: null },
    }),
  );
  return ok({ ...upload.file, ...found });
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
