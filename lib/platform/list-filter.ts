// The filter and page in the address of a console list.
import { z } from 'zod';
import { SHOP_STATES } from '@/lib/tenants/state/shop-state';
import { cleanSearch } from '@/lib/text/clean-search';

/** Far more pages than anybody reads. */
const LAST_PAGE = 10_000;

const filter = z.object({
  q: z.string().transform(cleanSearch).catch(''),
  state: z.enum(SHOP_STATES).nullable().catch(null),
  page: z.coerce.number().int().min(1).max(LAST_PAGE).catch(1),
});

/** Never throws, even for an invalid address. */
export function readListFilter(parameters: unknown) {
  const { q, state, page } = filter.catch({ q: '', state: null, page: 1 }).parse(parameters);
  return { search: q, state: state ?? null, page };
}

type ListFilter = ReturnType<typeof readListFilter>;

/** The addresses of the previous and next page; null at either end. */
export function pagesAround(path: string, { search, state, page }: ListFilter, hasMore: boolean) {
  const at = (number: number) => {
    const query = new URLSearchParams({
      ...(search !== '' && { q: search }),
      ...(state !== null && { state }),
      ...(number > 1 && { page: String(number) }),
    }).toString();
    return query === '' ? path : `${path}?${query}`;
  };
  return { newerHref: page > 1 ? at(page - 1) : null, olderHref: hasMore ? at(page + 1) : null };
}
