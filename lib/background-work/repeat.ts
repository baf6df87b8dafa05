import 'server-only';
import { logger } from '@/lib/log';
import { metrics } from '@/lib/metrics/metrics.mjs';
import { finishBeforeEnd, isProcessEnding } from '@/lib/process-end.mjs';

/** The counts of a run. */
export type RunReport = { failures: number } & Record<string, number>;

export type BackgroundWork = {
  /** The name in the log. */
  name: string;
  /** Milliseconds until the first run. */
  first: number;
  /** Milliseconds from the end of a run to the next. */
  pause: number;
  run: () => Promise<unknown>;
};

/**
 * Runs work repeatedly for the life of the process, one run after the other; the timer does not keep the process
 * alive. A failed run is logged, and the next one comes as usual. When the process ends, no further run starts, and
 * the current one is awaited.
 */
export function repeat(work: BackgroundWork): void {
  // As if it had just ended well: work that never does is noticed by the same rule, also after a restart.
  metrics().lastRun.setToCurrentTime({ work: work.name });
  runAgain(work);
}

function runAgain({ name, first, pause, run }: BackgroundWork): void {
  setTimeout(async () => {
    if (isProcessEnding()) {
      return;
    }
    try {
      await finishBeforeEnd(run());
      metrics().runs.inc({ work: name, result: 'done' });
      metrics().lastRun.setToCurrentTime({ work: name });
    } catch (error) {
      metrics().runs.inc({ work: name, result: 'failed' });
      logger().error({ event: `${name}.failed`, error }, 'background work failed; it is tried again');
    }
    runAgain({ name, first: pause, pause, run });
  }, first).unref();
}
