import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, it } from 'vitest';
import { limitWaiting } from './limit-waiting';

it('accepts work up to a limit, until something ends, successfully or not', async () => {
  const inTurn = limitWaiting(1, 1);
  let finish = () => {};
  const first = inTurn(() => new Promise<void>((resolve) => (finish = resolve)));
  const second = inTurn(() => Promise.reject(new Error('broken')));
  expect(await inTurn(async () => 'third')).toEqual({ ok: false, error: 'busy' });
  finish();
  expect(await first).toMatchObject({ ok: true });
  await expect(second).rejects.toThrow('broken');
  expect(await inTurn(async () => 'fourth')).toEqual({ ok: true, value: 'fourth' });
});

it('runs work up to a limit, in order, and continues after a failure', async () => {
  const inTurn = limitWaiting(2, 9);
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

it('keeps each piece of work in the async context of its caller', async () => {
  const asker = new AsyncLocalStorage<string>();
  const inTurn = limitWaiting(1, 9);
  const ask = (name: string) => asker.run(name, () => inTurn(async () => asker.getStore()));
  expect(await Promise.all(['a', 'b', 'c'].map(ask))).toEqual(
    ['a', 'b', 'c'].map((value) => ({ ok: true, value })),
  );
});
