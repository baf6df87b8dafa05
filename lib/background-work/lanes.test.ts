import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asTenantId, type TenantId } from '@/lib/ids';
import { endBackgroundWork } from '@/lib/process-end.mjs';
import { shopLanes } from './lanes';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('makerfront.process-end'));
  vi.useRealTimers();
});

type Item = { tenantId: TenantId; id: number };

const itemsOf = (shop: string, count: number): Item[] =>
  Array.from({ length: count }, (_, id) => ({ tenantId: asTenantId(shop), id }));

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Runs items with these durations, and records their times. */
async function run(
  items: Item[],
  taking: (item: Item) => number,
  lanes = shopLanes({ most: 8, mostOfShop: 2 }),
) {
  const startedAt = Date.now();
  const done: string[] = [];
  const errors: unknown[] = [];
  let atOnce = 0;
  let mostAtOnce = 0;
  const tallying = lanes(items, {
    until: performance.now() + 10_000,
    work: async (item) => {
      atOnce += 1;
      mostAtOnce = Math.max(mostAtOnce, atOnce);
      await sleep(taking(item));
      atOnce -= 1;
      if (item.tenantId === 'broken') {
        throw new Error('broken');
      }
      done.push(`${item.tenantId} ${item.id}`);
      return item.tenantId === 'silent' ? 'unanswered' : item.tenantId === 'taken' ? 'nothing' : 'done';
    },
    onError: (_item, error) => errors.push(error),
  });
  let endedAt = 0;
  const noted = tallying.then((tally) => {
    endedAt = Date.now() - startedAt;
    return tally;
  });
  await vi.advanceTimersByTimeAsync(60_000);
  return { tally: await noted, endedAt, mostAtOnce, done, errors };
}

it('runs all items, never more at once than the limit, and ends when all are done', async () => {
  const items = itemsOf('', 4).flatMap(({ id }) =>
    'abcdef'.split('').map((shop) => ({ tenantId: asTenantId(shop), id })),
  );
  const { tally, endedAt, mostAtOnce, done } = await run(items, () => 1_000);
  expect(tally).toEqual({ done: 24, unanswered: 0, failures: 0 });
  expect([mostAtOnce, new Set(done).size, endedAt]).toEqual([8, 24, 3_000]);
});

it('runs at most two of one shop at once', async () => {
  const { mostAtOnce, endedAt } = await run(itemsOf('busy', 6), () => 1_000);
  expect([mostAtOnce, endedAt]).toEqual([2, 3_000]);
});

it('serves the others while one shop hangs, even if that shop comes first', async () => {
  const items = [...itemsOf('hanging', 50), ...itemsOf('a', 5), ...itemsOf('b', 5)];
  const { tally, endedAt } = await run(items, ({ tenantId }) => (tenantId === 'hanging' ? 50_000 : 1_000));
  expect(tally).toEqual({ done: 10, unanswered: 0, failures: 0 });
  // The run ends at its deadline, without waiting for the hanging items.
  expect(endedAt).toBe(10_000);
});

it('starts nothing more for a shop whose PayPal did not answer', async () => {
  const { tally } = await run([...itemsOf('silent', 50), ...itemsOf('a', 3)], () => 500);
  expect(tally).toEqual({ done: 3, unanswered: 2, failures: 0 });
});

it('counts items that still hang in the next part of the run', async () => {
  const lanes = shopLanes({ most: 2, mostOfShop: 2 });
  const first = lanes(itemsOf('hanging', 2), {
    until: performance.now() + 1_000,
    work: () => sleep(5_000).then(() => 'done' as const),
    onError: () => {},
  });
  await vi.advanceTimersByTimeAsync(1_000);
  await first;
  const { endedAt, tally } = await run(itemsOf('a', 2), () => 1_000, lanes);
  expect([endedAt, tally.done]).toEqual([5_000, 2]);
});

it('does not count items with the outcome "nothing", and goes on', async () => {
  const { tally } = await run([...itemsOf('taken', 3), ...itemsOf('a', 2)], () => 100);
  expect(tally).toEqual({ done: 2, unanswered: 0, failures: 0 });
});

it('continues after an item that throws', async () => {
  const { tally, errors } = await run([...itemsOf('broken', 3), ...itemsOf('a', 2)], () => 100);
  expect(tally).toEqual({ done: 2, unanswered: 0, failures: 3 });
  expect(errors).toHaveLength(3);
});

it('starts nothing after its deadline, and ends at once without items', async () => {
  const { tally, endedAt } = await run(itemsOf('slow', 20), () => 4_000);
  expect([tally.done, endedAt]).toEqual([4, 10_000]);
  expect((await run([], () => 0)).endedAt).toBe(0);
});

it('starts nothing more once the process ends, and waits for what has started', async () => {
  const { tally, endedAt } = await run(
    itemsOf('a', 9),
    ({ id }) => {
      if (id === 2) {
        void endBackgroundWork();
      }
      return 3_000;
    },
    shopLanes({ most: 2 }),
  );
  // Two at once; the third started in the moment in which the process began to end.
  expect([tally.done, endedAt]).toEqual([3, 6_000]);
});

describe('if running work is awaited', () => {
  const begin = (work: (item: Item) => Promise<'done'>) =>
    shopLanes({ most: 2 })(itemsOf('a', 6), { until: performance.now() + 1_000, isAwaited: true, work });

  it('the run ends with the last running item, and starts no other', async () => {
    const startedAt = Date.now();
    const running = begin(() => sleep(5_000).then(() => 'done' as const));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await running).toEqual({ done: 2, unanswered: 0, failures: 0 });
    expect(Date.now() - startedAt).toBe(20_000);
  });

  it('an exception without a handler ends the run and is rethrown', async () => {
    const begun: number[] = [];
    const running = begin(async ({ id }) => {
      begun.push(id);
      await sleep(100);
      if (id === 0) {
        throw new Error('no database');
      }
      return 'done';
    });
    const thrown = expect(running).rejects.toThrow('no database');
    await vi.advanceTimersByTimeAsync(1_000);
    await thrown;
    expect(begun).toEqual([0, 1]);
  });
});
