import type { ClientBase } from 'pg';
import { z } from 'zod';
import { ACCESS } from '../../lib/db/access';
import type { Manifest } from './archive-format';

const tableRows = z.array(z.object({ name: z.string(), columns: z.array(z.string()) }));

/** Prisma's own table, which a restore's migrations create again. */
const isOfMigrations = (name: string) => name === '_prisma_migrations';

export type Table = z.infer<typeof tableRows>[number];

/**
 * The product's tables with their stored columns (Postgres computes generated ones itself), and the names of
 * foreign tables.
 */
export async function readTables(client: ClientBase): Promise<{ tables: Table[]; strange: string[] }> {
  const { rows } = await client.query(`
    SELECT c.relname::text AS "name", array_agg(a.attname::text ORDER BY a.attnum) AS "columns"
    FROM pg_class c
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
      AND NOT EXISTS (
        SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
    GROUP BY 1 ORDER BY 1`);
  const all = tableRows.parse(rows).filter(({ name }) => !isOfMigrations(name));
  return {
    tables: all.filter(({ name }) => ACCESS[name] !== undefined),
    strange: all.filter(({ name }) => ACCESS[name] === undefined).map(({ name }) => name),
  };
}

const sequenceRows = z.array(z.object({ name: z.string() }));
const stateRows = z.tuple([z.object({ last: z.string(), isCalled: z.boolean() })]);

/**
 * The position of each sequence. A sequence ignores snapshots: it may be ahead of the rows, and never behind them.
 */
export async function readSequences(client: ClientBase): Promise<Manifest['sequences']> {
  const { rows } = await client.query(`
    SELECT relname::text AS "name" FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'S' ORDER BY 1`);
  const sequences: Manifest['sequences'] = [];
  for (const { name } of sequenceRows.parse(rows)) {
    const state = await client.query(
      `SELECT last_value::text AS "last", is_called AS "isCalled" FROM public."${name.replaceAll('"', '""')}"`,
    );
    sequences.push({ name, ...stateRows.parse(state.rows)[0] });
  }
  return sequences;
}
