import { database } from '@/lib/db/client';

/** Empties every table except the migrations' own. The schema stays, so a test starts in milliseconds. */
export async function resetDatabase(): Promise<void> {
  const tables = await database().$queryRaw<{ name: string }[]>`
    SELECT quote_ident(tablename) AS name FROM pg_tables
    WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'`;
  // DELETE instead of TRUNCATE, which creates new files for each table and index. Foreign keys are not checked,
  // because whole tables are emptied.
  await database().$executeRawUnsafe(`DO $$ BEGIN
    PERFORM set_config('session_replication_role', 'replica', true);
    ${tables.map(({ name }) => `DELETE FROM ${name};`).join(' ')}
  END $$`);
}
