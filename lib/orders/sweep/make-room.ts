import 'server-only';
import type { Prisma } from '@/lib/db/generated/client';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { removeExpiredFiles } from '@/lib/orders/sweep/remove-unpaid-files';
import { removeUpload } from '@/lib/uploads/remove-upload';
import { findHeaviestSender } from '@/lib/uploads/upload-quota.queries';

/** What a cart was filled with so lately is left alone, in milliseconds. */
const LEAST_AGE = 60 * 60 * 1_000;
/** Of one call: somebody waits for it. */
const MOST_UPLOADS = 50;
const MOST_ORDERS = 20;

/**
 * Takes files of a full shop away that no order needs, until at least so many bytes are free: first the oldest that are
 * in no order, then those of orders that were given up, and last, however fresh they are, those of whoever holds more
 * than `sender` will, also logos that are saved with a team. So strangers who fill a shop push out their own files before they shut out anybody. Answers
 * whether anything went.
 */
export async function makeRoom(
  tenantId: TenantId,
  { bytes, sender }: { bytes: number; sender: string },
): Promise<boolean> {
  const old = { createdAt: { lt: new Date(Date.now() - LEAST_AGE) } };
  if (await removeSome(tenantId, bytes, old)) {
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
  if (await removeSome(tenantId, bytes, old)) {
    return true;
  }
  const heaviest = await findHeaviestSender(tenantId, { sender, bytes });
  return heaviest !== null && removeSome(tenantId, bytes, { sender: heaviest }, { evenSaved: true });
}

/** Takes away such files as are in no order: first those that never came, then the oldest. */
async function removeSome(
  tenantId: TenantId,
  bytes: number,
  which: Prisma.UploadWhereInput,
  { evenSaved = false } = {},
): Promise<boolean> {
  const uploads = await tenantDb(tenantId, (db) =>
    db.upload.findMany({
      where: {
        tenantId,
        kind: { in: ['logo', 'roster'] },
        paidAt: null,
        orderFiles: { none: {} },
        ...(!evenSaved && { savedTeams: { none: {} } }),
        ...which,
      },
      orderBy: [{ completedAt: { sort: 'asc', nulls: 'first' } }, { createdAt: 'asc' }, { id: 'asc' }],
      select: { id: true, byteSize: true },
      take: MOST_UPLOADS,
    }),
  );
  let freed = 0;
  let isAnyGone = false;
  for (const { id, byteSize } of uploads) {
    if (freed >= bytes) {
      break;
    }
    const isGone = await removeUpload(tenantId, id, { evenSaved });
    freed += isGone ? byteSize : 0;
    isAnyGone ||= isGone;
  }
  return isAnyGone;
}
