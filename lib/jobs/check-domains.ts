// Checks the domains of all shops that are due.
import 'server-only';
import { shopLanes } from '@/lib/background-work/lanes';
import { type RunReport, repeat } from '@/lib/background-work/repeat';
import { checkDomain, type TakenDomain, takeDueDomains } from '@/lib/domains/check-domain';
import { logger } from '@/lib/log';
import { isProcessEnding } from '@/lib/process-end.mjs';

const SECOND = 1_000;
/** A check waits for name servers of strangers, so many wait at once, and few of one shop. */
const LANES = { most: 8, mostOfShop: 2 };
const BATCH = 50;
/** Milliseconds after which a run starts no further check. */
const LONGEST_RUN = 40 * SECOND;

/** One run, the longest due first. Runs at once are safe, because each check is claimed. */
export async function checkDueDomains(): Promise<RunReport> {
  const report = { checked: 0, unanswered: 0, failures: 0 };
  const until = performance.now() + LONGEST_RUN;
  const workThrough = shopLanes(LANES);
  let due: TakenDomain[];
  do {
    due = await takeDueDomains(BATCH);
    const tally = await workThrough(due, {
      until,
      isAwaited: true,
      work: async (domain) => {
        const checked = await checkDomain(domain);
        report.unanswered += Number(checked === 'unanswered');
        // One name server that does not answer says nothing of the shop's other domains.
        return checked === 'gone' ? 'nothing' : 'done';
      },
      onError: ({ tenantId, host }, error) =>
        logger().error(
          { event: 'domains.check_failed', tenantId, host, error },
          'a domain could not be checked; it is tried again',
        ),
    });
    report.checked += tally.done;
    report.failures += tally.failures;
  } while (due.length === BATCH && performance.now() < until && !isProcessEnding());
  if (report.checked + report.failures > 0) {
    logger().info({ event: 'domains.run_done', ...report });
  }
  return report;
}

/** Checks what is due every few seconds, as long as the process lives. */
export const checkDomainsAlways = (): void =>
  repeat({ name: 'domains', first: 4 * SECOND, pause: 10 * SECOND, run: checkDueDomains });
