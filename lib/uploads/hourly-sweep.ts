import 'server-only';
import { logger } from '@/lib/log';
import { sweep } from './sweep';

const MINUTE = 60 * 1_000;
const HOUR = 60 * MINUTE;

async function run(): Promise<void> {
  try {
    await sweep();
  } catch (error) {
    logger().error({ event: 'sweep.failed', error }, 'the sweep failed; it is tried again in an hour');
  }
}

/**
 * Sweeps once an hour as long as the process lives, and keeps no process alive. Servers that start together
 * begin at different minutes; that they sometimes meet does no harm.
 */
export function sweepHourly(): void {
  const firstRun = MINUTE + Math.random() * 10 * MINUTE;
  setTimeout(() => {
    void run();
    setInterval(run, HOUR).unref();
  }, firstRun).unref();
}
