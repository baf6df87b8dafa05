import { cronHandler } from '@/lib/http/cron-handler';
import { deliverDueMails } from '@/lib/orders/outbox-worker';

/** Seconds, where the host ends what takes longer: a run may take fifty. */
export const maxDuration = 60;

/** Starts a run of the outbox. */
export const GET = cronHandler('mails', deliverDueMails);
