import { cronHandler } from '@/lib/entry/cron-handler';
import { checkDueDomains } from '@/lib/jobs/check-domains';

/** Seconds after which the host ends the run: checks are started for forty. */
export const maxDuration = 90;

/** Starts a run of the checks of shops' domains. */
export const GET = cronHandler('domains', checkDueDomains);
