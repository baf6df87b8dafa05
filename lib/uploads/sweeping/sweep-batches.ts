import 'server-only';

import { isStoreAway } from '@/lib/uploads/store/is-store-away';

/** After so many failures in a row it may be the store that fails, for everything. */
const SUSPICIOUS = 10;
/** Of one run. Each stands in the log, and an hour later again. */
const MOST_FAILURES = 500;

/** How much was done and how much failed. */
export type Tally = { done: number; failures: number };

type Options<Row> = {
  /** The first rows after `last`, by its values and not by its row, which may be gone by now. */
  next: (last: Row | null) => Promise<Row[]>;
  /** What is done with one row. A throw is one failure. */
  work: (row: Row) => Promise<Tally>;
  onError: (row: Row, error: unknown) => void;
  /** The most rows of one run; the next one goes on. */
  most: number;
};

/**
 * Works through rows in batches, past those that fail, so that what fails every time holds nothing up. Ends early
 * where the store is away, or too much fails.
 */
export async function sweepBatches<Row>({ next, work, onError, most }: Options<Row>): Promise<Tally> {
  const sum: Tally = { done: 0, failures: 0 };
  let last: Row | null = null;
  let failedInARow = 0;
  for (let seen = 0; seen < most; ) {
    const batch: Row[] = await next(last);
    if (batch.length === 0) {
      break;
    }
    for (const row of batch) {
      const { done, failures } = await work(row).catch((error: unknown) => {
        onError(row, error);
        return { done: 0, failures: 1 };
      });
      sum.done += done;
      sum.failures += failures;
      failedInARow = failures > 0 ? failedInARow + 1 : 0;
      if (sum.failures >= MOST_FAILURES || (failedInARow === SUSPICIOUS && (await isStoreAway()))) {
        return sum;
      }
      last = row;
    }
    seen += batch.length;
  }
  return sum;
}
