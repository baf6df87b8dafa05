// What PayPal and this shop's books do not agree on yet, over all shops: events that came and were not handled,
// payments without a final answer, refunds that are owed, and orders that nobody paid.
import 'server-only';
import { type LaneOutcome, shopLanes, type WorkThrough } from '@/lib/background-work/lanes';
import type { RunReport } from '@/lib/background-work/repeat';
import { withAdvisoryLock } from '@/lib/db/advisory-lock';
import type { TenantId } from '@/lib/ids';
import { logger } from '@/lib/log';
import { expireOrders } from '@/lib/orders/payments/expire-orders';
import { UNPAID_ORDER_LIFE } from '@/lib/orders/payments/unpaid-life';
import { claimPayment } from '@/lib/orders/reconcile/claim-payment';
import { type Reconciled, reconcilePayment } from '@/lib/orders/reconcile/reconcile-payment';
import type { AskedRefund } from '@/lib/orders/refunds/ask-for-refund';
import { workOffRefund } from '@/lib/orders/refunds/work-off-refund';
import { type HandledEvent, handleWebhookEvent } from '@/lib/orders/webhook/handle-webhook-event';
import { isProcessEnding } from '@/lib/process-end.mjs';
import {
  type DueRow,
  listDueEvents,
  listDuePayments,
  listDueRefunds,
  listExpirableOrders,
} from './due-work.queries';

/**
 * How much is worked off at once, over all shops and of one. One row may take six calls to PayPal of
 * PAYPAL_TIMEOUT_SECONDS each: what gets no answer is asked twice, a payment is looked up before its money is taken,
 * and once more where that stays unclear. So a shop whose PayPal hangs holds two lanes, and is left alone for the rest
 * of the run once one of them has come back without an answer.
 */
const LANES = { most: 8, mostOfShop: 2 };

const MOST_ROWS = 400;
const ORDERS_AT_ONCE = 100;

/** When each part of a run has to be over, in milliseconds from its beginning: with the last, all of it. */
const ENDS = { events: 12_000, payments: 30_000, refunds: 38_000, orders: 45_000 };

/**
 * One run over all shops, of at most fifty seconds, by one runner at a time; `skipped` is 1 if another is at work.
 * Counts what was done of each part, what PayPal gave no answer to, and what failed. Whatever a run does not come to
 * is the next one's. Throws only where the database does not answer.
 */
export async function reconcile(): Promise<RunReport> {
  const report = await withAdvisoryLock('reconcile', run);
  return report ?? { skipped: 1, failures: 0 };
}

async function run(): Promise<RunReport> {
  const startedAt = performance.now();
  const workThrough = shopLanes(LANES);
  const part = (name: keyof typeof ENDS, rows: DueRow[], work: PartWork) =>
    workOn(workThrough, { name, rows, until: startedAt + ENDS[name], work });

  // Events and refunds are claimed by those who work on them. The mails that all of it owes are the outbox's.
  const events = await part('events', await listDueEvents(MOST_ROWS), async ({ tenantId, id }) => {
    const { outcome } = await handleWebhookEvent(tenantId, id);
    return laneOutcome(outcome);
  });
  const payments = await part('payments', await listDuePayments(MOST_ROWS), async ({ tenantId, id }) =>
    (await claimPayment(tenantId, id)) ? laneOutcome(await reconcilePayment(tenantId, id)) : 'nothing',
  );
  const refunds = await part('refunds', await listDueRefunds(MOST_ROWS), async ({ tenantId, id }) =>
    laneOutcome(await workOffRefund(tenantId, id)),
  );
  const orders = await giveUpOrders(startedAt + ENDS.orders);

  const report = {
    events: events.done,
    payments: payments.done,
    refunds: refunds.done,
    expired_orders: orders.done,
    unanswered: events.unanswered + payments.unanswered + refunds.unanswered,
    failures: events.failures + payments.failures + refunds.failures + orders.failures,
  };
  const hasWorked = Object.values(report).some((count) => count > 0);
  logger()[hasWorked ? 'info' : 'debug']({ event: 'reconcile.done', ...report });
  return report;
}

const laneOutcome = (outcome: HandledEvent['outcome'] | Reconciled | AskedRefund): LaneOutcome =>
  outcome === 'unavailable' ? 'unanswered' : outcome === 'nothing' ? 'nothing' : 'done';

type PartWork = (row: DueRow) => Promise<LaneOutcome>;
type Part = { name: string; rows: DueRow[]; until: number; work: PartWork };

const workOn = (workThrough: WorkThrough, { name, rows, until, work }: Part) =>
  workThrough(rows, {
    until,
    work,
    onError: ({ tenantId, id }, error) =>
      logger().error(
        { event: 'reconcile.failed', part: name, tenantId, id, error },
        'what is due could not be worked off; it is tried again',
      ),
  });

/** Batch by batch, the oldest orders first, until there are none or the time is up. */
async function giveUpOrders(until: number): Promise<{ done: number; failures: number }> {
  const failed: TenantId[] = [];
  let done = 0;
  while (performance.now() < until && !isProcessEnding()) {
    const now = new Date();
    const before = new Date(now.getTime() - UNPAID_ORDER_LIFE);
    const byShop = await listExpirableOrders(before, ORDERS_AT_ONCE, failed);
    if (byShop.size === 0) {
      break;
    }
    for (const [tenantId, orderIds] of byShop) {
      try {
        done += await expireOrders(tenantId, orderIds, now);
      } catch (error) {
        failed.push(tenantId);
        logger().error(
          { event: 'reconcile.failed', part: 'orders', tenantId, error },
          'orders that nobody paid could not be given up; it is tried again',
        );
      }
    }
  }
  return { done, failures: failed.length };
}
