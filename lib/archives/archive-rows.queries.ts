// The rows of an archive, read in batches, so that a shop of any size needs little memory.
import 'server-only';
import { z } from 'zod';
import { Prisma } from '@/lib/db/generated/client';
import { tenantDb, tenantStatement } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { isLargestSize } from '@/lib/uploads/store/object-key';
import { publicStore } from '@/lib/uploads/store/public-store';
import { ARCHIVE_TABLES, type ArchiveTable } from './archive-tables';

const BATCH = 200;
/** A team order can be a megabyte. */
const SMALL_BATCH = 20;
const HEAVY = ['rosters', 'order_items', 'saved_teams'];

/** A row with the names of its columns. */
export type ArchiveRow = Record<string, unknown>;

const row = z.record(z.string(), z.unknown());

const named = (name: string) => Prisma.raw(`"${name}"`);
const listed = (parts: readonly Prisma.Sql[]) => Prisma.join([...parts]);

/** The columns of a table that an archive has, in the table's order. */
export async function archiveColumns(tenantId: TenantId, table: string): Promise<string[]> {
  const { without } = tableOf(table);
  const found = await tenantStatement(
    tenantId,
    (db) => db.$queryRaw<{ name: string }[]>`
      SELECT column_name::text AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name = ${table} ORDER BY ordinal_position`,
  );
  return found.map(({ name }) => name).filter((name) => !without.includes(name));
}

function tableOf(table: string): ArchiveTable {
  const known = ARCHIVE_TABLES[table];
  if (known === undefined) {
    throw new RangeError(`No table of an archive: ${table}`);
  }
  return known;
}

/** All rows of a table in a shop, in batches. Rows that come or go meanwhile may or may not be among them. */
export async function* archiveRows(
  tenantId: TenantId,
  table: string,
): AsyncGenerator<ArchiveRow[], void, undefined> {
  const { keys } = tableOf(table);
  const columns = await archiveColumns(tenantId, table);
  const most = HEAVY.includes(table) ? SMALL_BATCH : BATCH;
  const order = listed(keys.map(([key]) => named(key)));
  const shop = named(table === 'tenants' ? 'id' : 'tenant_id');
  let last: ArchiveRow | null = null;
  do {
    const after: Prisma.Sql =
      last === null ? Prisma.empty : Prisma.sql`AND (${order}) > (${listed(valuesOf(keys, last))})`;
    const batch: ArchiveRow[] = await tenantDb(tenantId, async (db) => {
      const found = await db.$queryRaw<{ row: unknown }[]>`
        SELECT to_jsonb(one) AS row FROM (
          SELECT ${listed(columns.map(named))} FROM ${named(table)}
          WHERE ${shop} = ${tenantId}::uuid ${after} ORDER BY ${order} LIMIT ${most}) one`;
      return found.map((one) => row.parse(one.row));
    });
    if (batch.length > 0) {
      yield batch;
    }
    last = batch.length === most ? (batch.at(-1) ?? null) : null;
  } while (last !== null);
}

const valuesOf = (keys: ArchiveTable['keys'], last: ArchiveRow): Prisma.Sql[] =>
  keys.map(([key, type]) => Prisma.sql`${String(last[key])}::text::${Prisma.raw(type)}`);

/** A file of a shop: where it is stored, and its path in the archive. */
export type ArchivedFile = { store: 'public' | 'private'; key: string; path: string };

/** The files of a shop, in batches: pictures, the logos and rosters of orders, and what shoppers sent. */
export async function* archivedFiles(tenantId: TenantId): AsyncGenerator<ArchivedFile[], void, undefined> {
  yield* pictures(tenantId);
  yield* batches((after) => sentFiles(tenantId, after));
  yield* batches((after) => orderFiles(tenantId, after));
}

/** By the store and not by rows: a picture can be stored without an upload. Of each only its largest size. */
async function* pictures(tenantId: TenantId): AsyncGenerator<ArchivedFile[], void, undefined> {
  for await (const key of publicStore().list(tenantId)) {
    if (isLargestSize(key)) {
      yield [{ store: 'public', key, path: `pictures/${key.slice(tenantId.length + 1)}` }];
    }
  }
}

type FileRow = ArchivedFile & { id: string };

async function* batches(next: (after: string | null) => Promise<FileRow[]>) {
  let last: string | null = null;
  do {
    const files: FileRow[] = await next(last);
    if (files.length > 0) {
      yield files;
    }
    last = files.length === BATCH ? (files.at(-1)?.id ?? null) : null;
  } while (last !== null);
}

const firstAfter = (tenantId: TenantId, after: string | null) => ({
  where: { tenantId, ...(after !== null && { id: { gt: after } }) },
  orderBy: { id: 'asc' as const },
  take: BATCH,
});

async function sentFiles(tenantId: TenantId, after: string | null): Promise<FileRow[]> {
  const { where, ...rest } = firstAfter(tenantId, after);
  const found = await tenantStatement(tenantId, (db) =>
    db.upload.findMany({
      where: { ...where, kind: { in: ['logo', 'roster'] }, completedAt: { not: null }, orderFileId: null },
      select: { id: true, objectKey: true },
      ...rest,
    }),
  );
  return found.map(({ id, objectKey: key }) => ({
    id,
    store: 'private',
    key,
    path: `files/uploads/${lastPart(key, id)}`,
  }));
}

async function orderFiles(tenantId: TenantId, after: string | null): Promise<FileRow[]> {
  const { where, ...rest } = firstAfter(tenantId, after);
  const found = await tenantStatement(tenantId, (db) =>
    db.orderFile.findMany({
      where: { ...where, storedAt: { not: null } },
      select: { id: true, objectKey: true, order: { select: { orderNumber: true } } },
      ...rest,
    }),
  );
  return found.map(({ id, objectKey: key, order: { orderNumber } }) => ({
    id,
    store: 'private',
    key,
    path: `files/orders/${orderNumber}/${lastPart(key, id)}`,
  }));
}

/** The file's name, with the start of its id where two files could have one name. */
const lastPart = (key: string, id: string): string => `${id.slice(0, 8)}-${key.split('/').at(-1) ?? 'file'}`;
