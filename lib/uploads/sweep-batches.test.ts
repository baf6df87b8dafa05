import { expect, it, vi } from 'vitest';
import { sweepBatches } from './sweep-batches';

const isStoreAway = vi.hoisted(() => vi.fn(async () => false));
vi.mock('./is-store-away', () => ({ isStoreAway }));

/** Runs over 0, 1, 2… `count`, three at a time; answers what was tried, and the tally. */
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

it('goes past what fails, however much of it is in a row', async () => {
  const { tried, errors, tally } = await run(50, (row) => row < 40);
  expect(tried).toHaveLength(50);
  expect(errors).toHaveLength(40);
  expect(tally).toEqual({ done: 10, failures: 40 });
});

it('ends after ten in a row where it is the store that is away', async () => {
  isStoreAway.mockResolvedValueOnce(true);
  expect((await run(50, (row) => row > 4)).tally).toEqual({ done: 5, failures: 10 });
});

it('ends after so many rows, and after so many failures', async () => {
  expect((await run(50, () => false, 12)).tally).toEqual({ done: 12, failures: 0 });
  expect((await run(900, () => true)).tally).toEqual({ done: 0, failures: 500 });
});
