// The parameters of the admin list's address, and the cursors in it.
import { z } from 'zod';
import { cleanSearch } from '@/lib/text/clean-search';
import { NO_CATEGORY, PRODUCT_SORTS, type ProductChoice } from './product-list';

const LONGEST_CURSOR = 2_000;

const place = { id: z.uuid(), direction: z.enum(['older', 'newer']) };

const cursorSchema = z.discriminatedUnion('sort', [
  z.object({
    sort: z.literal('newest'),
    value: z.iso.datetime().transform((text) => new Date(text)),
    ...place,
  }),
  z.object({ sort: z.literal('name'), value: z.string().max(1_000), ...place }),
  z.object({ sort: z.literal('price_up'), value: z.int(), ...place }),
  z.object({ sort: z.literal('price_down'), value: z.int(), ...place }),
]);

/** The last product of a page by the list's sort, and the direction of the next page. */
export type ProductCursor = z.output<typeof cursorSchema>;

/** The filter, and where in the list the page begins. */
export type ProductFilter = ProductChoice & { cursor: ProductCursor | null };

/** A cursor as an opaque text for an address. */
export const encodeCursor = (cursor: ProductCursor): string =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url');

/** The cursor of such a text; null if it is invalid. */
export function decodeCursor(text: string): ProductCursor | null {
  if (text.length > LONGEST_CURSOR) {
    return null;
  }
  try {
    const json: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return cursorSchema.safeParse(json).data ?? null;
  } catch {
    return null;
  }
}

/** The filter as the list's page sends it back. */
export const productChoiceInput = z.object({
  query: z.string().max(LONGEST_CURSOR).transform(cleanSearch),
  category: z.union([z.uuid(), z.literal(NO_CATEGORY)]).nullable(),
  status: z.enum(['active', 'inactive', 'archived']).nullable(),
  sort: z.enum(PRODUCT_SORTS),
});

const searchParameters = z.object({
  q: z.string().transform(cleanSearch).catch(''),
  category: z
    .union([z.uuid(), z.literal(NO_CATEGORY)])
    .nullable()
    .catch(null),
  status: z.enum(['active', 'inactive', 'archived']).nullable().catch(null),
  sort: z.enum(PRODUCT_SORTS).catch('newest'),
  cursor: z.string().transform(decodeCursor).nullable().catch(null),
});

/** The filter of an address. Invalid parameters are dropped. */
export function productFilterFrom(parameters: Record<string, string | string[] | undefined>): ProductFilter {
  const { q, cursor, ...filter } = searchParameters.parse({
    category: null,
    status: null,
    cursor: null,
    ...parameters,
  });
  return { ...filter, query: q, cursor: cursor?.sort === filter.sort ? cursor : null };
}
