// What nobody waits for: orders' files that could not be stored at once are stored, and uploads that came to
// nothing go. Safe to run twice at once.
import 'server-only';
import { platformDb } from '@/lib/db/platform-db';
import { logger } from '@/lib/log';
import { mediaUrl } from './object-key';
import { privateStore } from './private-store';
import { publicStore } from './public-store';
import { removeUnusedPicture } from './remove-unused-picture';
import { removeUpload } from './remove-upload';
import { storeOrderFiles } from './store-order-files';

const HOUR = 60 * 60 * 1_000;
/** How long an upload waits for its order, in milliseconds: a cart that was filled a week ago still has its files. */
export const UPLOAD_LIFE = 7 * 24 * HOUR;
/** An order's own request has this long, in milliseconds, before a sweep helps. */
const ORDER_LIFE = 60 * 1_000;

// What one run does at most; the next one goes on.
const MOST_ORDERS = 200;
const MOST_UPLOADS = 10_000;
const BATCH = 100;
/** A store that is away fails for every file; it is asked again an hour later. */
const MOST_FAILURES = 10;

export type SweepReport = { orderFiles: number; uploads: number; failures: number };

/** One run over all shops. Throws only where the database does not answer. */
export async function sweep(now = new Date()): Promise<SweepReport> {
  const orderFiles = await finishOrders(new Date(now.getTime() - ORDER_LIFE));
  const { uploads, failures } = await removeOld(new Date(now.getTime() - UPLOAD_LIFE));
  const hourAgo = new Date(now.getTime() - HOUR);
  await Promise.all([privateStore().tidy(hourAgo), publicStore().tidy(hourAgo)]);
  const report = { orderFiles, uploads, failures };
  logger().info({ event: 'sweep.done', ...report });
  return report;
}

async function finishOrders(before: Date): Promise<number> {
  // Across tenants: which shops have something to finish is what is asked here. The work is done in their scope.
  const orders = await platformDb().orderFile.findMany({
    where: { storedAt: null, createdAt: { lt: before } },
    distinct: ['tenantId', 'orderId'],
    select: { tenantId: true, orderId: true },
    take: MOST_ORDERS,
  });
  let stored = 0;
  for (const { tenantId, orderId } of orders) {
    stored += await storeOrderFiles(tenantId, orderId);
  }
  return stored;
}

async function removeOld(before: Date): Promise<{ uploads: number; failures: number }> {
  let uploads = 0;
  let failures = 0;
  let last: OldUpload | null = null;
  for (let seen = 0; seen < MOST_UPLOADS && failures < MOST_FAILURES; seen += BATCH) {
    const batch: OldUpload[] = await findOld(before, last);
    for (const upload of batch) {
      if (failures >= MOST_FAILURES) {
        break;
      }
      try {
        uploads += (await remove(upload)) ? 1 : 0;
      } catch (error) {
        failures += 1;
        logger().error(
          { event: 'sweep.upload_not_removed', tenantId: upload.tenantId, uploadId: upload.id, error },
          'an old upload could not be removed',
        );
      }
    }
    last = batch.at(-1) ?? null;
    if (batch.length < BATCH) {
      break;
    }
  }
  return { uploads, failures };
}

type OldUpload = { tenantId: string; id: string; kind: string; objectKey: string; createdAt: Date };

/** The oldest uploads after `last`: shoppers' files, and pictures of the shop that nothing was saved with. */
const findOld = (before: Date, last: OldUpload | null): Promise<OldUpload[]> =>
  // Across tenants, as above.
  platformDb().upload.findMany({
    where: {
      AND: [
        { createdAt: { lt: before } },
        { OR: [{ kind: { in: ['logo', 'roster'] } }, { attachedAt: null }] },
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
    : removeUnusedPicture(tenantId, mediaUrl(objectKey));
