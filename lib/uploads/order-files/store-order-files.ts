import 'server-only';
import type { Prisma } from '@/lib/db/generated/client';
import { tenantDb, tenantStatement } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import { logger } from '@/lib/log';
import { previewKey } from '@/lib/uploads/store/object-key';
import { ObjectExistsError } from '@/lib/uploads/store/object-store';
import { privateStore } from '@/lib/uploads/store/private-store';

// Far more than an order of 100 lines can have.
const MOST_FILES = 500;

type Unstored = {
  id: string;
  kind: string;
  objectKey: string;
  byteSize: number;
  sourceUpload: { id: string; objectKey: string } | null;
};

/** Only paid orders get copies of their files, because anybody can place an order. */
export const PAID_FOR = { paidAt: { not: null } } satisfies Prisma.OrderWhereInput;

/**
 * Copies the bytes of a paid order's files, after the transaction that booked its payment. A failure is logged and
 * left to the sweep; until then the files are read from the uploads. Returns how many were stored, and how many
 * failed.
 */
export async function storeOrderFiles(
  tenantId: TenantId,
  orderId: OrderId,
): Promise<{ stored: number; failures: number }> {
  const files: Unstored[] = await tenantStatement(tenantId, (db) =>
    db.orderFile.findMany({
      where: { tenantId, orderId, storedAt: null, order: PAID_FOR },
      select: {
        id: true,
        kind: true,
        objectKey: true,
        byteSize: true,
        sourceUpload: { select: { id: true, objectKey: true } },
      },
      take: MOST_FILES,
    }),
  );
  let stored = 0;
  let failures = 0;
  for (const file of files) {
    try {
      await storeFile(tenantId, file);
      stored += 1;
    } catch (error) {
      failures += 1;
      logger().error(
        { event: 'order_file.not_stored', tenantId, orderId, fileId: file.id, error },
        'an order’s file could not be stored; the next sweep tries again',
      );
    }
  }
  return { stored, failures };
}

async function storeFile(tenantId: TenantId, { id, kind, objectKey, byteSize, sourceUpload }: Unstored) {
  if (!sourceUpload) {
    throw new Error('An unstored file says nothing of where its bytes are');
  }
  if (!(await copyOnce(sourceUpload.objectKey, objectKey, byteSize))) {
    throw new Error('The bytes of an order’s file are gone');
  }
  if (kind === 'logo') {
    // The preview: its absence is no reason to fail.
    await copyOnce(previewKey(sourceUpload.objectKey), previewKey(objectKey));
  }
  await tenantDb(tenantId, async (db) => {
    await db.orderFile.updateMany({
      where: { tenantId, id, storedAt: null },
      data: { storedAt: new Date(), sourceUploadId: null },
    });
    await db.upload.updateMany({
      where: { tenantId, id: sourceUpload.id, paidAt: null },
      data: { paidAt: new Date() },
    });
  });
}

/**
 * Copies an object; false if the source does not exist. An existing copy is from an earlier try, or from another
 * server right now: accepted as the same bytes, unless its size differs.
 */
async function copyOnce(from: string, to: string, byteSize?: number): Promise<boolean> {
  try {
    return await privateStore().copy(from, to);
  } catch (error) {
    if (!(error instanceof ObjectExistsError)) {
      throw error;
    }
    const facts = await privateStore().head(to);
    if (byteSize !== undefined && facts?.byteSize !== byteSize) {
      throw new Error('Something else is stored under the key of an order’s file');
    }
    return true;
  }
}
