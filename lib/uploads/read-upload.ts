import 'server-only';
import type { TenantId } from '@/lib/ids';
import { err, ok, type Result } from '@/lib/result';
import { privateStore } from './store/private-store';
import type { UploadKind } from './upload-rules';
import { findUpload } from './uploads.queries';

export type ReadUpload = { bytes: Uint8Array; fileName: string; sha256: string };

/** The bytes of a completed upload of this shop and kind; gone if there is none, or it is of another kind. */
export async function readUpload(
  tenantId: TenantId,
  uploadId: string,
  kind: UploadKind,
): Promise<Result<ReadUpload, 'upload_gone'>> {
  const upload = await findUpload(tenantId, uploadId);
  if (upload === null || upload.completedAt === null || upload.file.kind !== kind) {
    return err('upload_gone');
  }
  const object = await privateStore().get(upload.objectKey);
  const { name: fileName, sha256 } = upload.file;
  return object === null ? err('upload_gone') : ok({ bytes: object.bytes, fileName, sha256 });
}
