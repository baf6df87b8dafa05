// @ts-check
import { runInNewContext } from 'node:vm';

/** The parent ends a job long before. This one counts when there is no parent any more that could. */
const LONGEST_JOB_MILLISECONDS = 30_000;

/**
 * Answers each message of the parent with what `work` makes of it, and ends with the parent.
 *
 * @param {(job: any) => unknown} work
 * @param {number} [longest] milliseconds after which a job ends the process
 */
export function serveJobs(work, longest = LONGEST_JOB_MILLISECONDS) {
  // A terminal or a service manager that stops the server says so to all of its processes. The server still answers
  // what it has been asked, and this process ends when the server does.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => undefined);
  }
  process.on('disconnect', () => process.exit());
  process.on('message', (job) => {
    // A loop without an end keeps the process from hearing that its parent is gone. Node's clock for scripts stops one.
    const answer = runInNewContext('work()', { work: () => work(job) }, { timeout: longest });
    process.send?.(answer);
  });
  process.send?.('ready');
}
