import { cronHandler } from '@/lib/entry/cron-handler';
import { reconcile } from '@/lib/jobs/reconcile-payments';

/** Seconds after which the host ends the run, which may take fifty. */
export const maxDuration = 60;

/** Updates payments, refunds and orders with PayPal's answers. */
export const GET = cronHandler('reconcile', reconcile);
