import { cronHandler } from '@/lib/entry/cron-handler';
import { deliverDueMails } from '@/lib/jobs/outbox-worker';

/**
 * Seconds, where the host ends what takes longer: mails are begun for forty, and the last may take
 * SMTP_TIMEOUT_SECONDS, which are 120 at most.
 */
export const maxDuration = 180;

/** Starts a run of the outbox. */
export const GET = cronHandler('mails', deliverDueMails);
