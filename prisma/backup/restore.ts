import type { Client, ClientBase } from 'pg';
import { z } from 'zod';
import { ObjectExistsError } from '@/lib/uploads/store/object-store';
import type { RunningLogins } from '../../lib/db/login-problem';
import { readAppliedMigrations } from '../applied-migrations';
import { applyMigrations, migrate } from '../migrate';
import { connectOwner } from '../operator/connect-owner';
import { OperatorError } from '../operator/operator-error';
import type { Manifest, Opening } from './archive-format';
import { STORES } from './backup';
import { PLAIN_WRITING, readTable, tableLoader } from './copy-tables';
import { readArchive } from './read-archive';
import { readTables } from './read-schema';
import { verifyArchive } from './verify-archive';

export type RestoreTarget = { owner: string; logins: RunningLogins };

export type RestoreReport = { createdAt: string; tables: number; rows: number; files: number };

/**
 * Fills an empty database and the store from an archive, and prepares it for a server. Reads the archive through
 * before it writes; loads the rows in one transaction and compares them with the archive's list before the commit.
 */
export async function restore(
  { owner, logins }: RestoreTarget,
  path: string,
  {
    isSecretLost = false,
    say = () => undefined,
  }: { isSecretLost?: boolean; say?: (line: string) => void } = {},
): Promise<RestoreReport> {
  const archive = await verifyArchive(path, { isSecretLost });
  const { opening, manifest, digest } = archive;
  say(`${path} is whole. It is of ${opening.createdAt}.`);
  await withClient(owner, (client) => refuseUsedDatabase(client, opening));
  await applyMigrations(
    owner,
    opening.migrations.map(({ name }) => name),
  );
  await withClient(owner, async (client) => {
    await client.query('BEGIN');
    await client.query(PLAIN_WRITING);
    await refuseOtherTables(client, manifest);
    const keys = await dropForeignKeys(client);
    // The rows that triggers made are in the archive too.
    await switchTriggers(client, manifest, 'DISABLE');
    const loader = tableLoader(client, manifest.tables);
    const read = await readArchive(path, {
      onOpening: () => undefined,
      onRows: loader.add,
      async onFile(file) {
        await loader.end();
        await putFile(file);
      },
    });
    await loader.end();
    if (read.digest !== digest) {
      throw new OperatorError(`${path} was changed while it was read. Nothing in the database was.`);
    }
    await switchTriggers(client, manifest, 'ENABLE');
    await compareTables(client, manifest);
    for (const { name, last, isCalled } of manifest.sequences) {
      await client.query('SELECT setval($1::regclass, $2, $3)', [`public."${name}"`, last, isCalled]);
    }
    for (const statement of keys) {
      await client.query(statement);
    }
    await client.query('COMMIT');
  });
  say('Rows and files are back, and are those that were backed up.');
  await migrate(owner, logins, say);
  await withClient(owner, (client) => client.query('ANALYZE'));
  return {
    createdAt: opening.createdAt,
    tables: manifest.tables.length,
    rows: manifest.tables.reduce((sum, table) => sum + table.rows, 0),
    files: manifest.files.count,
  };
}

async function withClient<Value>(url: string, work: (client: Client) => Promise<Value>): Promise<Value> {
  const client = await connectOwner(url);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const existsRow = z.tuple([z.object({ isThere: z.boolean() })]);

/**
 * A database is empty if it has no table, or the tables of a migration without rows: so after an interrupted
 * restore, and after an operator who migrated first.
 */
async function refuseUsedDatabase(client: ClientBase, { migrations }: Opening): Promise<void> {
  const { tables, strange } = await readTables(client);
  const used: string[] = [...strange];
  for (const { name } of tables) {
    const { rows } = await client.query(`SELECT EXISTS (SELECT FROM public."${name}") AS "isThere"`);
    if (existsRow.parse(rows)[0].isThere) {
      used.push(name);
    }
  }
  const wanted = new Set(migrations.map(({ name }) => name));
  const tooNew = (await readAppliedMigrations(client)).filter(({ name }) => !wanted.has(name));
  if (used.length > 0 || tooNew.length > 0) {
    const found =
      used.length > 0
        ? `it has ${used.length === 1 ? 'a table' : 'tables'} with something in ${used.length === 1 ? 'it' : 'them'}: ${used.slice(0, 5).join(', ')}${used.length > 5 ? ' and more' : ''}`
        : 'it was migrated further than the backup';
    throw new OperatorError(
      `The database of MIGRATION_DATABASE_URL is not empty: ${found}. A backup is restored into a new database only, so that nothing is written over. Make one (CREATE DATABASE), and name it in MIGRATION_DATABASE_URL, DATABASE_URL and PLATFORM_DATABASE_URL.`,
    );
  }
}

async function refuseOtherTables(client: ClientBase, manifest: Manifest): Promise<void> {
  const { tables } = await readTables(client);
  const other = manifest.tables.filter(({ name, columns }) => {
    const here = tables.find((table) => table.name === name);
    return !here || columns.some((column) => !here.columns.includes(column));
  });
  if (other.length > 0) {
    throw new OperatorError(
      `The backup has tables or columns that its own migrations do not make: ${other.map(({ name }) => name).join(', ')}. Nothing was written.`,
    );
  }
}

async function switchTriggers(
  client: ClientBase,
  { tables }: Manifest,
  to: 'DISABLE' | 'ENABLE',
): Promise<void> {
  for (const { name } of tables) {
    await client.query(`ALTER TABLE public."${name}" ${to} TRIGGER USER`);
  }
}

const keyRows = z.array(z.object({ table: z.string(), name: z.string(), definition: z.string() }));

/**
 * Drops the foreign keys during the load, so that tables can come in any order, and returns the statements that
 * create them again, which check every row. Not by `session_replication_role`, which managed Postgres does not
 * grant.
 */
async function dropForeignKeys(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query(`
    SELECT conrelid::regclass::text AS "table", quote_ident(conname) AS "name", pg_get_constraintdef(oid) AS "definition"
    FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND conparentid = 0 ORDER BY 1, 2`);
  const keys = keyRows.parse(rows);
  for (const { table, name } of keys) {
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  }
  return keys.map(
    ({ table, name, definition }) => `ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`,
  );
}

/** Reads every table back and compares it with the backup byte for byte. */
async function compareTables(client: ClientBase, { tables }: Manifest): Promise<void> {
  for (const table of tables) {
    const now = await readTable(client, table);
    if (now.rows !== table.rows || now.sha256 !== table.sha256) {
      throw new OperatorError(
        `${table.name} came back with ${now.rows} rows where ${table.rows} were backed up, or with other values. Nothing was kept.`,
      );
    }
  }
}

async function putFile(file: {
  scope: keyof typeof STORES;
  key: string;
  type: string;
  bytes: Buffer;
}): Promise<void> {
  const store = STORES[file.scope]();
  const bytes = new Uint8Array(file.bytes);
  try {
    await store.put(file.key, { bytes, contentType: file.type });
  } catch (error) {
    if (!(error instanceof ObjectExistsError)) {
      throw error;
    }
    // If only the database was lost, or a restore was interrupted, the files exist already.
    const there = await store.get(file.key);
    if (!there || !file.bytes.equals(there.bytes)) {
      throw new OperatorError(
        `The file ${file.scope}/${file.key} is in the store already, with other bytes. Restore into an empty store: name another STORAGE_DIRECTORY or S3_BUCKET. Nothing in the database was written.`,
      );
    }
  }
}
