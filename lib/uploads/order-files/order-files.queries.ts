import 'server-only';
import { z } from 'zod';
import { tenantDb } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';

export type OrderFileView = {
  /** Where its bytes are: its own key, or its upload's while they are not copied. */
  objectKey: string;
  fileName: string;
  contentType: string;
};

const ids = z.object({ orderId: z.uuid(), fileId: z.uuid() });

/** A file of this order of this shop; null if there is none, whatever the ids are made of. */
export async function findOrderFile(
  tenantId: TenantId,
  orderId: OrderId,
  fileId: string,
): Promise<OrderFileView | null> {
  if (!ids.safeParse({ orderId, fileId }).success) {
    return null;
  }
  const row = await tenantDb(tenantId, (db) =>
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
