import 'server-only';
import { tenantDb } from '@/lib/db/tenant-db';
import { removeUpload } from '@/lib/uploads/remove-upload';
import { removeExpiredFiles } from './remove-unpaid-files';

/** What a cart was filled with so lately is left alone, in milliseconds. */
const LEAST_AGE = 60 * 60 * 1_000;
/** Of one call: somebody waits for it. */
const MOST_UPLOADS = 50;
const MOST_ORDERS = 20;

/**
 * Takes the oldest files of a full shop away that no order needs, until at least so many bytes are free: first those
 * in no order, then those of orders that were given up. So strangers who fill a shop push out their own files before
 * they shut out anybody. Answers whether anything went.
 */
export async function makeRoom(tenantId: string, bytes: number): Promise<boolean> {
  if ((await removeOldest(tenantId, bytes)) > 0) {
    return true;
  }
  const orders = await tenantDb(tenantId, (db) =>
    db.order.findMany({
      where: { tenantId, expiredAt: { not: null }, paidAt: null, files: { some: { storedAt: null } } },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      select: { id: true },
      take: MOST_ORDERS,
    }),
  );
  for (const { id } of orders) {
    await removeExpiredFiles(tenantId, id);
  }
  return (await removeOldest(tenantId, bytes)) > 0;
}

async function removeOldest(tenantId: string, bytes: number): Promise<number> {
  const uploads = await tenantDb(tenantId, (db) =>
    db.upload.findMany({
      where: {
        tenantId,
        kind: { in: ['logo', 'roster'] },
        paidAt: null,
        createdAt: { lt: new Date(Date.now() - LEAST_AGE) },
        orderFiles: { none: {} },
      },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      select: { id: true, byteSize: true },
      take: MOST_UPLOADS,
    }),
  );
  let freed = 0;
  for (const { id, byteSize } of uploads) {
    if (freed >= bytes) {
      break;
    }
    freed += (await removeUpload(tenantId, id)) ? byteSize : 0;
  }
  return freed;
}
