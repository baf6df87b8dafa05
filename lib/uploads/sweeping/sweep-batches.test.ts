import { beforeEach, expect, it, vi } from 'vitest';
import { sweepBatches } from './sweep-batches';

const isStoreAway = vi.hoisted(() => vi.fn(async () => false));
vi.mock('@/lib/uploads/store/is-store-away', () => ({ isStoreAway }));

beforeEach(() => isStoreAway.mockReset().mockResolvedValue(false));

/** Runs over the rows 0, 1, 2… `count`, in batches of three; returns the tried rows and the tally. */
async function run(count: number, fails: (row: number) => boolean, most = 1_000) {
  const tried: number[] = [];
  const errors: unknown[] = [];
  const tally = await sweepBatches<number>({
    most,
    next: async (last) => {
      const first = last === null ? 0 : last + 1;
      return [first, first + 1, first + 2].filter((row) => row < count);
    },
    work: async (row) => {
      tried.push(row);
      if (fails(row)) {
        throw new Error(`row ${row}`);
      }
      return { done: 1, failures: 0 };
    },
    onError: (row) => errors.push(row),
  });
  return { tried, errors, tally };
}

it('continues past failures, however many in a row', async () => {
  const { tried, errors, tally } = await run(50, (row) => row < 40);
  expect(tried).toHaveLength(50);
  expect(errors).toHaveLength(40);
  expect(tally).toEqual({ done: 10, failures: 40 });
});

it('ends after ten failures in a row if the store is down', async () => {
  isStoreAway.mockResolvedValueOnce(true);
  expect((await run(50, (row) => row > 4)).tally).toEqual({ done: 5, failures: 10 });
});

it('checks the store at the tenth failure in a row, once for each such series', async () => {
  await run(9, () => true);
  expect(isStoreAway).not.toHaveBeenCalled();
  await run(40, () => true);
  expect(isStoreAway).toHaveBeenCalledTimes(1);
  await run(60, (row) => row !== 30);
  expect(isStoreAway).toHaveBeenCalledTimes(3);
});

it('starts counting failures in a row again after each success', async () => {
  isStoreAway.mockResolvedValue(true);
  // Nine failures, then one success; far more than ten in total.
  const { tried, tally } = await run(100, (row) => row % 10 !== 9);
  expect(tried).toHaveLength(100);
  expect(tally).toEqual({ done: 10, failures: 90 });
  expect(isStoreAway).not.toHaveBeenCalled();
});

it('counts a partial failure as a failure, together with what was done', async () => {
  const work = vi.fn(async () => ({ done: 2, failures: 1 }));
  const onError = vi.fn();
  isStoreAway.mockResolvedValue(true);
  const next = async (last: number | null) => [(last ?? 0) + 1];
  expect(await sweepBatches<number>({ most: 1_000, next, work, onError })).toEqual({
    done: 20,
    failures: 10,
  });
  expect(onError).not.toHaveBeenCalled();
  isStoreAway.mockResolvedValue(false);
  expect(await sweepBatches<number>({ most: 1_000, next, work, onError })).toEqual({
    done: 1_000,
    failures: 500,
  });
});

it('ends after a maximum of rows, and of failures', async () => {
  expect((await run(50, () => false, 12)).tally).toEqual({ done: 12, failures: 0 });
  expect((await run(900, () => true)).tally).toEqual({ done: 0, failures: 500 });
});
