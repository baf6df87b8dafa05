import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { queryAt } from '@/lib/testing/database/query-at';
import { applyMigrations } from '../migrate';
import { OperatorError } from '../operator/operator-error';
import { ensureAccess } from './ensure-access';

const ownerUrl = process.env.MIGRATION_DATABASE_URL ?? '';
const NAME = `makerfront_access_${process.env.VITEST_POOL_ID ?? '1'}`;
const url = new URL(ownerUrl);
url.pathname = `/${NAME}`;

const drop = (name: string) => queryAt(ownerUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);

// Migrated once, and copied for each test.
const MODEL = `${NAME}_model`;
beforeAll(async () => {
  await drop(MODEL);
  await queryAt(ownerUrl, `CREATE DATABASE ${MODEL}`);
  const model = new URL(url);
  model.pathname = `/${MODEL}`;
  await applyMigrations(model.href);
  // The migrations left everything in order.
  expect(await ensureAccess(model.href)).toEqual([]);
});
beforeEach(async () => {
  await drop(NAME);
  await queryAt(
    ownerUrl,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${MODEL}'`,
    `CREATE DATABASE ${NAME} TEMPLATE ${MODEL}`,
    // Grants on a database are not copied.
    `REVOKE TEMPORARY ON DATABASE ${NAME} FROM PUBLIC`,
  );
});
afterAll(async () => {
  await drop(NAME);
  await drop(MODEL);
  await queryAt(ownerUrl, 'DROP ROLE IF EXISTS weak_owner');
});

/** Everything in the catalogue about who may do what. */
const ACCESS_AS_IT_IS = [
  `SELECT table_name, column_name, grantee, privilege_type FROM information_schema.column_privileges
   WHERE table_schema = 'public' AND grantee <> 'makerfront' ORDER BY 1, 2, 3, 4`,
  `SELECT relname, relrowsecurity, relforcerowsecurity FROM pg_class
   WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY 1`,
  `SELECT tablename, policyname, permissive, roles, cmd, qual, with_check FROM pg_policies ORDER BY 1, 2`,
  `SELECT proname, prosrc, prosecdef FROM pg_proc WHERE pronamespace = 'public'::regnamespace ORDER BY 1`,
  `SELECT has_database_privilege('makerfront_tenant', current_database(), 'TEMPORARY') AS "makesTemporary"`,
];

describe('roles, grants and policies', () => {
  it('are restored as the migrations made them, where a database has none of them', async () => {
    const before = await queryAt(url.href, ...ACCESS_AS_IT_IS);
    await queryAt(
      url.href,
      `DO $$ DECLARE p record; BEGIN
        FOR p IN SELECT tablename, policyname FROM pg_policies WHERE schemaname = 'public' LOOP
          EXECUTE format('DROP POLICY %I ON %I', p.policyname, p.tablename);
        END LOOP;
        FOR p IN SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' LOOP
          EXECUTE format('ALTER TABLE %I DISABLE ROW LEVEL SECURITY', p.relname);
          EXECUTE format('REVOKE ALL ON %I FROM makerfront_tenant, makerfront_platform', p.relname);
        END LOOP;
        EXECUTE format('GRANT TEMPORARY ON DATABASE %I TO PUBLIC', current_database());
      END $$`,
      'REVOKE USAGE ON SCHEMA public FROM PUBLIC, makerfront_tenant, makerfront_platform',
      'GRANT CREATE ON SCHEMA public TO PUBLIC',
      'DROP FUNCTION current_tenant_id()',
    );
    const mended = await ensureAccess(url.href);
    expect(mended).toContain('row-level security of orders is off');
    expect(mended).toContain('the policy orders_own_rows is missing');
    expect(await queryAt(url.href, ...ACCESS_AS_IT_IS)).toEqual(before);
    expect(await ensureAccess(url.href)).toEqual([]);
  });

  it.each<[string, string]>([
    [
      'REVOKE USAGE ON SCHEMA makerfront_search FROM makerfront_tenant',
      'the role makerfront_tenant may not use the schema makerfront_search',
    ],
    ['CREATE POLICY wide ON orders USING (true)', 'the policy wide on orders opens more than it should'],
    [
      'CREATE POLICY mine ON users TO makerfront_tenant USING (true)',
      'the policy mine on users opens more than it should',
    ],
    ['ALTER POLICY orders_own_rows ON orders USING (true)', 'the policy orders_own_rows is another one'],
    ['ALTER POLICY orders_own_rows ON orders TO PUBLIC', 'the policy orders_own_rows is another one'],
    [
      'GRANT EXECUTE ON FUNCTION team_remove TO PUBLIC',
      'the function team_remove may be called by others than it should',
    ],
    [
      'REVOKE EXECUTE ON FUNCTION team_invite FROM makerfront_platform',
      'the function team_invite may be called by others than it should',
    ],
    [
      'GRANT EXECUTE ON FUNCTION team_audit TO makerfront_tenant',
      'the function team_audit may be called by others than it should',
    ],
    ['ALTER TABLE orders DISABLE ROW LEVEL SECURITY', 'row-level security of orders is off'],
    [
      'ALTER TABLE rate_limits ENABLE ROW LEVEL SECURITY',
      'row-level security of rate_limits is on, and no policy belongs there',
    ],
    ['GRANT SELECT ON users TO PUBLIC', 'makerfront_tenant may not do with users what it should, or more'],
    [
      'GRANT UPDATE (total_cents) ON orders TO makerfront_tenant',
      'makerfront_tenant may not do with orders what it should, or more',
    ],
    [
      'REVOKE INSERT ON contact_signups FROM makerfront_platform',
      'makerfront_platform may not do with contact_signups what it should, or more',
    ],
    [
      `CREATE OR REPLACE FUNCTION current_tenant_id() RETURNS uuid LANGUAGE sql STABLE AS $$ SELECT NULL::uuid $$`,
      'the function current_tenant_id() is another one',
    ],
  ])('are repaired after %s', async (statement, says) => {
    const before = await queryAt(url.href, ...ACCESS_AS_IT_IS);
    await queryAt(url.href, statement);
    expect(await ensureAccess(url.href)).toContain(says);
    expect(await queryAt(url.href, ...ACCESS_AS_IT_IS)).toEqual(before);
  });

  it('are not waited for behind a backup, with all shoppers waiting behind that', async () => {
    await queryAt(url.href, 'ALTER TABLE orders DISABLE ROW LEVEL SECURITY');
    const backup = new Client({ connectionString: url.href });
    await backup.connect();
    try {
      await backup.query('BEGIN');
      await backup.query('LOCK TABLE orders IN ACCESS SHARE MODE');
      await expect(ensureAccess(url.href)).rejects.toThrow(
        /^The database is not in order: row-level security of orders is off\. Mending it must wait: a connection/,
      );
    } finally {
      await backup.end();
    }
    expect(await ensureAccess(url.href)).toEqual(['row-level security of orders is off']);
  });

  it('leave other people’s roles and the objects of extensions alone', async () => {
    await queryAt(url.href, 'CREATE POLICY analyst ON orders FOR SELECT TO pg_monitor USING (true)');
    expect(await ensureAccess(url.href)).toEqual([]);
  });

  it.each<[string, RegExp]>([
    ['DROP TABLE made_pieces', /the table made_pieces is missing/],
    ['ALTER TABLE rosters DROP COLUMN product_id CASCADE', /the table rosters has no column product_id/],
    [
      'CREATE VIEW all_orders AS SELECT * FROM orders; GRANT SELECT ON all_orders TO makerfront_tenant',
      /makerfront_tenant may use all_orders, which is no table of Makerfront's/,
    ],
  ])('are reported in a sentence where nobody can repair them: %s', async (statement, sentence) => {
    await queryAt(url.href, statement);
    const error: unknown = await ensureAccess(url.href).catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(OperatorError);
    expect(String(error)).toMatch(sentence);
  });

  it('are reported with the statement where the login may not repair them', async () => {
    await queryAt(
      url.href,
      `DROP ROLE IF EXISTS weak_owner`,
      `CREATE ROLE weak_owner LOGIN PASSWORD 'weak'`,
      'DROP POLICY orders_own_rows ON orders',
    );
    const weak = new URL(url);
    [weak.username, weak.password] = ['weak_owner', 'weak'];
    await expect(ensureAccess(weak.href)).rejects.toThrow(
      /the policy orders_own_rows is missing\. .* could not mend it \(must be owner of .*orders\).*: CREATE POLICY "orders_own_rows" ON "orders"/,
    );
  });
});
