// Which orders a person asks to see, as it stands in the address of the list and of its export.
import { z } from 'zod';
import {
  ORDER_STATUSES,
  type OrderStatus,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from '@/lib/orders/status/status';
import { cleanSearch } from '@/lib/text/clean-search';

export type OrderFilter = {
  /**
   * Part of a customer's name or address, of a product, an SKU, a personalisation or a name on a roster, or an order
   * number with or without '#'; empty for all.
   */
  search: string;
  status: OrderStatus | null;
  paymentStatus: PaymentStatus | null;
  /** First and last day, both included, as '2026-11-21'; which instants they are depends on the time zone. */
  from: string | null;
  to: string | null;
  /** Only paid ones that nobody of the shop has looked at. */
  isNewOnly: boolean;
};

export const NO_FILTER: OrderFilter = {
  search: '',
  status: null,
  paymentStatus: null,
  from: null,
  to: null,
  isNewOnly: false,
};

const searchInput = z.string().transform(cleanSearch);

// Years that a shop has orders in; Postgres and JavaScript part ways on the others.
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
});

/**
 * The filter that query parameters name, as a page or a handler gets them. Never fails: what is repeated,
 * misspelt or no date counts as not asked for. Days in the wrong order are put right.
 */
export function parseOrderFilter(parameters: unknown): OrderFilter {
  const known = filterInput.safeParse(parameters);
  if (!known.success) {
    return NO_FILTER;
  }
  const { q, status, payment, from, to, new: isNewOnly } = known.data;
  const isReversed = from !== null && to !== null && from > to;
  return {
    search: q,
    status,
    paymentStatus: payment,
    from: isReversed ? to : from,
    to: isReversed ? from : to,
    isNewOnly,
  };
}

/** The query string that `parseOrderFilter` reads back, with `more` after it; empty, or with its '?'. */
export function orderFilterQuery(filter: OrderFilter, more: Record<string, string> = {}): string {
  const entries = {
    q: filter.search,
    status: filter.status,
    payment: filter.paymentStatus,
    from: filter.from,
    to: filter.to,
    new: filter.isNewOnly ? '1' : null,
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
 * Whether orders that nobody paid in time are left out. They are most of what is cancelled, and nothing is left to do
 * about them; so they show only where cancelled orders are asked for, or somebody looks for one by name or number.
 */
export const hidesExpired = ({ status, search }: OrderFilter): boolean =>
  status !== 'cancelled' && search === '';

/** The order number that a search names, such as '#1001' or '1001'; null if it is none that there can be. */
export function orderNumberIn(search: string): number | null {
  const digits = /^#?\s*(\d{1,9})$/.exec(search)?.[1];
  return digits === undefined ? null : Number(digits);
}
