import { Client, type ClientBase } from 'pg';
import { z } from 'zod';
import { migrationNames } from './migration-files';
import { OperatorError } from './operator/operator-error';

const appliedRows = z.array(z.object({ name: z.string(), checksum: z.string() }));

export type AppliedMigration = z.infer<typeof appliedRows>[number];

/** Whether a database was ever migrated. */
async function hasMigrations(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query(
    `SELECT to_regclass('public._prisma_migrations') IS NOT NULL AS "isThere"`,
  );
  return z.tuple([z.object({ isThere: z.boolean() })]).parse(rows)[0].isThere;
}

/** The applied migrations of a database, oldest first; none if it was never migrated. */
export async function readAppliedMigrations(client: ClientBase): Promise<AppliedMigration[]> {
  if (!(await hasMigrations(client))) {
    return [];
  }
  const applied = await client.query(
    `SELECT migration_name AS "name", checksum FROM public._prisma_migrations
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`,
  );
  return appliedRows.parse(applied.rows);
}

/** The migration that was begun and has not ended; null if there is none. */
export async function unfinishedMigration(ownerUrl: string): Promise<string | null> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    if (!(await hasMigrations(client))) {
      return null;
    }
    const { rows } = await client.query(
      'SELECT migration_name AS name FROM public._prisma_migrations WHERE finished_at IS NULL AND rolled_back_at IS NULL',
    );
    return z.array(z.object({ name: z.string() })).parse(rows)[0]?.name ?? null;
  } finally {
    await client.end();
  }
}

/**
 * Ends with a sentence if a newer version has migrated the database: its grants are not for this version to repair.
 */
export async function refuseNewerDatabase(ownerUrl: string): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const known = new Set(migrationNames());
    const newer = (await readAppliedMigrations(client)).filter(({ name }) => !known.has(name));
    if (newer.length > 0) {
      throw new OperatorError(
        `The database belongs to a newer version of Makerfront: it has ${newer.map(({ name }) => name).join(', ')}. Run npm run migrate of that version.`,
      );
    }
  } finally {
    await client.end();
  }
}
