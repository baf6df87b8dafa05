// What nobody waits for: orders' files that could not be stored at once are stored, and files that came to nothing
// go. Safe to run twice at once.
import 'server-only';
import { platformDb } from '@/lib/db/platform-db';
import type { OrderId, TenantId } from '@/lib/ids';
import { logger } from '@/lib/log';
import { PAID_FOR, storeOrderFiles } from '@/lib/uploads/order-files/store-order-files';
import { takePictureAway } from '@/lib/uploads/pictures/remove-unused-picture';
import { removeUpload } from '@/lib/uploads/remove-upload';
import { mediaUrl } from '@/lib/uploads/store/object-key';
import { privateStore } from '@/lib/uploads/store/private-store';
import { publicStore } from '@/lib/uploads/store/public-store';
import { sweepBatches, type Tally } from './sweep-batches';

const HOUR = 60 * 60 * 1_000;
/** How long an upload waits for its order, in milliseconds: a cart that was filled a week ago still has its files. */
const UPLOAD_LIFE = 7 * 24 * HOUR;
/** An order's own request has this long, in milliseconds, before a sweep helps. */
const ORDER_LIFE = 60 * 1_000;

// What one run does at most; the next one goes on.
const MOST_ORDERS = 1_000;
const MOST_UPLOADS = 10_000;
const BATCH = 100;

/** How many files of orders one run has stored, how many uploads it has removed, and what failed of both. */
export type UploadSweep = { orderFiles: number; uploads: number; failures: number };

/** One run over all shops. Throws only where the database does not answer. */
export async function sweepUploads(now: Date): Promise<UploadSweep> {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const finished = await finishOrders(ago(ORDER_LIFE));
  const removed = await removeOld(ago(UPLOAD_LIFE));
  await Promise.all([privateStore().tidy(ago(HOUR)), publicStore().tidy(ago(HOUR))]);
  return {
    orderFiles: finished.done,
    uploads: removed.done,
    failures: finished.failures + removed.failures,
  };
}

type UnstoredOrder = { tenantId: TenantId; orderId: OrderId; createdAt: Date };

const finishOrders = (before: Date): Promise<Tally> =>
  sweepBatches<UnstoredOrder>({
    most: MOST_ORDERS,
    next: (last) => findUnstored(before, last),
    work: async ({ tenantId, orderId }) => {
      const { stored, failures } = await storeOrderFiles(tenantId, orderId);
      return { done: stored, failures };
    },
    onError: ({ tenantId, orderId }, error) =>
      logger().error(
        { event: 'sweep.order_not_finished', tenantId, orderId, error },
        'an order’s files could not be stored',
      ),
  });

/** The oldest paid orders after `last` with files that have no bytes of their own. */
async function findUnstored(before: Date, last: UnstoredOrder | null): Promise<UnstoredOrder[]> {
  // Across tenants: which shops have something to finish is what is asked here. The work is done in their scope.
  const orders = await platformDb().orderFile.groupBy({
    by: ['tenantId', 'orderId'],
    where: { storedAt: null, createdAt: { lt: before }, order: PAID_FOR },
    ...(last && {
      having: {
        OR: [
          { createdAt: { _min: { gt: last.createdAt } } },
          { createdAt: { _min: { equals: last.createdAt } }, orderId: { gt: last.orderId } },
        ],
      },
    }),
    _min: { createdAt: true },
    orderBy: [{ _min: { createdAt: 'asc' } }, { orderId: 'asc' }],
    take: BATCH,
  });
  return orders.flatMap(({ tenantId, orderId, _min: { createdAt } }) =>
    createdAt ? [{ tenantId, orderId, createdAt }] : [],
  );
}

const removeOld = (before: Date): Promise<Tally> =>
  sweepBatches<OldUpload>({
    most: MOST_UPLOADS,
    next: (last) => findOld(before, last),
    work: async (upload) => ({ done: (await remove(upload)) ? 1 : 0, failures: 0 }),
    onError: ({ tenantId, id: uploadId }, error) =>
      logger().error(
        { event: 'sweep.upload_not_removed', tenantId, uploadId, error },
        'an old upload could not be removed',
      ),
  });

type OldUpload = { tenantId: TenantId; id: string; kind: string; objectKey: string; createdAt: Date };

/** The oldest uploads after `last`: shoppers' files, and pictures of the shop that nothing was saved with. */
const findOld = (before: Date, last: OldUpload | null): Promise<OldUpload[]> =>
  // Across tenants, as above.
  platformDb().upload.findMany({
    where: {
      AND: [
        { createdAt: { lt: before } },
        // What an order still needs is left out here, or much of it would keep a run from the rest.
        {
          OR: [
            { kind: { in: ['logo', 'roster'] }, orderFiles: { none: {} } },
            { kind: { notIn: ['logo', 'roster'] }, attachedAt: null },
          ],
        },
        // By its values and not by its row, which is gone by now.
        last
          ? {
              OR: [{ createdAt: { gt: last.createdAt } }, { createdAt: last.createdAt, id: { gt: last.id } }],
            }
          : {},
      ],
    },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { tenantId: true, id: true, kind: true, objectKey: true, createdAt: true },
    take: BATCH,
  });

const remove = ({ tenantId, id, kind, objectKey }: OldUpload): Promise<boolean> =>
  kind === 'logo' || kind === 'roster'
    ? removeUpload(tenantId, id)
    : takePictureAway(tenantId, mediaUrl(objectKey));
