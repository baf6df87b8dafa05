import { database } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';

/** Rows that come first: enough for Postgres to tell a table of some from one of many. */
const FIRST = 100;

/**
 * Inserts rows number 1 to `count` by `insert`, which gets the first and the last number: a few, and then the rest. In
 * between Postgres looks at `tables`, those that the rows and their triggers write. Without that it takes them for empty,
 * and checks each row's foreign keys by reading all rows before it.
 */
export async function insertMany(
  count: number,
  tables: readonly string[],
  insert: (first: number, last: number) => Promise<unknown>,
): Promise<void> {
  await insert(1, Math.min(FIRST, count));
  await database().$executeRaw`ANALYZE ${Prisma.raw(tables.join(', '))}`;
  if (count > FIRST) {
    await insert(FIRST + 1, count);
  }
}
