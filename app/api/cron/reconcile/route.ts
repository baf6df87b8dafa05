import { cronHandler } from '@/lib/entry/cron-handler';
import { reconcile } from '@/lib/jobs/reconcile-payments';

/** Seconds, where the host ends what takes longer: a run may take fifty. */
export const maxDuration = 60;

/** Brings payments, refunds and orders to where PayPal says they are. */
export const GET = cronHandler('reconcile', reconcile);
