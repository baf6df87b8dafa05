// Brings a database to the newest migration and makes the logins that a server runs with: `npm run migrate`, with
// MIGRATION_DATABASE_URL, DATABASE_URL and PLATFORM_DATABASE_URL set.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RunningLogins } from '../lib/db/login-problem';
import { ensureLogins, LoginError } from './logins';
import { openSchemaEngine } from './schema-engine';

const folder = dirname(fileURLToPath(import.meta.url));

/** The data model as Prisma's own language has it. */
export const schemaText = () => readFileSync(join(folder, 'schema.prisma'), 'utf8');

function listMigrations() {
  const migrationsFolder = join(folder, 'migrations');
  const names = readdirSync(migrationsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  return {
    baseDir: migrationsFolder,
    lockfile: {
      path: './migration_lock.toml',
      content: readFileSync(join(migrationsFolder, 'migration_lock.toml'), 'utf8'),
    },
    shadowDbInitScript: '',
    migrationDirectories: names.map((name) => ({
      path: name,
      migrationFile: {
        path: 'migration.sql',
        content: {
          tag: 'ok' as const,
          value: readFileSync(join(migrationsFolder, name, 'migration.sql'), 'utf8'),
        },
      },
    })),
  };
}

/** Applies every migration that the database does not have yet; answers their names. */
export async function applyMigrations(connectionString: string): Promise<string[]> {
  const { engine, close } = await openSchemaEngine(connectionString, schemaText());
  try {
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList: listMigrations(),
      filters: { externalTables: [], externalEnums: [] },
    });
    return appliedMigrationNames;
  } finally {
    close();
  }
}

/**
 * The URLs that `npm run migrate` needs. It does not make do with one: what migrates owns every table, and a server
 * that ran with it would be held back by nothing.
 */
function readUrls(): { owner: string; logins: RunningLogins } {
  const { MIGRATION_DATABASE_URL, DATABASE_URL, PLATFORM_DATABASE_URL } = process.env;
  if (!MIGRATION_DATABASE_URL || !DATABASE_URL || !PLATFORM_DATABASE_URL) {
    throw new LoginError(
      'Set MIGRATION_DATABASE_URL to the Postgres database, with a login that may make tables and roles, and DATABASE_URL and PLATFORM_DATABASE_URL to the same one, each with a user name and a password of your choice: the two logins that the server runs with are made here.',
    );
  }
  for (const [name, url] of Object.entries({
    MIGRATION_DATABASE_URL,
    DATABASE_URL,
    PLATFORM_DATABASE_URL,
  })) {
    if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url)) {
      throw new LoginError(
        `${name} is no address of a Postgres database, such as postgresql://name:password@localhost:5432/makerfront. Marks like / and # in a password are written %2F and %23.`,
      );
    }
  }
  return {
    owner: MIGRATION_DATABASE_URL,
    logins: { tenant: DATABASE_URL, platform: PLATFORM_DATABASE_URL },
  };
}

/** What the engine says when the database cannot be used at all. */
const NO_CONNECTION = /^(Can't reach database server|Authentication failed|Database .* does not exist)[^\n]*/;

async function main(): Promise<void> {
  const { owner, logins } = readUrls();
  const applied = await applyMigrations(owner).catch((error: unknown) => {
    const [reason] = (error instanceof Error && NO_CONNECTION.exec(error.message)) || [];
    throw reason === undefined ? error : new LoginError(`MIGRATION_DATABASE_URL: ${reason}`);
  });
  console.log(applied.length === 0 ? 'The database is up to date.' : `Applied: ${applied.join(', ')}`);
  await ensureLogins(owner, logins);
  console.log('The two logins that the server runs with are in order.');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await main();
    process.exit(0);
  } catch (error) {
    console.error(error instanceof LoginError ? error.message : error);
    process.exit(1);
  }
}
