// What a shopper asks of the grid, read from the address. No I/O; invalid parameters are dropped.
import { z } from 'zod';
import { type Cents, cents, centsFromTyped, centsToDecimal } from '@/lib/money/cents';
import { boundedText } from '@/lib/text/bounded-text';
import { hasControlCharacters } from '@/lib/text/clean-text';

/** `shop` is the owner's own order, as the grid without filters has it. */
export const SHOP_SORTS = ['shop', 'newest', 'price', 'price-down', 'name'] as const;
export type ShopSort = (typeof SHOP_SORTS)[number];

/** The most pages that are counted: as many as the largest shop has. */
const MOST_PAGES = 500;
/** The most options that one address asks for. */
const MOST_OPTIONS = 6;
const LONGEST_OPTION = 300;

/** One value of an option, such as Size: M. */
export type OptionChoice = { name: string; value: string };

export type ProductFilter = {
  sort: ShopSort;
  categoryId: string | null;
  minCents: Cents | null;
  maxCents: Cents | null;
  isAvailable: boolean;
  options: OptionChoice[];
};

export const NO_FILTER: ProductFilter = {
  sort: 'shop',
  categoryId: null,
  minCents: null,
  maxCents: null,
  isAvailable: false,
  options: [],
};

/** An option's value as one text of an address; `optionOf` reads it again. */
export const optionKey = ({ name, value }: OptionChoice): string => JSON.stringify([name, value]);

/** JSON can hold characters that Postgres refuses. */
const part = z
  .string()
  .min(1)
  .max(100)
  .refine((text) => !hasControlCharacters(text));
const pair = z.tuple([part, part]);

function optionOf(key: string): OptionChoice | null {
  try {
    const json: unknown = JSON.parse(key);
    const read = pair.safeParse(json);
    return read.success ? { name: read.data[0], value: read.data[1] } : null;
  } catch {
    return null;
  }
}

const amount = boundedText(20)
  .transform((text) => centsFromTyped(text))
  // The limit of the database's integer columns.
  .transform((read) => (read !== null && read <= 2_147_483_647 ? read : null))
  .nullable()
  .catch(null);

const parameters = z.object({
  sort: z.enum(SHOP_SORTS).catch('shop'),
  category: z.uuid().nullable().catch(null),
  min: amount,
  max: amount,
  available: z
    .literal('1')
    .transform(() => true)
    .catch(false),
  // One is a text, and several are a list.
  option: z
    .union([
      boundedText(LONGEST_OPTION).transform((one) => [one]),
      z.array(boundedText(LONGEST_OPTION)).max(50),
    ])
    .catch([]),
  page: z.coerce.number().int().min(1).max(MOST_PAGES).catch(1),
});

/** The filter and the page of an address. A lower price above the upper one is read the other way round. */
export function productFilterOf(asked: Record<string, string | string[] | undefined>): {
  filter: ProductFilter;
  page: number;
} {
  const read = parameters.parse({ category: null, min: null, max: null, ...asked });
  const { min, max } = read;
  const [minCents, maxCents] = min !== null && max !== null && min > max ? [max, min] : [min, max];
  const options = new Map<string, OptionChoice>();
  for (const key of read.option) {
    const option = optionOf(key);
    // The last choice of an option counts.
    if (option !== null && (options.size < MOST_OPTIONS || options.has(option.name))) {
      options.set(option.name, option);
    }
  }
  return {
    filter: {
      sort: read.sort,
      categoryId: read.category,
      minCents,
      maxCents,
      isAvailable: read.available,
      options: [...options.values()],
    },
    page: read.page,
  };
}

/** The address of a filtered grid; `/` for what the grid itself shows. */
export function filterPath(filter: ProductFilter, page = 1): string {
  const query = new URLSearchParams();
  if (filter.categoryId !== null) {
    query.set('category', filter.categoryId);
  }
  if (filter.minCents !== null) {
    query.set('min', plainAmount(filter.minCents));
  }
  if (filter.maxCents !== null) {
    query.set('max', plainAmount(filter.maxCents));
  }
  if (filter.isAvailable) {
    query.set('available', '1');
  }
  for (const option of filter.options) {
    query.append('option', optionKey(option));
  }
  if (filter.sort !== NO_FILTER.sort) {
    query.set('sort', filter.sort);
  }
  if (query.size === 0 || (query.size === 1 && filter.categoryId !== null)) {
    const base = filter.categoryId === null ? '' : `/category/${filter.categoryId}`;
    return page === 1 ? base || '/' : `${base}/page/${page}`;
  }
  if (page > 1) {
    query.set('page', String(page));
  }
  return `/products?${query}`;
}

/** '20' or '20.50': as people type it. */
export const plainAmount = (amountCents: Cents): string => centsToDecimal(amountCents).replace(/\.00$/, '');

/** Whole dollars around the prices of a shop, as an example in the fields. */
export const wholeDollars = ({ min, max }: { min: Cents; max: Cents }) => ({
  min: cents(Math.floor(min / 100) * 100),
  max: cents(Math.ceil(max / 100) * 100),
});
