// Brings our books in step with PayPal, over all shops: events not handled yet, payments without a final answer, owed
// refunds, and orders that nobody paid.
import 'server-only';
import { type LaneOutcome, shopLanes, type WorkThrough } from '@/lib/background-work/lanes';
import type { RunReport } from '@/lib/background-work/repeat';
import { withAdvisoryLock } from '@/lib/db/advisory-lock';
import type { TenantId } from '@/lib/ids';
import { logger } from '@/lib/log';
import { expireOrders } from '@/lib/orders/payments/expire-orders';
import { claimPayment } from '@/lib/orders/reconcile/claim-payment';
import { type Reconciled, reconcilePayment } from '@/lib/orders/reconcile/reconcile-payment';
import type { AskedRefund } from '@/lib/orders/refunds/send-refund-to-paypal';
import { workOffRefund } from '@/lib/orders/refunds/work-off-refund';
import { type HandledEvent, handleWebhookEvent } from '@/lib/orders/webhook/handle-webhook-event';
import { isProcessEnding } from '@/lib/process-end.mjs';
import { turnVacations } from '@/lib/tenants/vacation/vacation.commands';
import {
  type DueRow,
  listDueEvents,
  listDuePayments,
  listDueRefunds,
  listExpirableOrders,
} from './due-work.queries';

/**
 * Concurrent work over all shops, and for one shop. One row can take six calls to PayPal of PAYPAL_TIMEOUT_SECONDS
 * each: an unanswered call is retried once, a payment is looked up before its capture, and again if the result stays
 * unclear. So a shop whose PayPal hangs occupies two lanes; after the first unanswered row it is skipped for the rest
 * of the run.
 */
const LANES = { most: 8, mostOfShop: 2 };

const MOST_ROWS = 400;
const ORDERS_AT_ONCE = 100;

/** Deadline of each part of a run, in milliseconds from its start; the last one is the deadline of the run. */
const ENDS = { events: 12_000, payments: 30_000, refunds: 38_000, orders: 45_000 };

/**
 * One run over all shops, of at most fifty seconds, by one runner at a time; `skipped` is 1 if another runner works.
 * Counts the done rows of each part, the rows unanswered by PayPal, and the failures. The next run takes what is
 * left. Throws only if the database does not answer.
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

  // The handlers of events and refunds claim their rows themselves. The resulting mails are sent by the outbox.
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
  const vacations = await turnVacations();

  const report = {
    events: events.done,
    payments: payments.done,
    refunds: refunds.done,
    expired_orders: orders.done,
    turned_vacations: vacations.done,
    unanswered: events.unanswered + payments.unanswered + refunds.unanswered,
    failures: events.failures + payments.failures + refunds.failures + orders.failures + vacations.failures,
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

/** Expires orders in batches, the oldest first, until none is left or the time is over. */
async function giveUpOrders(until: number): Promise<{ done: number; failures: number }> {
  const failed: TenantId[] = [];
  let done = 0;
  while (performance.now() < until && !isProcessEnding()) {
    const now = new Date();
    const byShop = await listExpirableOrders(now, ORDERS_AT_ONCE, failed);
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
