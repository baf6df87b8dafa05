// Where a page of the list of orders begins: beside an order, towards older or newer ones.
import { z } from 'zod';

export type OrderPlace = { createdAt: Date; id: string };
export type OrderCursor = OrderPlace & { direction: 'older' | 'newer' };

const LONGEST_CURSOR = 120;
const DIRECTIONS = { o: 'older', n: 'newer' } as const;

// Milliseconds from the year 2000 to 3000: a range that Postgres can compare.
const cursorParts = z.tuple([
  z.enum(['o', 'n']),
  z
    .string()
    .regex(/^\d{1,14}$/)
    .transform(Number)
    .pipe(z.int().min(946_684_800_000).max(32_503_680_000_000)),
  z.uuid(),
]);

/** The cursor as an opaque text for an address. */
export const encodeOrderCursor = ({ direction, createdAt, id }: OrderCursor): string =>
  Buffer.from(`${direction === 'older' ? 'o' : 'n'}.${createdAt.getTime()}.${id}`).toString('base64url');

/** The cursor of a query parameter; null, which means the first page, if it is not valid. */
export function decodeOrderCursor(parameter: unknown): OrderCursor | null {
  if (typeof parameter !== 'string' || parameter.length > LONGEST_CURSOR) {
    return null;
  }
  const parts = cursorParts.safeParse(Buffer.from(parameter, 'base64url').toString().split('.'));
  if (!parts.success) {
    return null;
  }
  const [direction, milliseconds, id] = parts.data;
  return { direction: DIRECTIONS[direction], createdAt: new Date(milliseconds), id };
}
