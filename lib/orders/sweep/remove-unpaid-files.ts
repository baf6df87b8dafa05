// Anybody may place an order and never pay for it. What such an order was sent along with, names of children among
// it, does not stay for ever.
import 'server-only';
import { Prisma } from '@/lib/db/generated/client';
import { platformDb } from '@/lib/db/platform-db';
import { tenantDb } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import { logger } from '@/lib/log';
import { AWAITING_PAYMENT } from '@/lib/orders/status/status';
import { previewKey } from '@/lib/uploads/store/object-key';
import { privateStore } from '@/lib/uploads/store/private-store';
import { sweepBatches, type Tally } from '@/lib/uploads/sweeping/sweep-batches';

/** How long an order may wait for its money with its files, in milliseconds. */
export const UNPAID_LIFE = 30 * 24 * 60 * 60 * 1_000;

const MOST_ORDERS = 10_000;
const BATCH = 100;

type OldOrder = { tenantId: TenantId; id: OrderId; createdAt: Date };

/**
 * Takes away logos, rosters and their rows of orders that were placed before then and never paid. The orders stay.
 * Safe to run twice at once, and again after it has failed. Counts orders.
 */
export const removeUnpaidFiles = (before: Date): Promise<Tally> =>
  sweepBatches<OldOrder>({
    most: MOST_ORDERS,
    next: (last) => findUnpaid(before, last),
    work: async ({ tenantId, id }) => ({ done: (await remove(tenantId, id, before)) ? 1 : 0, failures: 0 }),
    onError: ({ tenantId, id: orderId }, error) =>
      logger().error(
        { event: 'sweep.unpaid_files_not_removed', tenantId, orderId, error },
        'the files of an order that was never paid could not be removed',
      ),
  });

/**
 * Never paid, and nobody is at work on it: a shop that takes the money some other way moves the order on, or ticks
 * off its pieces.
 */
const unpaid = (before: Date) =>
  ({
    createdAt: { lt: before },
    paymentStatus: { in: [...AWAITING_PAYMENT] },
    paidAt: null,
    status: { in: ['pending', 'cancelled'] },
    payments: { none: { capturedAt: { not: null } } },
    items: { none: { madePieces: { some: {} } } },
  }) satisfies Prisma.OrderWhereInput;

const findUnpaid = (before: Date, last: OldOrder | null): Promise<OldOrder[]> =>
  // Across tenants: which shops have something to remove is what is asked here. The work is done in their scope.
  platformDb().order.findMany({
    where: {
      AND: [
        unpaid(before),
        {
          OR: [
            { files: { some: {} } },
            { items: { some: { rosterId: { not: null } } } },
            { items: { some: { rosterData: { not: Prisma.AnyNull } } } },
          ],
        },
        last
          ? {
              OR: [{ createdAt: { gt: last.createdAt } }, { createdAt: last.createdAt, id: { gt: last.id } }],
            }
          : {},
      ],
    },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { tenantId: true, id: true, createdAt: true },
    take: BATCH,
  });

/**
 * The same for one order, whose shop has no room left. Only one that was given up is taken: nobody can pay it any
 * more, and its shop is not at work on it.
 */
export const removeExpiredFiles = (tenantId: TenantId, orderId: OrderId): Promise<boolean> =>
  remove(tenantId, orderId, new Date());

async function remove(tenantId: TenantId, orderId: OrderId, before: Date): Promise<boolean> {
  const keys = await detach(tenantId, orderId, before);
  if (keys === null) {
    return false;
  }
  for (const key of keys) {
    await privateStore().delete(previewKey(key));
    await privateStore().delete(key);
  }
  // Last, so that what fails half-way is found again.
  await tenantDb(tenantId, (db) =>
    db.orderFile.deleteMany({ where: { tenantId, orderId, objectKey: { in: keys } } }),
  );
  return true;
}

/** Takes files and rosters off the order's lines; answers the files' keys, and null if it has been paid meanwhile. */
const detach = (tenantId: TenantId, orderId: OrderId, before: Date): Promise<string[] | null> =>
  tenantDb(tenantId, async (db) => {
    // A payment that is being written down is waited for, and then seen.
    await db.$queryRaw`
      SELECT 1 FROM orders WHERE tenant_id = ${tenantId}::uuid AND id = ${orderId}::uuid FOR UPDATE`;
    const order = await db.order.findFirst({
      where: { tenantId, id: orderId, ...unpaid(before) },
      select: { files: { select: { objectKey: true } } },
    });
    if (order === null) {
      return null;
    }
    await db.orderItem.updateMany({
      where: { tenantId, orderId },
      data: {
        logoFileId: null,
        logoUrl: null,
        rosterFileId: null,
        rosterUrl: null,
        rosterId: null,
        rosterData: Prisma.DbNull,
        rosterColumns: Prisma.DbNull,
      },
    });
    // What is told of files goes with them; what was said in words stays with the order.
    await db.$executeRaw`
      UPDATE order_items i SET choices = (
        SELECT coalesce(jsonb_agg(c.choice ORDER BY c.place), '[]')
        FROM jsonb_array_elements(i.choices) WITH ORDINALITY AS c(choice, place) WHERE NOT c.choice ? 'files')
      WHERE i.tenant_id = ${tenantId}::uuid AND i.order_id = ${orderId}::uuid AND i.choices IS NOT NULL`;
    return order.files.map(({ objectKey }) => objectKey);
  });
