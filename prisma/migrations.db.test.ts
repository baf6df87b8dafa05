import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queryAt } from '@/lib/testing/database/query-at';
import { CAREFULLY } from './change-carefully';
import { schemaSql } from './diff';
import { applyMigrations, migrate } from './migrate';
import { migrationNames } from './migration-files';

const SCRATCH = 'makerfront_drift';
const migratedUrl = process.env.MIGRATION_DATABASE_URL ?? '';
const scratchUrl = new URL(migratedUrl);
scratchUrl.pathname = `/${SCRATCH}`;

/** Works with an empty database of that name, which is gone afterwards. */
async function withDatabase(name: string, work: (url: string) => Promise<void>) {
  const url = new URL(migratedUrl);
  url.pathname = `/${name}`;
  await queryAt(migratedUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`, `CREATE DATABASE ${name}`);
  try {
    await work(url.href);
  } finally {
    await queryAt(migratedUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  }
}

beforeAll(async () => {
  await queryAt(migratedUrl, `DROP DATABASE IF EXISTS ${SCRATCH} WITH (FORCE)`, `CREATE DATABASE ${SCRATCH}`);
  await queryAt(scratchUrl.href, await schemaSql(migratedUrl));
});
afterAll(() => queryAt(migratedUrl, `DROP DATABASE IF EXISTS ${SCRATCH} WITH (FORCE)`));

const COLUMNS = `
  SELECT table_name, column_name, udt_name, is_nullable, column_default, datetime_precision,
    numeric_precision, numeric_scale
  FROM information_schema.columns
  WHERE table_schema = 'public' AND table_name <> '_prisma_migrations'
  ORDER BY table_name, column_name`;
/** Indexes on expressions, on some rows only, and with further columns, for which schema.prisma has no word. */
const WITHOUT_WORD = [
  'products_tenant_id_lower_sku_key',
  'orders_tenant_id_lower_customer_email_idx',
  'customer_addresses_default_key',
  'order_items_roster_names_idx',
  'team_invitations_open_key',
  'tenants_platform_key',
  'tenants_is_featured_idx',
  'fee_entries_open_idx',
  'tenants_paypal_merchant_id_idx',
  'payments_partner_order_idx',
  'payments_partner_capture_idx',
  'payments_undecided_idx',
  'tenant_archives_one_at_once',
  'orders_is_test_idx',
  'cache_events_unpurged_idx',
  'tenant_domains_verified_key',
  'tenant_domains_primary_key',
  'orders_tenant_id_created_at_id_idx',
  'payments_tenant_id_captured_at_idx',
];
const INDEXES = `
  SELECT tablename, indexname, indexdef FROM pg_indexes
  WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'
    AND indexname <> ALL ('{${WITHOUT_WORD.join()}}') ORDER BY indexname`;
const KEYS = `
  SELECT conrelid::regclass::text AS "table", conname, pg_get_constraintdef(oid) AS definition
  FROM pg_constraint
  WHERE connamespace = 'public'::regnamespace AND contype IN ('p', 'f', 'u')
    AND conrelid::regclass::text <> '_prisma_migrations'
  ORDER BY 1, 2`;

describe('the migrations', () => {
  it.each([
    ['columns', COLUMNS, 100],
    ['indexes', INDEXES, 30],
    ['primary and foreign keys', KEYS, 20],
  ])('make the %s of schema.prisma', async (_name, sql, atLeast) => {
    const expected = await queryAt(scratchUrl.href, sql);
    expect(expected.length).toBeGreaterThanOrEqual(atLeast);
    expect(await queryAt(migratedUrl, sql)).toEqual(expected);
  });

  // In the order of the index, so that on an empty table no other one is as good.
  it.each([
    ['orders', 'status, expired_at, is_test', 'created_at DESC, id DESC'],
    [
      'payments',
      'order_id, status, amount_cents, refunded_cents, paypal_fee_cents, platform_fee_cents',
      'captured_at',
    ],
  ])('let the sums of a shop’s %s read an index alone', async (table, columns, order) => {
    const plan = await queryAt(
      migratedUrl,
      'SET enable_seqscan = off',
      'SET enable_bitmapscan = off',
      `EXPLAIN SELECT ${columns} FROM ${table} WHERE tenant_id = '00000000-0000-0000-0000-00000000000a' ORDER BY ${order}`,
    );
    expect(JSON.stringify(plan)).toMatch(new RegExp(`Index Only Scan using \\w+ on ${table}`));
    expect(JSON.stringify(plan)).not.toContain('Sort');
  });

  it('change nothing when they are applied again', async () => {
    const applied = 'SELECT migration_name, checksum, finished_at, rolled_back_at FROM _prisma_migrations';
    const before = await queryAt(migratedUrl, applied, COLUMNS, INDEXES, KEYS);
    expect(await applyMigrations(migratedUrl)).toEqual([]);
    expect(await queryAt(migratedUrl, applied, COLUMNS, INDEXES, KEYS)).toEqual(before);
  });

  it('bring an empty database to the newest one, also if another one has made the role already', () =>
    withDatabase('makerfront_empty', async (url) => {
      expect((await applyMigrations(url)).length).toBeGreaterThan(0);
      expect(await queryAt(url, COLUMNS)).toEqual(await queryAt(migratedUrl, COLUMNS));
    }));

  it('rename SKUs that differ by case only, except the oldest, and keep their old text', () =>
    withDatabase('makerfront_skus', async (url) => {
      await applyMigrations(url);
      const [ours, theirs] = ['00000000-0000-0000-0000-00000000000a', '00000000-0000-0000-0000-00000000000b'];
      const long = 'x'.repeat(64);
      const products = [
        [ours, 'Mug-1', '2026-01-02'],
        [ours, 'MUG-1', '2026-01-01'],
        [ours, 'mug-1', '2026-01-03'],
        [ours, 'mug-1-2', '2026-01-04'],
        [ours, long, '2026-01-01'],
        [ours, long.toUpperCase(), '2026-01-02'],
        [theirs, 'mug-1', '2026-01-01'],
      ];
      const file = fileURLToPath(
        new URL('migrations/20261124140000_skus_whatever_their_case/migration.sql', import.meta.url),
      );
      await queryAt(
        url,
        // As it was before.
        `DROP INDEX products_tenant_id_lower_sku_key; ALTER TABLE products DROP COLUMN former_sku;
         ALTER TABLE products DISABLE TRIGGER USER;
         CREATE UNIQUE INDEX products_tenant_id_sku_key ON products (tenant_id, sku)`,
        `INSERT INTO tenants (id, name, slug) VALUES ('${ours}', 'A', 'aaa'), ('${theirs}', 'B', 'bbb')`,
        ...products.map(
          ([tenant, sku, day]) =>
            `INSERT INTO products (tenant_id, id, name, price_cents, sku, created_at)
             VALUES ('${tenant}', gen_random_uuid(), 'Mug', 100, '${sku}', '${day}')`,
        ),
        readFileSync(file, 'utf8'),
      );
      const named =
        'SELECT sku, former_sku, version FROM products ORDER BY tenant_id, created_at, length(sku)';
      expect(await queryAt(url, named)).toEqual([
        { sku: 'MUG-1', former_sku: null, version: 1 },
        { sku: long, former_sku: null, version: 1 },
        { sku: 'Mug-1-3', former_sku: 'Mug-1', version: 2 },
        { sku: `${'X'.repeat(62)}-2`, former_sku: long.toUpperCase(), version: 2 },
        { sku: 'mug-1-4', former_sku: 'mug-1', version: 2 },
        { sku: 'mug-1-2', former_sku: null, version: 1 },
        { sku: 'mug-1', former_sku: null, version: 1 },
      ]);
    }));

  it('leave nothing half done when one of them fails', () =>
    withDatabase('makerfront_broken', async (url) => {
      // Conflicts with a statement near the end of the first migration.
      await queryAt(
        url,
        `CREATE FUNCTION current_tenant_id() RETURNS text LANGUAGE sql AS 'SELECT NULL::text'`,
      );
      await expect(applyMigrations(url)).rejects.toThrow();
      const tables = `SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'`;
      expect(await queryAt(url, tables)).toEqual([]);
    }));
});

describe('a migration that breaks off', () => {
  const [first = '', second = ''] = migrationNames();

  it('says what Postgres said, leaves nothing, and is tried again', () =>
    withDatabase('makerfront_broken', async (url) => {
      await expect(applyMigrations(url, [second])).rejects.toThrow(
        new RegExp(
          `^${second} was refused by Postgres: relation "\\w+" does not exist\\. Nothing of it stands`,
        ),
      );
      expect(await applyMigrations(url, [first, second])).toEqual([first, second]);
    }));

  it('says so too if not even the first one may begin, as with an owner of no schema', () =>
    withDatabase('makerfront_broken', async (url) => {
      await queryAt(url, `CREATE ROLE makerfront_nobody LOGIN PASSWORD 'nobody'`);
      const nobody = new URL(url);
      nobody.username = 'makerfront_nobody';
      nobody.password = 'nobody';
      try {
        await expect(applyMigrations(nobody.href)).rejects.toThrow(/permission denied for schema public/);
      } finally {
        await queryAt(url, 'DROP ROLE makerfront_nobody');
      }
    }));

  it('does not wait behind a backup with all shoppers behind itself, says so, and is tried again', () =>
    withDatabase('makerfront_broken', async (url) => {
      await applyMigrations(url, [first]);
      const backup = new Client({ connectionString: url });
      await backup.connect();
      try {
        await backup.query('BEGIN');
        await backup.query('LOCK TABLE products IN ACCESS SHARE MODE');
        await expect(applyMigrations(url, [first, second])).rejects.toThrow(
          `${second} was refused by Postgres: a connection, such as a backup's, has used a table for more than 5 seconds.`,
        );
        await backup.query('COMMIT');
      } finally {
        await backup.end();
      }
      expect(await applyMigrations(url, [first, second])).toEqual([second]);
    }));

  it('is undone if its process is killed in the middle', () =>
    withDatabase('makerfront_broken', async (url) => {
      const running = new Client({ connectionString: url });
      running.on('error', () => undefined);
      await running.connect();
      const socket = running.connection.stream;
      const script = running.query(
        `${CAREFULLY} CREATE TABLE half (); SELECT pg_sleep(4); CREATE TABLE whole ()`,
      );
      const interrupted = expect(script).rejects.toThrow();
      const states = `SELECT count(*)::int AS count FROM pg_stat_activity WHERE query LIKE '%TABLE half%' AND state = 'active' AND pid <> pg_backend_pid()`;
      await expect.poll(() => queryAt(url, states)).toEqual([{ count: 1 }]);
      socket.destroy();
      await interrupted;
      await expect.poll(() => queryAt(url, states), { timeout: 3_000 }).toEqual([{ count: 0 }]);
      const made = `SELECT tablename FROM pg_tables WHERE tablename IN ('half', 'whole')`;
      expect(await queryAt(url, made)).toEqual([]);
    }));

  it('names itself if its process was killed', () =>
    withDatabase('makerfront_broken', async (url) => {
      await applyMigrations(url, [first]);
      await queryAt(url, 'UPDATE _prisma_migrations SET finished_at = NULL, applied_steps_count = 0');
      const logins = { tenant: 'postgresql://a:a@localhost/a', platform: 'postgresql://b:b@localhost/b' };
      await expect(migrate(url, logins)).rejects.toThrow(
        `${first} was interrupted. See "A migration broke off" in docs/operations.md.`,
      );
    }));
});
