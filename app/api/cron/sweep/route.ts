import { cronHandler } from '@/lib/entry/cron-handler';
import { sweep } from '@/lib/jobs/sweep';

/** Starts a sweep of data that is no longer needed. */
export const GET = cronHandler('sweep', async () => {
  const { orderFiles, uploads, unpaidOrders, webhookEvents, failures } = await sweep();
  return {
    order_files: orderFiles,
    uploads,
    unpaid_orders: unpaidOrders,
    webhook_events: webhookEvents,
    failures,
  };
});
