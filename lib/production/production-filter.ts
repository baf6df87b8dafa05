// Which part of the work a person asks to see, as it stands in the address of the production view.
import { z } from 'zod';
import { boundedText } from '@/lib/bounded-text';

export type ProductionFilter = {
  /** The key of a product (`MaterialView`); null for all. */
  product: string | null;
  /** Leaves out what is ticked off. */
  isUnfinishedOnly: boolean;
};

const LONGEST_KEY = 100;

// Postgres stores no NUL, so no product has one.
const filterInput = z.object({
  product: boundedText(LONGEST_KEY)
    .min(1)
    .regex(/^[^\0]*$/)
    .nullable()
    .catch(null),
  open: z
    .literal('1')
    .transform(() => true)
    .catch(false),
});

/** The filter that query parameters name. Never fails: what cannot be one counts as not asked for. */
export function parseProductionFilter(parameters: unknown): ProductionFilter {
  const known = filterInput.safeParse(parameters);
  return known.success
    ? { product: known.data.product, isUnfinishedOnly: known.data.open }
    : { product: null, isUnfinishedOnly: false };
}

/** The query string that `parseProductionFilter` reads back, with `more` after it; empty, or with its '?'. */
export function productionQuery(filter: ProductionFilter, more: Record<string, string> = {}): string {
  const parameters = new URLSearchParams({
    ...(filter.product !== null && { product: filter.product }),
    ...(filter.isUnfinishedOnly && { open: '1' }),
    ...more,
  });
  const query = parameters.toString();
  return query && `?${query}`;
}
