// What the database says of the orders that the benchmark was told it had created.
import pg from 'pg';
import { z } from 'zod';
import { SetupError } from '../stack/report';

export type OrderBook = { orders: number; highestNumber: number };

const bookRows = z.tuple([z.object({ orders: z.int(), highestNumber: z.int() })]);

/** How many orders a shop has, and the highest of their numbers (0 without orders). */
export async function readOrderBook(databaseUrl: string, slug: string): Promise<OrderBook> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query(
      `SELECT count(*)::int AS orders, coalesce(max(order_number), 0) AS "highestNumber"
       FROM orders JOIN tenants ON tenants.id = orders.tenant_id WHERE tenants.slug = $1`,
      [slug],
    );
    return bookRows.parse(rows)[0];
  } finally {
    await client.end();
  }
}

/**
 * Throws a `SetupError` unless there are exactly `created` orders more, and as many numbers more: as no two
 * orders of a shop may share a number, there is then no gap.
 */
export function checkGrowth(before: OrderBook, after: OrderBook, created: number): void {
  const orders = after.orders - before.orders;
  const numbers = after.highestNumber - before.highestNumber;
  if (orders !== created || numbers !== created) {
    throw new SetupError(
      `${created} orders were answered with 201, but the database has ${orders} more, and their numbers span ${numbers}.`,
    );
  }
}
