import pLimit from 'p-limit';
import { err, ok, type Result } from '@/lib/result';

/**
 * Makes a wrapper for work that strangers start: it runs at most `most` pieces at once, the others wait their turn, in
 * order, and where `mostWaiting` wait already, no more is taken on.
 */
export function limitWaiting(most: number, mostWaiting: number) {
  const inTurn = pLimit(most);
  return async <Value>(work: () => Promise<Value>): Promise<Result<Value, 'busy'>> =>
    inTurn.activeCount + inTurn.pendingCount >= most + mostWaiting ? err('busy') : ok(await inTurn(work));
}
