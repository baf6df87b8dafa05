// The files of an order: first as rows, in the order's transaction, then in the store.
import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Prisma, Upload } from '@/lib/db/generated/client';
import type { Database } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import { fileNameInKey, orderFileKey } from '@/lib/uploads/store/object-key';
import type { UploadKind } from '@/lib/uploads/upload-rules';

export type OrderUpload = { uploadId: string; kind: UploadKind };

export type AddedFile = {
  fileId: string;
  /** Its download address for the shop's people; `order_items.logo_url` and `roster_url`. */
  url: string;
};

const REPEATED_NAME = /(\.[^.]+)$/;

/**
 * The files of an order that is being placed, for the uploads that `lockUploads` returned: their rows, and the file of each
 * upload. The map has no entry for any other upload: then the order must not be placed. Two lines with one upload share
 * one file, and so do two uploads with equal name and content.
 */
export function filesOfOrder(
  orderId: OrderId,
  uploads: readonly Upload[],
): { rows: Prisma.OrderFileCreateManyInput[]; files: ReadonlyMap<string, AddedFile> } {
  const files = new Map<string, AddedFile>();
  const byContent = new Map<string, AddedFile>();
  const taken = new Set<string>();
  const rows: Prisma.OrderFileCreateManyInput[] = [];
  for (const upload of uploads) {
    const content = JSON.stringify([upload.kind, upload.fileName, upload.sha256]);
    const known = byContent.get(content);
    const id = known?.fileId ?? randomUUID();
    const file = known ?? { fileId: id, url: orderFileUrl(orderId, id, upload.fileName) };
    if (!known) {
      rows.push(fileRow(orderId, id, upload, taken));
    }
    byContent.set(content, file);
    files.set(upload.id, file);
  }
  return { rows, files };
}

/**
 * The uploads that an order can take; leaves out those that are gone, not completed, or of another kind. Locked until
 * the order is committed, so that a sweep waits or skips them. Other orders of the same files do not wait for the
 * lock: many of them would take all connections.
 */
export async function lockUploads(
  db: Database,
  tenantId: TenantId,
  uploads: readonly OrderUpload[],
): Promise<Upload[]> {
  const kinds = new Map(uploads.map(({ uploadId, kind }) => [uploadId.toLowerCase(), kind]));
  const ids = [...kinds.keys()];
  if (ids.length === 0) {
    return [];
  }
  await db.$queryRaw`
    SELECT 1 FROM uploads WHERE tenant_id = ${tenantId}::uuid AND id = ANY(${ids}::uuid[])
    ORDER BY id FOR KEY SHARE`;
  const rows = await db.upload.findMany({
    where: { tenantId, id: { in: ids }, completedAt: { not: null } },
    orderBy: { id: 'asc' },
  });
  const usable = rows.filter(({ id, kind }) => kinds.get(id) === kind);
  const fresh = usable.filter(({ attachedAt }) => attachedAt === null).map(({ id }) => id);
  if (fresh.length > 0) {
    await noteAttached(db, tenantId, fresh);
  }
  return usable;
}

/** Marks the uploads at their first order. All transactions lock in the same order, so they cannot deadlock. */
async function noteAttached(db: Database, tenantId: TenantId, ids: readonly string[]): Promise<void> {
  await db.$executeRaw`
    UPDATE uploads SET attached_at = now() FROM (
      SELECT id FROM uploads
      WHERE tenant_id = ${tenantId}::uuid AND id = ANY(${[...ids]}::uuid[]) AND attached_at IS NULL
      ORDER BY id FOR NO KEY UPDATE) fresh
    WHERE uploads.tenant_id = ${tenantId}::uuid AND uploads.id = fresh.id`;
}

function fileRow(
  orderId: OrderId,
  id: string,
  upload: Upload,
  taken: Set<string>,
): Prisma.OrderFileCreateManyInput {
  const { tenantId, kind, fileName, contentType, byteSize, sha256, width, height, hasTransparency } = upload;
  if (sha256 === null) {
    throw new Error('A private upload has no hash');
  }
  const name = freeName(fileNameInKey(fileName, contentType), taken);
  return {
    tenantId,
    id,
    orderId,
    kind,
    objectKey: orderFileKey(tenantId, orderId, name),
    fileName,
    contentType,
    byteSize,
    sha256,
    width,
    height,
    hasTransparency,
    sourceUploadId: upload.id,
  };
}

/**
 * The name, or the first of `name-2`, `name-3`… that no other file of the order has; compared without case, because a
 * disk may ignore it.
 */
function freeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let count = 2; taken.has(free.toLowerCase()); count += 1) {
    free = name.replace(REPEATED_NAME, `-${count}$1`);
  }
  taken.add(free.toLowerCase());
  return free;
}

/**
 * The address of a file in the admin area. The name is for people; a logo's preview has the address `preview` beside
 * it.
 */
export function orderFileUrl(orderId: OrderId, fileId: string, fileName: string): string {
  const name = fileName.toLowerCase() === 'preview' ? `${fileName}.file` : fileName;
  return `/admin/orders/${orderId}/files/${fileId}/${encodeURIComponent(name)}`;
}
