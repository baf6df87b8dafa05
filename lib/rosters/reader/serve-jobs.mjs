// @ts-check
import { runInNewContext } from 'node:vm';

/** The parent kills a slow job much earlier. This limit is for a job whose parent is gone. */
const LONGEST_JOB_MILLISECONDS = 30_000;

/**
 * Answers each message of the parent with the result of `work`, and ends with the parent.
 *
 * @param {(job: any) => unknown} work
 * @param {number} [longest] milliseconds after which a job ends the process
 */
export function serveJobs(work, longest = LONGEST_JOB_MILLISECONDS) {
  // A terminal or service manager that stops the server signals all of its processes. The server still finishes its
  // requests, and this process ends when the server does.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => undefined);
  }
  process.on('disconnect', () => process.exit());
  process.on('message', (job) => {
    // During an endless loop the process cannot notice that its parent is gone. The `timeout` of node:vm stops the
    // loop.
    const answer = runInNewContext('work()', { work: () => work(job) }, { timeout: longest });
    process.send?.(answer);
  });
  process.send?.('ready');
}
