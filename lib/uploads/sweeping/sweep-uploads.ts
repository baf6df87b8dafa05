// Work that no request waits for: stores order files that could not be stored at once, and removes uploads that no
// order used. Safe to run twice at once.
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
/** How long an upload waits for an order, in milliseconds: a cart filled a week ago still has its files. */
const UPLOAD_LIFE = 7 * 24 * HOUR;
/** How long an order's own request has to store its files, in milliseconds, before a sweep helps. */
const ORDER_LIFE = 60 * 1_000;

// The most work of one run; the next run continues.
const MOST_ORDERS = 1_000;
const MOST_UPLOADS = 10_000;
const BATCH = 100;

/** Counts of one run: stored order files, removed uploads, and failures of both. */
export type UploadSweep = { orderFiles: number; uploads: number; failures: number };

/** One run over all shops. Throws only if the database does not answer. */
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

/** The oldest paid orders after `last` with files that are not copied yet. */
async function findUnstored(before: Date, last: UnstoredOrder | null): Promise<UnstoredOrder[]> {
  // Across tenants, to find the shops with unfinished work. The work is done in their scope.
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

/** The oldest uploads after `last`: shoppers' files, and shops' pictures that nothing uses. */
const findOld = (before: Date, last: OldUpload | null): Promise<OldUpload[]> =>
  // Across tenants, as above.
  platformDb().upload.findMany({
    where: {
      AND: [
        { createdAt: { lt: before } },
        // Uploads that an order or a saved team still needs are excluded here: many of them would fill the batches of a
        // run.
        {
          OR: [
            {
              kind: { in: ['logo', 'roster'] },
              orderFiles: { none: {} },
              savedTeams: { none: {} },
              OR: [{ borrowedAt: null }, { borrowedAt: { lt: before } }],
            },
            { kind: { notIn: ['logo', 'roster'] }, attachedAt: null },
          ],
        },
        // Compared by its values: the row itself is gone.
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
