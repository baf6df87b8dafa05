import 'server-only';
import type { Prisma } from '@/lib/db/generated/client';
import { tenantStatement } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { removeExpiredFiles } from '@/lib/orders/sweep/remove-unpaid-files';
import { removeUpload } from '@/lib/uploads/remove-upload';
import { findHeaviestSender } from '@/lib/uploads/upload-quota.queries';

/** Younger uploads may be in a cart and are kept, in milliseconds. */
const LEAST_AGE = 60 * 60 * 1_000;
/** The most uploads and orders of one call, because a request waits for it. */
const MOST_UPLOADS = 50;
const MOST_ORDERS = 20;

/**
 * Frees space in a full shop, until `bytes` are free: first the oldest uploads that are in no order, then files of
 * expired orders, and last, however fresh, uploads of the sender who holds the most, if that is more than `sender`
 * will hold, also logos that are saved with a team. So a stranger who fills a shop loses their own files first.
 * Returns true if anything was removed.
 */
export async function makeRoom(
  tenantId: TenantId,
  { bytes, sender }: { bytes: number; sender: string },
): Promise<boolean> {
  const old = { createdAt: { lt: new Date(Date.now() - LEAST_AGE) } };
  if (await removeSome(tenantId, bytes, old)) {
    return true;
  }
  const orders = await tenantStatement(tenantId, (db) =>
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

/** Removes uploads that are in no order: first those that were never completed, then the oldest. */
async function removeSome(
  tenantId: TenantId,
  bytes: number,
  which: Prisma.UploadWhereInput,
  { evenSaved = false } = {},
): Promise<boolean> {
  const uploads = await tenantStatement(tenantId, (db) =>
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
