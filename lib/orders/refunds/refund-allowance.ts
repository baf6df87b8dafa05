// What somebody with a limit may give back of an order. The limit is of the order, and not of a refund or a day: all that
// went back or is promised counts, whoever asked for it, so that many small refunds end where a large one would.
import type { Cents } from '@/lib/money/cents';
import { cents } from '@/lib/money/cents';

export type RefundAllowance = {
  /** Null for a shop whose order managers refund nothing. */
  limit: Cents | null;
  /** What is left of it for this order. */
  left: Cents;
};

/** The allowance of an order of which `given` has gone back or is on its way. */
export const allowanceOf = (limit: Cents | null, given: Cents): RefundAllowance => ({
  limit,
  left: cents(Math.max(0, (limit ?? 0) - given)),
});
