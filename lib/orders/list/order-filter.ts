// The filter of the list of orders and of its export, as in their addresses.
import { z } from 'zod';
import {
  ORDER_STATUSES,
  type OrderStatus,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from '@/lib/orders/status/status';
import { cleanSearch } from '@/lib/text/clean-search';

export const TEST_FILTERS = ['hide', 'only'] as const;

export type OrderFilter = {
  /**
   * Part of a customer's name or address, a product, an SKU, a personalisation or a name on a roster, or an order
   * number with or without '#'; empty for all orders.
   */
  search: string;
  status: OrderStatus | null;
  paymentStatus: PaymentStatus | null;
  /** First and last day, both included, like '2026-11-21'. The time zone decides where a day begins. */
  from: string | null;
  to: string | null;
  /** Only paid orders that nobody of the shop has opened. */
  isNewOnly: boolean;
  /** Whether test orders are left out, or nothing else is shown; null for neither. */
  tests: (typeof TEST_FILTERS)[number] | null;
};

export const NO_FILTER: OrderFilter = {
  search: '',
  status: null,
  paymentStatus: null,
  from: null,
  to: null,
  isNewOnly: false,
  tests: null,
};

const searchInput = z.string().transform(cleanSearch);

// Shops have orders in these years; for other years, Postgres and JavaScript differ.
const dayInput = z.iso.date().regex(/^2\d{3}-/);

const filterInput = z.object({
  q: searchInput.catch(''),
  status: z.enum(ORDER_STATUSES).nullable().catch(null),
  payment: z.enum(PAYMENT_STATUSES).nullable().catch(null),
  from: dayInput.nullable().catch(null),
  to: dayInput.nullable().catch(null),
  new: z
    .literal('1')
    .transform(() => true)
    .catch(false),
  tests: z.enum(TEST_FILTERS).nullable().catch(null),
});

/**
 * The filter of the query parameters of a page or handler. Never fails: a repeated, misspelt or invalid parameter
 * counts as absent. Days in the wrong order are swapped.
 */
export function parseOrderFilter(parameters: unknown): OrderFilter {
  const known = filterInput.safeParse(parameters);
  if (!known.success) {
    return NO_FILTER;
  }
  const { q, status, payment, from, to, new: isNewOnly, tests } = known.data;
  const isReversed = from !== null && to !== null && from > to;
  return {
    search: q,
    status,
    paymentStatus: payment,
    from: isReversed ? to : from,
    to: isReversed ? from : to,
    isNewOnly,
    tests,
  };
}

/**
 * The query string for which `parseOrderFilter` returns this filter, with `more` parameters at the end. It starts with
 * '?', or is empty.
 */
export function orderFilterQuery(filter: OrderFilter, more: Record<string, string> = {}): string {
  const entries = {
    q: filter.search,
    status: filter.status,
    payment: filter.paymentStatus,
    from: filter.from,
    to: filter.to,
    new: filter.isNewOnly ? '1' : null,
    tests: filter.tests,
    ...more,
  };
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(entries)) {
    if (value) {
      parameters.set(name, value);
    }
  }
  const query = parameters.toString();
  return query && `?${query}`;
}

export const isFiltered = (filter: OrderFilter): boolean => orderFilterQuery(filter) !== '';

/**
 * Whether orders that nobody paid in time are left out. Most cancelled orders are of this sort, and need no work; so
 * they are shown only with the status "cancelled" or in a search.
 */
export const hidesExpired = ({ status, search }: OrderFilter): boolean =>
  status !== 'cancelled' && search === '';

/** The order number of a search like '#1001' or '1001'; null if it is no possible number. */
export function orderNumberIn(search: string): number | null {
  const digits = /^#?\s*(\d{1,9})$/.exec(search)?.[1];
  return digits === undefined ? null : Number(digits);
}
