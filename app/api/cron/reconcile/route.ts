import { cronHandler } from '@/lib/http/cron-handler';
import { reconcile } from '@/lib/orders/reconcile-payments';

/** Brings payments, refunds and orders to where PayPal says they are. */
export const GET = cronHandler('reconcile', reconcile);
