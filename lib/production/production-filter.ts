// The filter of the production view, as in its address.
import { z } from 'zod';
import { boundedText } from '@/lib/text/bounded-text';
import { cleanSearch } from '@/lib/text/clean-search';

export type ProductionFilter = {
  /** A search like in the list of orders (`OrderFilter`); empty for all. */
  search: string;
  /** The key of a product (`MaterialView`); null for all. */
  product: string | null;
  /** Leaves out ticked rows. */
  isUnfinishedOnly: boolean;
  /** `open`: something is left to make. `made`: everything is ticked, and the order waits to be completed. */
  view: 'open' | 'made';
};

export const ALL_WORK: ProductionFilter = {
  search: '',
  product: null,
  isUnfinishedOnly: false,
  view: 'open',
};

const LONGEST_KEY = 100;

// Postgres stores no NUL, so no product's key has one.
const filterInput = z.object({
  q: z.string().transform(cleanSearch).catch(''),
  product: boundedText(LONGEST_KEY)
    .min(1)
    .regex(/^[^\0]*$/)
    .nullable()
    .catch(null),
  open: z
    .literal('1')
    .transform(() => true)
    .catch(false),
  view: z.literal('made').or(z.literal('open')).catch('open'),
});

/** The filter of the query parameters. Never fails: an invalid parameter counts as absent. */
export function parseProductionFilter(parameters: unknown): ProductionFilter {
  const known = filterInput.safeParse(parameters);
  if (!known.success) {
    return ALL_WORK;
  }
  const { q, product, open, view } = known.data;
  return { search: q, product, isUnfinishedOnly: open, view };
}

/**
 * The query string for which `parseProductionFilter` returns this filter, with `more` parameters at the end. It starts
 * with '?', or is empty.
 */
export function productionQuery(filter: ProductionFilter, more: Record<string, string> = {}): string {
  const parameters = new URLSearchParams({
    ...(filter.search !== '' && { q: filter.search }),
    ...(filter.product !== null && { product: filter.product }),
    ...(filter.isUnfinishedOnly && { open: '1' }),
    ...(filter.view === 'made' && { view: 'made' }),
    ...more,
  });
  const query = parameters.toString();
  return query && `?${query}`;
}
