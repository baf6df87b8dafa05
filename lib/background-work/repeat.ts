import 'server-only';
import { logger } from '@/lib/log';
import { finishBeforeEnd, isProcessEnding } from '@/lib/process-end.mjs';

/** What a run came to, in counts. */
export type RunReport = { failures: number } & Record<string, number>;

export type BackgroundWork = {
  /** What it is called in the log. */
  name: string;
  /** Milliseconds until the first run. */
  first: number;
  /** Milliseconds from the end of a run to the next. */
  pause: number;
  run: () => Promise<unknown>;
};

/**
 * Runs work again and again as long as the process lives, one run after the other, and keeps no process alive.
 * A run that fails is logged, and the next one comes all the same. A process that ends begins no further run, and
 * waits for the one that has begun.
 */
export function repeat({ name, first, pause, run }: BackgroundWork): void {
  setTimeout(async () => {
    if (isProcessEnding()) {
      return;
    }
    try {
      await finishBeforeEnd(run());
    } catch (error) {
      logger().error({ event: `${name}.failed`, error }, 'background work failed; it is tried again');
    }
    repeat({ name, first: pause, pause, run });
  }, first).unref();
}
