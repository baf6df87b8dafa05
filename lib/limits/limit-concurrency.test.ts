import { expect, it } from 'vitest';
import { limitConcurrency } from './limit-concurrency';

it('runs so many at once and no more, in order, and goes on after a failure', async () => {
  const inTurn = limitConcurrency(2);
  let running = 0;
  let most = 0;
  const order: number[] = [];
  const work = (index: number) => async () => {
    running += 1;
    most = Math.max(most, running);
    order.push(index);
    await new Promise((resolve) => setTimeout(resolve, 2));
    running -= 1;
    if (index % 3 === 0) {
      throw new Error('broken');
    }
    return index;
  };
  const results = await Promise.allSettled(Array.from({ length: 9 }, (_, index) => inTurn(work(index))));
  expect(most).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(3);
});
