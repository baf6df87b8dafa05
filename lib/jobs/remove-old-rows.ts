// Rows that are over and kept no longer, shop by shop.
import 'server-only';
import { tenantStatement } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { logger } from '@/lib/log';
import { oldAccountMails } from '@/lib/mail/outbox/old-mails';
import { oldEvents } from '@/lib/orders/webhook/old-events';
import { listShopsWithOldEvents, listShopsWithOldMails } from './due-work.queries';

const BATCH = 500;
/** Batches per run and shop; the next run continues. */
const MOST_BATCHES = 20;

type Removed = { done: number; failures: number };

/** Deletes PayPal's events that were handled before this time. */
export async function removeOldEvents(before: Date): Promise<Removed> {
  return removeOfEach(await listShopsWithOldEvents(before), {
    failed: 'sweep.messages_not_removed',
    remove: (tenantId) =>
      tenantStatement(tenantId, (db) =>
        db.webhookEvent.deleteMany({ where: { tenantId, ...oldEvents(before) }, limit: BATCH }),
      ),
  });
}

/** Deletes the mails to people about their accounts that were sent or given up before then. */
export async function removeOldMails(before: Date): Promise<Removed> {
  return removeOfEach(await listShopsWithOldMails(before), {
    failed: 'sweep.mails_not_removed',
    remove: (tenantId) =>
      tenantStatement(tenantId, (db) =>
        db.outboxMail.deleteMany({ where: { tenantId, ...oldAccountMails(before) }, limit: BATCH }),
      ),
  });
}

type Rows = { failed: string; remove: (tenantId: TenantId) => Promise<{ count: number }> };

async function removeOfEach(shops: readonly TenantId[], rows: Rows): Promise<Removed> {
  const tally = { done: 0, failures: 0 };
  for (const tenantId of shops) {
    try {
      tally.done += await removeOfShop(tenantId, rows);
    } catch (error) {
      tally.failures += 1;
      logger().error({ event: rows.failed, tenantId, error }, 'old rows of a shop could not be removed');
    }
  }
  return tally;
}

async function removeOfShop(tenantId: TenantId, { remove }: Rows): Promise<number> {
  let removed = 0;
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const { count } = await remove(tenantId);
    removed += count;
    if (count < BATCH) {
      break;
    }
  }
  return removed;
}
