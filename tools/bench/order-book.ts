// Compares the orders that the benchmark created with the database.
import pg from 'pg';
import { z } from 'zod';
import { SetupError } from '../stack/report';

export type OrderBook = { orders: number; highestNumber: number };

const bookRows = z.tuple([z.object({ orders: z.int(), highestNumber: z.int() })]);

/** A shop's number of orders, and the highest order number (0 without orders). */
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
 * Throws a `SetupError` unless there are exactly `created` more orders and the highest number grew by as many:
 * order numbers are unique within a shop, so there is then no gap.
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
