import type { ClientBase } from 'pg';
import { z } from 'zod';
import { signText } from '@/lib/secrets/key-ring';
import { keyIds, keysFor, sealingKeyId } from '@/lib/secrets/secrets';
import type { ObjectStore } from '@/lib/uploads/store/object-store';
import { privateStore } from '@/lib/uploads/store/private-store';
import { publicStore } from '@/lib/uploads/store/public-store';
import { readAppliedMigrations } from '../applied-migrations';
import { connectOwner } from '../operator/connect-owner';
import { OperatorError } from '../operator/operator-error';
import { FORMAT, type Manifest, type Opening } from './archive-format';
import { PLAIN_WRITING, readTable } from './copy-tables';
import { readSequences, readTables } from './read-schema';
import { type ArchiveWriter, writeArchive } from './write-archive';

export type BackupReport = { tables: number; rows: number; files: number; bytes: number; strange: string[] };

/** The stores by the archive folder of their files. */
export const STORES = { public: publicStore, private: privateStore } as const;

/**
 * Writes the database, as of one moment, and all files into one archive, while the server runs. Files are copied
 * after the rows: a file is stored before a row names it, so none that a row names is missing, unless it was
 * deleted in between.
 */
export const backup = (ownerUrl: string, path: string): Promise<BackupReport> =>
  writeArchive(path, async (archive) => {
    const { strange, ...rows } = await addDatabase(ownerUrl, archive);
    const files = { count: 0, bytes: 0 };
    for (const scope of ['public', 'private'] as const) {
      await addFiles(archive, scope, STORES[scope](), files);
    }
    const manifest: Manifest = { ...rows, files };
    await addJson(archive, 'manifest.json', manifest);
    const digest = archive.digest();
    await addJson(archive, 'seal.json', { digest, signature: signText(keysFor('backup'), digest) });
    return {
      tables: rows.tables.length,
      rows: rows.tables.reduce((sum, table) => sum + table.rows, 0),
      files: files.count,
      bytes: files.bytes,
      strange,
    };
  });

const addJson = (archive: ArchiveWriter, name: string, value: unknown) =>
  archive.add({ name, type: null, bytes: Buffer.from(JSON.stringify(value, null, 2)) });

async function addDatabase(ownerUrl: string, archive: ArchiveWriter) {
  const client = await connectOwner(ownerUrl);
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query(PLAIN_WRITING);
    await addJson(archive, 'makerfront.json', await readOpening(client));
    const { tables: all, strange } = await readTables(client);
    const tables: Manifest['tables'] = [];
    for (const table of all) {
      let part = 0;
      tables.push(
        await readTable(client, table, (bytes) => {
          part += 1;
          const name = `tables/${table.name}/${String(part).padStart(6, '0')}.copy`;
          return archive.add({ name, type: null, bytes });
        }),
      );
    }
    const sequences = await readSequences(client);
    await client.query('COMMIT');
    return { tables, sequences, strange };
  } finally {
    await client.end();
  }
}

const sealedRows = z.array(z.object({ sealed: z.string() }));

async function readOpening(client: ClientBase): Promise<Opening> {
  const migrations = await readAppliedMigrations(client);
  if (migrations.length === 0) {
    throw new OperatorError(
      'MIGRATION_DATABASE_URL leads to a database that nobody has migrated: there is nothing to back up.',
    );
  }
  const { rows } = await client.query(
    `SELECT paypal_secret_encrypted AS "sealed" FROM tenants WHERE paypal_secret_encrypted IS NOT NULL`,
  );
  const [signer] = keyIds();
  const needed = [signer, ...sealedRows.parse(rows).map(({ sealed }) => sealingKeyId(sealed))];
  return {
    format: FORMAT,
    createdAt: new Date().toISOString(),
    migrations,
    keyIds: [...new Set(needed.filter((id) => typeof id === 'string'))],
  };
}

async function addFiles(
  archive: ArchiveWriter,
  scope: keyof typeof STORES,
  store: ObjectStore,
  files: Manifest['files'],
): Promise<void> {
  for await (const key of store.list()) {
    const object = await store.get(key);
    // A file deleted meanwhile is not needed any more.
    if (object !== null) {
      const bytes = Buffer.from(object.bytes.buffer, object.bytes.byteOffset, object.bytes.byteLength);
      await archive.add({ name: `files/${scope}/${key}`, type: object.contentType, bytes });
      files.count += 1;
      files.bytes += bytes.byteLength;
    }
  }
}
