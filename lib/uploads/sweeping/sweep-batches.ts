import 'server-only';

import { isStoreAway } from '@/lib/uploads/store/is-store-away';

/** After this many failures in a row the store itself may be down. */
const SUSPICIOUS = 10;
/** Per run. Each failure is logged, and again an hour later. */
const MOST_FAILURES = 500;

/** How many were done, and how many failed. */
export type Tally = { done: number; failures: number };

type Options<Row> = {
  /** The first rows after `last`, compared by its values: the row itself may be gone. */
  next: (last: Row | null) => Promise<Row[]>;
  /** Works on one row. A throw counts as one failure. */
  work: (row: Row) => Promise<Tally>;
  onError: (row: Row, error: unknown) => void;
  /** The most rows of one run; the next run continues. */
  most: number;
};

/**
 * Works through rows in batches and continues past failures, so that a row which always fails blocks nothing. Ends
 * early if the store is down, or too much fails.
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
