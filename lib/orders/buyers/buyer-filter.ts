// The search and the order of the list of customers, as in its address.
import { z } from 'zod';
import { cleanSearch } from '@/lib/text/clean-search';

/** What the list is sorted by; the address is in ascending order, the others in descending. */
export const BUYER_SORTS = ['last', 'paid', 'orders', 'email'] as const;
export type BuyerSort = (typeof BUYER_SORTS)[number];

export type BuyerFilter = { search: string; sort: BuyerSort };

const input = z.object({
  q: z.string().transform(cleanSearch).catch(''),
  sort: z.enum(BUYER_SORTS).catch('last'),
});

/** Never fails: what is invalid counts as absent. */
export function parseBuyerFilter(parameters: unknown): BuyerFilter {
  const { q, sort } = input.catch({ q: '', sort: 'last' }).parse(parameters);
  return { search: q, sort };
}

/** The query string of a filter, with a cursor behind it; empty, or with '?' in front. */
export function buyerQuery({ search, sort }: BuyerFilter, cursor: string | null = null): string {
  const parameters = new URLSearchParams({
    ...(search !== '' && { q: search }),
    ...(sort !== 'last' && { sort }),
    ...(cursor !== null && { cursor }),
  }).toString();
  return parameters && `?${parameters}`;
}

/** A place in the list: beside a customer, with the value that the list is sorted by. */
export type BuyerCursor = { direction: 'before' | 'after'; value: string; email: string };

const LONGEST_CURSOR = 1_000;
const LONGEST_EMAIL = 254;

/** Times in milliseconds, amounts and numbers: digits that Postgres can compare. */
const cursorInput = z.tuple([
  z.enum(['before', 'after']),
  z.string().regex(/^\d{1,14}$/),
  z.string().min(1).max(LONGEST_EMAIL),
]);

export const encodeBuyerCursor = ({ direction, value, email }: BuyerCursor): string =>
  Buffer.from(JSON.stringify([direction, value, email])).toString('base64url');

/** The cursor of a query parameter; null, which means the first page, if it is not valid. */
export function decodeBuyerCursor(parameter: unknown): BuyerCursor | null {
  if (typeof parameter !== 'string' || parameter.length > LONGEST_CURSOR) {
    return null;
  }
  try {
    const [direction, value, email] = cursorInput.parse(
      JSON.parse(Buffer.from(parameter, 'base64url').toString()),
    );
    return { direction, value, email: email.replaceAll('\0', '') };
  } catch {
    return null;
  }
}
