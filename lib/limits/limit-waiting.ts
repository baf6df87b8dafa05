import { err, ok, type Result } from '@/lib/result';
import { limitConcurrency } from './limit-concurrency';

/**
 * Like `limitConcurrency`, for work that strangers start: where `mostWaiting` wait their turn already, no more is
 * taken on.
 */
export function limitWaiting(most: number, mostWaiting: number) {
  const inTurn = limitConcurrency(most);
  let taken = 0;
  return async <Value>(work: () => Promise<Value>): Promise<Result<Value, 'busy'>> => {
    if (taken >= most + mostWaiting) {
      return err('busy');
    }
    taken += 1;
    try {
      return ok(await inTurn(work));
    } finally {
      taken -= 1;
    }
  };
}
