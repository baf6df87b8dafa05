import { cronHandler } from '@/lib/entry/cron-handler';
import { deliverDueMails } from '@/lib/jobs/outbox-worker';

/**
 * Seconds after which the host ends the run: mails are started for forty, and the last one may take
 * SMTP_TIMEOUT_SECONDS, which are at most 120.
 */
export const maxDuration = 180;

/** Starts a run of the outbox. */
export const GET = cronHandler('mails', deliverDueMails);
