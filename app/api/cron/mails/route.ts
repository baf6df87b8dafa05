import { cronHandler } from '@/lib/http/cron-handler';
import { deliverDueMails } from '@/lib/mail/outbox-worker';

/** Starts a run of the outbox. */
export const GET = cronHandler('mails', deliverDueMails);
