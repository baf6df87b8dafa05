// Fills an empty, migrated database with shops of one size.
import pg from 'pg';
import { z } from 'zod';
import { ORDER_ROWS, orderPlan } from './order-rows';
import { putIndexesOff } from './put-indexes-off';
import { SHOP_ROWS, shopPlan } from './shop-rows';

export type Amounts = { shops: number; products: number; orders: number };

const sizeRows = z.tuple([z.object({ bytes: z.coerce.number() })]);

/**
 * Puts in `shops` shops with `products` products and `orders` orders each, with all rows that the product itself would
 * have written for them. `databaseUrl` has a login that may turn triggers off. Returns the database's size in bytes.
 */
export async function fillDatabase(
  databaseUrl: string,
  { shops, products, orders }: Amounts,
): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `SET session_replication_role = replica; SET synchronous_commit = off; SET maintenance_work_mem = '512MB';
       SET work_mem = '256MB'; SET temp_buffers = '64MB'`,
    );
    for (const sql of [...shopPlan(shops, products), ...orderPlan(orders, products)]) {
      await client.query(sql);
    }
    const fillings = [...SHOP_ROWS, ...ORDER_ROWS];
    const tables = [...new Set(fillings.map(({ table }) => table))];
    const putIndexesOn = await putIndexesOff(client, tables);
    for (const { sql } of fillings) {
      await client.query(sql);
    }
    await putIndexesOn();
    // Also marks the pages as visible to all, as in a database that has been vacuumed by itself.
    await client.query(`VACUUM (ANALYZE) ${tables.join(', ')}`);
    await client.query('CHECKPOINT');
    const { rows } = await client.query('SELECT pg_database_size(current_database()) AS bytes');
    return sizeRows.parse(rows)[0].bytes;
  } finally {
    await client.end();
  }
}
