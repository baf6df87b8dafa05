import { beforeAll, describe, expect, it } from 'vitest';
import { asTenantId, type TenantId } from '@/lib/ids';
import {
  freshTenantRows,
  insertRow,
  otherIds,
  type RowIds,
  tenantRows,
} from '@/lib/testing/database/tenant-rows';
import { PLATFORM_TABLES, unprotectedTables } from '@/lib/testing/database/unprotected-tables';
import { database } from './client';
import { tenantDb } from './tenant-db';

const REFUSED = /row-level security|permission denied/;
const tables = Object.keys(tenantRows);
const keyOf = (table: string) => (table === 'tenants' ? 'id' : 'tenant_id');

let ours: RowIds;
let theirs: RowIds;
let newcomer: RowIds;

beforeAll(async () => {
  ({ ours, theirs } = await freshTenantRows());
  // A shop without rows: a statement without a where in its scope would touch another shop's rows.
  newcomer = { ...otherIds(ours), tenant: asTenantId('0190a1b2-0000-7000-8000-0000000000ff') };
});

/** Every row of a table as the owner of the database sees it, to compare before and after. */
const snapshot = (table: string) =>
  database().$queryRawUnsafe<{ row: string }[]>(`SELECT t::text AS "row" FROM "${table}" t ORDER BY 1`);

/** A column that a shop's scope may change; null if there is none (see lib/db/access.db.test.ts). */
async function changeableColumn(table: string): Promise<string | null> {
  const [row] = await database().$queryRaw<{ column: string }[]>`
    SELECT column_name::text AS "column" FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name = ${table}
      AND has_column_privilege('makerfront_tenant', table_name::regclass, column_name::text, 'UPDATE') LIMIT 1`;
  return row?.column ?? null;
}

describe('every table of the database', () => {
  it('belongs to the platform, or shows each tenant only its own rows', async () => {
    expect(await unprotectedTables(database())).toEqual([]);
  });

  it('has a row in these tests if it is a tenant table', async () => {
    const rows = await database().$queryRaw<{ name: string }[]>`
      SELECT tablename AS "name" FROM pg_tables WHERE schemaname = 'public'`;
    const names = rows.map(({ name }) => name).filter((name) => !PLATFORM_TABLES.includes(name));
    expect(names.sort()).toEqual([...tables].sort());
  });

  it.each(PLATFORM_TABLES)('%s is closed to the tenant role', async (table) => {
    const read = tenantDb(ours.tenant, (db) => db.$queryRawUnsafe(`SELECT * FROM "${table}"`));
    await expect(read).rejects.toThrow(/permission denied/);
  });
});

describe.each(tables)("from one tenant's scope, the rows of another in %s", (table) => {
  const key = keyOf(table);
  const factory = tenantRows[table];

  it('cannot be read, with Prisma or with SQL without a where', async () => {
    const byPrisma = await tenantDb(ours.tenant, (db) => factory?.findAll(db) ?? Promise.resolve([]));
    const sql = `SELECT "${key}"::text AS "tenant" FROM "${table}"`;
    const bySql = await tenantDb(ours.tenant, (db) => db.$queryRawUnsafe(sql));
    expect(byPrisma).toHaveLength(1);
    expect(byPrisma[0]).toHaveProperty(table === 'tenants' ? 'id' : 'tenantId', ours.tenant);
    expect(bySql).toEqual([{ tenant: ours.tenant }]);
    expect(await tenantDb(newcomer.tenant, (db) => db.$queryRawUnsafe(sql))).toEqual([]);
  });

  it('cannot be inserted', async () => {
    const before = await snapshot(table);
    const row = factory?.row(table === 'tenants' ? newcomer : otherIds(theirs)) ?? {};
    await expect(tenantDb(ours.tenant, (db) => insertRow(db, table, row))).rejects.toThrow(REFUSED);
    expect(await snapshot(table)).toEqual(before);
  });

  it('cannot be changed, nor can a row be moved there', async () => {
    const before = await snapshot(table);
    const column = await changeableColumn(table);
    if (column !== null) {
      const touch = `UPDATE "${table}" SET "${column}" = "${column}"`;
      expect(await tenantDb(ours.tenant, (db) => db.$executeRawUnsafe(touch))).toBe(1);
      expect(await tenantDb(newcomer.tenant, (db) => db.$executeRawUnsafe(touch))).toBe(0);
      const aimed = `${touch} WHERE "${key}" = $1::uuid`;
      expect(await tenantDb(ours.tenant, (db) => db.$executeRawUnsafe(aimed, theirs.tenant))).toBe(0);
    }
    const move = `UPDATE "${table}" SET "${key}" = $1::uuid`;
    const moved = tenantDb(ours.tenant, (db) => db.$executeRawUnsafe(move, theirs.tenant));
    await expect(moved).rejects.toThrow(REFUSED);
    expect(await snapshot(table)).toEqual(before);
  });

  it('cannot be deleted', async () => {
    const before = await snapshot(table);
    const remove = (tenantId: TenantId, where: string, ...values: string[]) =>
      tenantDb(tenantId, (db) => db.$executeRawUnsafe(`DELETE FROM "${table}" ${where}`, ...values)).catch(
        (error: unknown) => (REFUSED.test(String(error)) ? 0 : Promise.reject(error)),
      );
    expect(await remove(newcomer.tenant, '')).toBe(0);
    expect(await remove(ours.tenant, `WHERE "${key}" = $1::uuid`, theirs.tenant)).toBe(0);
    const truncate = tenantDb(ours.tenant, (db) => db.$executeRawUnsafe(`TRUNCATE "${table}" CASCADE`));
    await expect(truncate).rejects.toThrow(/permission denied/);
    expect(await snapshot(table)).toEqual(before);
  });

  it('are invisible, like all rows, if no tenant is set', async () => {
    const rows = await database().$transaction(async (db) => {
      await db.$executeRaw`SET LOCAL ROLE makerfront_tenant`;
      // Not every column can be read by the driver: a search document is for Postgres only.
      return db.$queryRawUnsafe(`SELECT 1 AS one FROM "${table}"`);
    });
    expect(rows).toEqual([]);
  });
});

describe('its own row in tenants', () => {
  it.each([
    ["slug = 'taken-over'"],
    ["custom_domain = 'taken.example'"],
    ['platform_fee_percentage = 0'],
    ['platform_fee_fixed_cents = 0'],
    ['stripe_charges_enabled = true'],
  ])('cannot be changed by a shop to %s', async (change) => {
    const before = await snapshot('tenants');
    const changed = tenantDb(ours.tenant, (db) => db.$executeRawUnsafe(`UPDATE tenants SET ${change}`));
    await expect(changed).rejects.toThrow(/permission denied/);
    expect(await snapshot('tenants')).toEqual(before);
  });

  it('can be changed in the columns of the shop’s own texts', async () => {
    const rename = `UPDATE tenants SET name = 'Renamed', updated_at = now()`;
    expect(await tenantDb(ours.tenant, (db) => db.$executeRawUnsafe(rename))).toBe(1);
  });
});
