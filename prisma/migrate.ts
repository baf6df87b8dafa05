// Brings a database to the newest migration, repairs roles, grants and policies, and creates a server's logins:
// `npm run migrate`, with MIGRATION_DATABASE_URL, DATABASE_URL and PLATFORM_DATABASE_URL set.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RunningLogins } from '../lib/db/login-problem';
import { reasonOf } from '../lib/reason-of';
import { ensureAccess } from './access/ensure-access';
import { refuseNewerDatabase, unfinishedMigration } from './applied-migrations';
import { lockedTable } from './change-carefully';
import { ensureLogins, refuseNamesOfRoles } from './logins';
import { migrationNames, migrationsFolder, migrationText } from './migration-files';
import { OperatorError, runCommand } from './operator/operator-error';
import { readOperatorUrls } from './operator/operator-urls';
import { openSchemaEngine } from './schema-engine';

const folder = dirname(fileURLToPath(import.meta.url));

/** The data model in Prisma's own language. */
export const schemaText = () => readFileSync(join(folder, 'schema.prisma'), 'utf8');

function listMigrations(wanted: readonly string[] | null) {
  const names = migrationNames().filter((name) => wanted === null || wanted.includes(name));
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
        content: { tag: 'ok' as const, value: migrationText(name) },
      },
    })),
  };
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '');

/**
 * Applies the missing migrations, all or the named ones; returns their names. Throws an `OperatorError` if
 * Postgres refuses one: nothing of it stands, and the next run tries it again.
 */
export async function applyMigrations(
  connectionString: string,
  wanted: readonly string[] | null = null,
): Promise<string[]> {
  const { engine, close, scriptError } = await openSchemaEngine(connectionString, schemaText());
  try {
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList: listMigrations(wanted),
      filters: { externalTables: [], externalEnums: [] },
    });
    return appliedMigrationNames;
  } catch (error) {
    const reason = scriptError();
    if (reason === null) {
      throw error;
    }
    // Nothing of it stands, because a script is one transaction. Without this mark the next run would refuse to begin.
    const migrationName = await unfinishedMigration(connectionString);
    if (migrationName !== null) {
      await engine.markMigrationRolledBack({ migrationName });
    }
    throw new OperatorError(
      `${migrationName ?? 'A script'} was refused by Postgres: ${lockedTable(reason) ?? reasonOf(reason)}. Nothing of it stands. Once the reason is gone, run npm run migrate again.`,
      { cause: reason },
    );
  } finally {
    await close();
  }
}

/** The engine's messages for a database that cannot be used at all. */
const NO_CONNECTION = /^(Can't reach database server|Authentication failed|Database .* does not exist)[^\n]*/;

/** The engine's message for a migration that neither ended nor failed, since its process was killed. */
const UNFINISHED = /found failed migrations[\s\S]*?`(\d{14}_\w+)`/;

/** The engine's message if it does not get its lock. */
const BUSY = /advisory lock|P1002|was reached but timed out/i;

/** Postgres's messages for an extension that is not available. */
const NO_EXTENSION = /extension "(unaccent|pg_trgm)"/;

/**
 * Applies what is missing, and creates and checks roles, grants, policies and logins, each time. `say` receives a
 * sentence for each part.
 */
export async function migrate(
  owner: string,
  logins: RunningLogins,
  say: (sentence: string) => void = () => undefined,
): Promise<void> {
  refuseNamesOfRoles(logins);
  const applied = await applyMigrations(owner).catch((error: unknown) => {
    const message = messageOf(error);
    const [reason] = NO_CONNECTION.exec(message) ?? [];
    const [, extension] = NO_EXTENSION.exec(message) ?? [];
    if (extension !== undefined) {
      throw new OperatorError(
        `Postgres has no extension ${extension} here, or this login may not install it. Search needs unaccent and pg_trgm: install Postgres's contrib package, or allow them in the settings of the managed database, and run npm run migrate again.`,
      );
    }
    if (BUSY.test(message)) {
      throw new OperatorError(
        'Another npm run migrate is running, or a statement of one that was interrupted. Wait for its end, and run npm run migrate again.',
      );
    }
    const [, unfinished] = UNFINISHED.exec(message) ?? [];
    if (unfinished !== undefined) {
      throw new OperatorError(
        `${unfinished} was interrupted. See "A migration broke off" in docs/operations.md.`,
      );
    }
    throw reason === undefined ? error : new OperatorError(`MIGRATION_DATABASE_URL: ${reason}`);
  });
  say(applied.length === 0 ? 'The database is up to date.' : `Applied: ${applied.join(', ')}`);
  await refuseNewerDatabase(owner);
  const mended = await ensureAccess(owner);
  say(
    mended.length === 0
      ? 'Roles, grants, row-level security and policies are in order.'
      : `Put in order: ${mended.join('; ')}.`,
  );
  await ensureLogins(owner, logins);
  say('The two logins that the server runs with are in order.');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runCommand(async () => {
    const { owner, logins } = readOperatorUrls();
    await migrate(owner, logins, console.log);
  });
}
