// Indexes are made anew after the rows are in: sorting once is much faster than inserting each row into each of them.
import type { Client } from 'pg';
import { z } from 'zod';

const indexRows = z.array(z.object({ name: z.string(), definition: z.string() }));

/**
 * Drops the indexes of `tables`, except those that a constraint or a foreign key needs; returns what makes them again,
 * exactly as they were.
 */
export async function putIndexesOff(client: Client, tables: readonly string[]): Promise<() => Promise<void>> {
  const { rows } = await client.query(
    `SELECT c.relname AS name, pg_get_indexdef(i.indexrelid) AS definition
     FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
     WHERE i.indrelid = ANY ($1::text[]::regclass[])
       AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = i.indexrelid)`,
    [tables],
  );
  const indexes = indexRows.parse(rows);
  for (const { name } of indexes) {
    await client.query(`DROP INDEX ${client.escapeIdentifier(name)}`);
  }
  return async () => {
    for (const { definition } of indexes) {
      await client.query(definition);
    }
  };
}
