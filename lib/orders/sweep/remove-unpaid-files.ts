// Anybody can place an order and never pay for it. The files of such an order, which can contain names of children,
// are not kept forever.
import 'server-only';
import { Prisma } from '@/lib/db/generated/client';
import { platformDb } from '@/lib/db/platform-db';
import { tenantDb, tenantStatement } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import { logger } from '@/lib/log';
import { AWAITING_PAYMENT } from '@/lib/orders/status/status';
import { previewKey } from '@/lib/uploads/store/object-key';
import { privateStore } from '@/lib/uploads/store/private-store';
import { sweepBatches, type Tally } from '@/lib/uploads/sweeping/sweep-batches';

/** How long an unpaid order keeps its files, in milliseconds. */
export const UNPAID_LIFE = 30 * 24 * 60 * 60 * 1_000;

const MOST_ORDERS = 10_000;
const BATCH = 100;

type OldOrder = { tenantId: TenantId; id: OrderId; createdAt: Date };

/**
 * Removes logos, rosters and roster rows of orders that were placed before `before` and never paid. The orders stay.
 * Idempotent, and safe to run twice at once. Counts orders.
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
 * Unpaid, and not in production: a shop that is paid outside of PayPal moves the order on, or ticks off its pieces.
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
  // Across tenants, because the question is which shops have something to remove. The removal itself runs in each
  // shop's scope.
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
 * Like `removeUnpaidFiles`, for one order of a full shop. Call it for expired orders only: nobody can pay them any
 * more, and no shop works on them.
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
  // The rows last, so that the next run finds an order that failed halfway.
  await tenantStatement(tenantId, (db) =>
    db.orderFile.deleteMany({ where: { tenantId, orderId, objectKey: { in: keys } } }),
  );
  return true;
}

/**
 * Removes files and rosters from the order's lines. Returns the files' keys, or null if the order has been paid or
 * moved on meanwhile.
 */
const detach = (tenantId: TenantId, orderId: OrderId, before: Date): Promise<string[] | null> =>
  tenantDb(tenantId, async (db) => {
    // Lock: if a payment is being booked, wait for it.
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
    // Removes the choices that are files; text answers stay with the order.
    await db.$executeRaw`
      UPDATE order_items i SET choices = (
        SELECT coalesce(jsonb_agg(c.choice ORDER BY c.place), '[]')
        FROM jsonb_array_elements(i.choices) WITH ORDINALITY AS c(choice, place) WHERE NOT c.choice ? 'files')
      WHERE i.tenant_id = ${tenantId}::uuid AND i.order_id = ${orderId}::uuid AND i.choices IS NOT NULL`;
    return order.files.map(({ objectKey }) => objectKey);
  });
