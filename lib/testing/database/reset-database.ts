import { Client } from 'pg';
import { z } from 'zod';

const names = z.array(z.object({ name: z.string() }));

/** The owner's connection of this worker, with a function that empties the tables. */
let connection: Promise<Client> | undefined;

/**
 * Empties every table except the migrations' own. The schema stays, so a test starts in milliseconds: a function keeps the plans
 * of its statements, which take longer to make than to run.
 */
export async function resetDatabase(): Promise<void> {
  connection ??= connect();
  const client = await connection;
  await client.query('SELECT pg_temp.empty_tables()');
}

async function connect(): Promise<Client> {
  const client = new Client({ connectionString: process.env.MIGRATION_DATABASE_URL });
  // Some tests end all connections of the database.
  client.on('error', () => {
    connection = undefined;
  });
  await client.connect();
  const { rows } = await client.query(`
    SELECT quote_ident(tablename) AS name FROM pg_tables
    WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'`);
  // DELETE instead of TRUNCATE, which creates new files for each table and index. Foreign keys are not checked,
  // because whole tables are emptied.
  await client.query(`
    CREATE FUNCTION pg_temp.empty_tables() RETURNS void LANGUAGE plpgsql AS $$ BEGIN
      PERFORM set_config('session_replication_role', 'replica', true);
      ${names
        .parse(rows)
        .map(({ name }) => `DELETE FROM ${name};`)
        .join(' ')}
    END $$`);
  return client;
}
