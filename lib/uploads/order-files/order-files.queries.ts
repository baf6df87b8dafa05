import 'server-only';
import { z } from 'zod';
import { tenantStatement } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';

export type OrderFileView = {
  /** Where the bytes are: the file's own key, or its upload's until they are copied. */
  objectKey: string;
  fileName: string;
  contentType: string;
};

const ids = z.object({ orderId: z.uuid(), fileId: z.uuid() });

/** A file of this order in this shop; null if there is none, also for malformed ids. */
export async function findOrderFile(
  tenantId: TenantId,
  orderId: OrderId,
  fileId: string,
): Promise<OrderFileView | null> {
  if (!ids.safeParse({ orderId, fileId }).success) {
    return null;
  }
  const row = await tenantStatement(tenantId, (db) =>
    db.orderFile.findFirst({
      where: { tenantId, id: fileId, orderId },
      select: {
        objectKey: true,
        fileName: true,
        contentType: true,
        sourceUpload: { select: { objectKey: true } },
      },
    }),
  );
  return (
    row && {
      objectKey: row.sourceUpload?.objectKey ?? row.objectKey,
      fileName: row.fileName,
      contentType: row.contentType,
    }
  );
}
