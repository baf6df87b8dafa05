// Shoppers' files for tests, as rows and as bytes in a store.

import { createHash, randomUUID } from 'node:crypto';
import { database } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import type { Database } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import {
  type AddedFile,
  filesOfOrder,
  lockUploads,
  type OrderUpload,
} from '@/lib/uploads/order-files/order-files';
import { fileNameInKey, previewKey, uploadKey } from '@/lib/uploads/store/object-key';
import type { ObjectStore } from '@/lib/uploads/store/object-store';

type UploadChanges = Partial<Prisma.UploadUncheckedCreateInput> & { bytes?: Uint8Array };

/** A completed upload with bytes in the store, and a preview for a logo. Not real pictures. */
export async function createUpload(
  store: ObjectStore,
  tenantId: TenantId,
  { bytes = new TextEncoder().encode('Name\nOkafor'), ...changes }: UploadChanges = {},
) {
  const { kind = 'logo', fileName = 'crest.png', contentType = 'image/png' } = changes;
  const id = randomUUID();
  const objectKey = uploadKey(tenantId, id, fileNameInKey(fileName, contentType));
  await store.put(objectKey, { bytes: new Uint8Array(bytes), contentType });
  if (kind === 'logo') {
    await store.put(previewKey(objectKey), { bytes: new Uint8Array([1, 2, 3]), contentType: 'image/webp' });
  }
  return database().upload.create({
    data: {
      tenantId,
      id,
      kind,
      objectKey,
      fileName,
      contentType,
      byteSize: bytes.byteLength,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      completedAt: new Date(),
      ...changes,
    },
  });
}

/** Records the files of an order as the checkout does. */
export async function addFilesTo(
  db: Database,
  tenantId: TenantId,
  orderId: OrderId,
  uploads: readonly OrderUpload[],
): Promise<ReadonlyMap<string, AddedFile>> {
  const { rows, files } = filesOfOrder(orderId, await lockUploads(db, tenantId, uploads));
  await db.orderFile.createMany({ data: rows });
  return files;
}
