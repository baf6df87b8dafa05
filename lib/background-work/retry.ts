import { wait } from '@/lib/wait';
import { type BackOff, pauseAfter } from './back-off';

/** Retries work with pauses while it throws; after the last try, throws its error. */
export async function retry<Value>(
  work: () => Promise<Value>,
  { mostTries, ...backOff }: BackOff & { mostTries: number },
): Promise<Value> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries >= mostTries) {
        throw error;
      }
      await wait(pauseAfter(backOff, tries, Math.random()));
    }
  }
}
