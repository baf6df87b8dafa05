import 'server-only';
import type { Prisma } from '@/lib/db/generated/client';
import { tenantDb } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import { logger } from '@/lib/log';
import { previewKey } from '@/lib/uploads/store/object-key';
import { ObjectExistsError } from '@/lib/uploads/store/object-store';
import { privateStore } from '@/lib/uploads/store/private-store';

// Far above what an order of 100 lines can have.
const MOST_FILES = 500;

type Unstored = {
  id: string;
  kind: string;
  objectKey: string;
  byteSize: number;
  sourceUpload: { id: string; objectKey: string } | null;
};

/** Orders whose files are copied: only those that money has come for, for anybody can place the others. */
export const PAID_FOR = { paidAt: { not: null } } satisfies Prisma.OrderWhereInput;

/**
 * Gives the files of a paid order their own bytes, after the transaction that booked its payment. What fails is logged
 * and left to the sweep; until then the files are read from where the shopper has put them. Answers how many were
 * stored, and how many not.
 */
export async function storeOrderFiles(
  tenantId: TenantId,
  orderId: OrderId,
): Promise<{ stored: number; failures: number }> {
  const files: Unstored[] = await tenantDb(tenantId, (db) =>
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
    // Made of the bytes, and no reason to hold them back.
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
 * Copies an object; false if there is none. A copy that is there already is an earlier try's, or that of another
 * server right now: of the same bytes, unless its size says otherwise.
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
