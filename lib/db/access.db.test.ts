import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ACCESS,
  changeableColumns,
  FUNCTIONS,
  INNER_FUNCTIONS,
  insertableColumns,
  type Rights,
  SHARED_TABLES,
  TRIGGER_FUNCTIONS,
} from './access';
import { database } from './client';

const tables = Object.keys(ACCESS).sort();
const ROLES = [
  { role: 'tenant', name: 'makerfront_tenant', url: () => process.env.DATABASE_URL },
  { role: 'platform', name: 'makerfront_platform', url: () => process.env.PLATFORM_DATABASE_URL },
] as const;

const columnsByTable = new Map<string, string[]>();
/** Without generated columns. */
const writtenByTable = new Map<string, string[]>();
const clients = new Map<string, Client>();

beforeAll(async () => {
  const rows = await database().$queryRaw<{ table: string; columns: string[]; written: string[] }[]>`
    SELECT c.relname::text AS "table", array_agg(a.attname::text ORDER BY a.attnum) AS "columns",
      array_agg(a.attname::text ORDER BY a.attnum) FILTER (WHERE a.attgenerated = '') AS "written"
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm', 'f')
    GROUP BY 1`;
  for (const { table, columns, written } of rows) {
    columnsByTable.set(table, columns);
    writtenByTable.set(table, written);
  }
  for (const { role, url } of ROLES) {
    const client = new Client({ connectionString: url() });
    await client.connect();
    clients.set(role, client);
  }
});
afterAll(async () => {
  for (const client of clients.values()) {
    await client.end();
  }
});

const columnsOf = (table: string) => columnsByTable.get(table) ?? [];

function insertInto(table: string, names = writtenByTable.get(table) ?? []): string {
  const columns = names.map((column) => `"${column}"`).join(', ');
  return `INSERT INTO "${table}" (${columns}) SELECT ${columns} FROM (SELECT (NULL::"${table}").*) AS nothing WHERE false`;
}

type Statement = { says: string; sql: string; isAllowed: boolean };

/** Each kind of statement on a table, in a form that touches no row: Postgres checks the rights anyway. */
function statementsOn(table: string, rights: Rights | null): Statement[] {
  const changeable = changeableColumns(columnsOf(table), rights);
  return [
    ...columnsOf(table).flatMap((column) => [
      {
        says: `SELECT ${column}`,
        sql: `SELECT "${column}" FROM "${table}" WHERE false`,
        isAllowed: rights?.hidden !== undefined && rights.hidden !== null && !rights.hidden.includes(column),
      },
      {
        says: `UPDATE ${column}`,
        sql: `UPDATE "${table}" SET "${column}" = DEFAULT WHERE false`,
        isAllowed: changeable.includes(column),
      },
    ]),
    {
      says: 'INSERT',
      sql: insertInto(table),
      isAllowed: rights?.inserted === 'all',
    },
    ...(writtenByTable.get(table) ?? []).map((column) => ({
      says: `INSERT ${column}`,
      sql: insertInto(table, [column]),
      isAllowed: insertableColumns(columnsOf(table), rights).includes(column),
    })),
    { says: 'DELETE', sql: `DELETE FROM "${table}" WHERE false`, isAllowed: rights?.isDeleted ?? false },
    { says: 'TRUNCATE', sql: `TRUNCATE "${table}"`, isAllowed: false },
    { says: 'ALTER', sql: `ALTER TABLE "${table}" DISABLE ROW LEVEL SECURITY`, isAllowed: false },
    { says: 'DROP', sql: `DROP TABLE "${table}"`, isAllowed: false },
    {
      says: 'TRIGGER',
      sql: `CREATE TRIGGER planted BEFORE INSERT ON "${table}" FOR EACH ROW EXECUTE FUNCTION suppress_redundant_updates_trigger()`,
      isAllowed: false,
    },
    { says: 'POLICY', sql: `CREATE POLICY planted ON "${table}" USING (true)`, isAllowed: false },
  ];
}

/** Postgres's error code, or null if the statement succeeded. Everything is rolled back. */
async function codeOf(client: Client, role: string | null, sql: string): Promise<string | null> {
  await client.query('BEGIN');
  try {
    if (role !== null) {
      await client.query(`SET LOCAL ROLE ${role}`);
    }
    await client.query(sql);
    return null;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  } finally {
    await client.query('ROLLBACK');
  }
}

/** Postgres's code for a missing right. */
const REFUSED = '42501';

describe('what the roles may do', () => {
  it('is in lib/db/access.ts for each table', () => {
    expect(
      [...columnsByTable.keys()].sort(),
      'A new table: GRANT makerfront_tenant and makerfront_platform in its migration what the code does with it, and no more, and add the same to ACCESS in lib/db/access.ts.',
    ).toEqual(tables);
  });

  describe.each(ROLES)('$role', ({ role, name }) => {
    it.each(tables)('with %s is what ACCESS says, statement by statement', async (table) => {
      const client = clients.get(role);
      const wrong: string[] = [];
      for (const { says, sql, isAllowed } of statementsOn(table, ACCESS[table]?.[role] ?? null)) {
        const code = client === undefined ? 'no client' : await codeOf(client, name, sql);
        const isRight = isAllowed ? code === null : code === REFUSED;
        if (!isRight) {
          wrong.push(`${says} should be ${isAllowed ? 'allowed' : 'refused'}, and Postgres says ${code}`);
        }
      }
      expect(
        wrong,
        `A column or a grant of ${table} is not as ACCESS has it: GRANT in the migration what the code needs, or say in lib/db/access.ts that it may not. ${wrong.join('; ')}`,
      ).toEqual([]);
    });
  });

  it('in a shop’s scope ends with the role: its login alone may do nothing', async () => {
    const client = clients.get('tenant');
    for (const table of tables) {
      for (const { says, sql } of statementsOn(table, null)) {
        const code = client === undefined ? null : await codeOf(client, null, sql);
        expect(code, `${says} ${table}`).toBe(REFUSED);
      }
    }
  });
});

describe('the policies', () => {
  it('are one for each role that may touch the table, and as listed', async () => {
    const policies = await database().$queryRaw<object[]>`
      SELECT tablename::text AS "table", policyname::text AS "name", permissive, roles::text[] AS "roles", cmd,
        qual, with_check AS "check"
      FROM pg_policies WHERE schemaname = 'public' ORDER BY 1, 2`;
    const expected = tables
      .filter((table) => !SHARED_TABLES.includes(table))
      .flatMap((table) => {
        const own = `(${table === 'tenants' ? 'id' : 'tenant_id'} = ( SELECT current_tenant_id() AS current_tenant_id))`;
        const base = { table, permissive: 'PERMISSIVE', cmd: 'ALL' };
        const name = table === 'tenants' ? 'tenants_own_row' : `${table}_own_rows`;
        return [
          ...(ACCESS[table]?.tenant
            ? [{ ...base, name, roles: ['makerfront_tenant'], qual: own, check: own }]
            : []),
          ...(ACCESS[table]?.platform
            ? [
                {
                  ...base,
                  name: `${table}_platform`,
                  roles: ['makerfront_platform'],
                  qual: 'true',
                  check: 'true',
                },
              ]
            : []),
        ];
      });
    expect(policies).toEqual(expected);
  });

  it('are enabled on every table of a shop', async () => {
    const off = await database().$queryRaw<{ table: string }[]>`
      SELECT relname::text AS "table" FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND NOT relrowsecurity ORDER BY 1`;
    expect(off.map(({ table }) => table)).toEqual([
      '_prisma_migrations',
      'contact_signups',
      'rate_limits',
      'user_factors',
      'user_identities',
      'user_recovery_codes',
      'users',
    ]);
  });
});

describe('their rights', () => {
  it('cannot be granted to others', async () => {
    // A GRANT without the right to it is only a warning, so this asks the catalogue.
    const passedOn = await database().$queryRaw`
      SELECT table_name FROM information_schema.column_privileges
      WHERE grantee IN ('makerfront_tenant', 'makerfront_platform', 'PUBLIC') AND table_schema = 'public'
        AND (is_grantable = 'YES' OR grantee = 'PUBLIC')`;
    expect(passedOn).toEqual([]);
  });

  it('let only the platform call the functions of FUNCTIONS, which with those of triggers alone run with the rights of another role', async () => {
    const functions = await database().$queryRaw<object[]>`
      SELECT proname::text AS "name", prosecdef AS "isDefiner",
        has_function_privilege('makerfront_tenant', oid, 'EXECUTE') AS "tenant",
        has_function_privilege('makerfront_platform', oid, 'EXECUTE') AS "platform",
        coalesce(proconfig::text[] @> ARRAY['search_path=pg_catalog, public, pg_temp'], false) AS "hasPath"
      FROM pg_proc WHERE pronamespace = 'public'::regnamespace ORDER BY 1`;
    const open = { isDefiner: false, tenant: true, platform: true, hasPath: false };
    expect(functions).toEqual(
      [
        { name: 'charges_total', ...open },
        { name: 'current_tenant_id', ...open },
        ...FUNCTIONS.map((name) => ({ name, isDefiner: true, tenant: false, platform: true, hasPath: true })),
        ...TRIGGER_FUNCTIONS.map((name) => ({
          name,
          isDefiner: true,
          tenant: false,
          platform: false,
          hasPath: true,
        })),
        ...INNER_FUNCTIONS.map((name) => ({
          name,
          isDefiner: false,
          tenant: false,
          platform: false,
          hasPath: true,
        })),
      ].sort((a, b) => (a.name < b.name ? -1 : 1)),
    );
  });

  it.each(ROLES)('do not let the $role role create anything, temporary or not', async ({ role, name }) => {
    for (const sql of [
      'CREATE TABLE planted (id int)',
      'CREATE TEMPORARY TABLE orders (id int)',
      'CREATE SCHEMA planted',
      'CREATE FUNCTION planted() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$',
      'CREATE ROLE planted',
      'CREATE DATABASE planted',
    ]) {
      const client = clients.get(role);
      for (const as of [name, null]) {
        const code = client === undefined ? null : await codeOf(client, as, sql);
        // CREATE DATABASE cannot run in a transaction, and is refused for that reason.
        expect(['42501', '25001'], `${sql} as ${as}`).toContain(code);
      }
    }
  });
});
