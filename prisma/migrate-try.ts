// Brings a database to the newest migration: `npm run migrate`, with DATABASE_URL set.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openSchemaEngine } from './schema-engine-try';

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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const connectionString = process.env.DATABASE_URL;
  if (!connectionString) {
    console.error('Set DATABASE_URL to the Postgres database that is to be migrated.');
    process.exit(1);
  }
  const applied = await applyMigrations(connectionString);
  console.log(applied.length === 0 ? 'The database is up to date.' : `Applied: ${applied.join(', ')}`);
  process.exit(0);
}
