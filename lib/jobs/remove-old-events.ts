import 'server-only';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { logger } from '@/lib/log';
import { oldEvents } from '@/lib/orders/webhook/old-events';
import { listShopsWithOldEvents } from './due-work.queries';

const BATCH = 500;
/** Per run and shop; the next run continues. */
const MOST_BATCHES = 20;

/** Deletes the PayPal events of every shop that were done before this time. Unhandled ones stay. */
export async function removeOldEvents(before: Date): Promise<{ done: number; failures: number }> {
  const tally = { done: 0, failures: 0 };
  for (const tenantId of await listShopsWithOldEvents(before)) {
    try {
      tally.done += await removeOfShop(tenantId, before);
    } catch (error) {
      tally.failures += 1;
      logger().error(
        { event: 'sweep.messages_not_removed', tenantId, error },
        'old messages of PayPal could not be removed',
      );
    }
  }
  return tally;
}

async function removeOfShop(tenantId: TenantId, before: Date): Promise<number> {
  let removed = 0;
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const { count } = await tenantDb(tenantId, (db) =>
      db.webhookEvent.deleteMany({ where: { tenantId, ...oldEvents(before) }, limit: BATCH }),
    );
    removed += count;
    if (count < BATCH) {
      break;
    }
  }
  return removed;
}
