// The filter and the sort of the admin list, which are both in its address.

export const PRODUCT_SORTS = ['newest', 'name', 'price_up', 'price_down'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** The filter value for products without a category. */
export const NO_CATEGORY = 'none';

/** The person's filter and sort. */
export type ProductChoice = {
  query: string;
  /** A category's id, or `NO_CATEGORY`; null for all. */
  category: string | null;
  status: 'active' | 'inactive' | 'archived' | null;
  sort: ProductSort;
};

/** Whether the filter leaves products out. */
export const isFiltering = ({ query, category, status }: ProductChoice): boolean =>
  query !== '' || category !== null || status !== null;

/** The address of the list with this filter, starting at `cursor`. */
export function productListHref(
  { query, category, status, sort }: ProductChoice,
  cursor: string | null = null,
): string {
  const parameters = new URLSearchParams({
    ...(query && { q: query }),
    ...(category && { category }),
    ...(status && { status }),
    ...(sort !== 'newest' && { sort }),
    ...(cursor && { cursor }),
  });
  return parameters.size === 0 ? '/admin/products' : `/admin/products?${parameters}`;
}
