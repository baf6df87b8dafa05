import pLimit from 'p-limit';
import { err, ok, type Result } from '@/lib/result';

/**
 * Makes a wrapper for work that strangers start: at most `most` pieces run at once, others wait in order, and if
 * `mostWaiting` wait already, further ones get 'busy'.
 */
export function limitWaiting(most: number, mostWaiting: number) {
  const inTurn = pLimit(most);
  return async <Value>(work: () => Promise<Value>): Promise<Result<Value, 'busy'>> =>
    inTurn.activeCount + inTurn.pendingCount >= most + mostWaiting ? err('busy') : ok(await inTurn(work));
}
