import { cronHandler } from '@/lib/http/cron-handler';
import { deliverDueMails } from '@/lib/orders/outbox-worker';

/** Starts a run of the outbox. */
export const GET = cronHandler('mails', deliverDueMails);
