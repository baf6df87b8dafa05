import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schemaSql } from './diff';
import { applyMigrations } from './migrate';

const SCRATCH = 'makerfront_drift';
const migratedUrl = process.env.MIGRATION_DATABASE_URL ?? '';
const scratchUrl = new URL(migratedUrl);
scratchUrl.pathname = `/${SCRATCH}`;

async function query(url: string, ...statements: string[]): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const rows: unknown[] = [];
    for (const statement of statements) {
      // A script of several statements answers a list of results.
      rows.push(...[await client.query(statement)].flat().flatMap((result) => result.rows));
    }
    return rows;
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  await query(migratedUrl, `DROP DATABASE IF EXISTS ${SCRATCH} WITH (FORCE)`, `CREATE DATABASE ${SCRATCH}`);
  await query(scratchUrl.href, await schemaSql(migratedUrl));
});
afterAll(() => query(migratedUrl, `DROP DATABASE IF EXISTS ${SCRATCH} WITH (FORCE)`));

const COLUMNS = `
  SELECT table_name, column_name, udt_name, is_nullable, column_default, datetime_precision,
    numeric_precision, numeric_scale
  FROM information_schema.columns
  WHERE table_schema = 'public' AND table_name <> '_prisma_migrations'
  ORDER BY table_name, column_name`;
const INDEXES = `
  SELECT tablename, indexname, indexdef FROM pg_indexes
  WHERE schemaname = 'public' AND tablename <> '_prisma_migrations' ORDER BY indexname`;
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
  ])('make the %s that schema.prisma says', async (_name, sql, atLeast) => {
    const expected = await query(scratchUrl.href, sql);
    expect(expected.length).toBeGreaterThanOrEqual(atLeast);
    expect(await query(migratedUrl, sql)).toEqual(expected);
  });

  it('change nothing when they are applied again', async () => {
    const applied = 'SELECT migration_name, checksum, finished_at, rolled_back_at FROM _prisma_migrations';
    const before = await query(migratedUrl, applied, COLUMNS, INDEXES, KEYS);
    expect(await applyMigrations(migratedUrl)).toEqual([]);
    expect(await query(migratedUrl, applied, COLUMNS, INDEXES, KEYS)).toEqual(before);
  });

  it('bring an empty database to the newest one, though another one has made the role already', async () => {
    const name = 'makerfront_empty';
    const url = new URL(migratedUrl);
    url.pathname = `/${name}`;
    await query(migratedUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`, `CREATE DATABASE ${name}`);
    try {
      expect((await applyMigrations(url.href)).length).toBeGreaterThan(0);
      expect(await query(url.href, COLUMNS)).toEqual(await query(migratedUrl, COLUMNS));
    } finally {
      await query(migratedUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    }
  });

  it('leave nothing half made when one of them fails', async () => {
    const name = 'makerfront_broken';
    const url = new URL(migratedUrl);
    url.pathname = `/${name}`;
    await query(migratedUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`, `CREATE DATABASE ${name}`);
    try {
      // Stands in the way of a statement far down in the first migration.
      await query(
        url.href,
        `CREATE FUNCTION current_tenant_id() RETURNS text LANGUAGE sql AS 'SELECT NULL::text'`,
      );
      await expect(applyMigrations(url.href)).rejects.toThrow();
      const tables = `SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'`;
      expect(await query(url.href, tables)).toEqual([]);
    } finally {
      await query(migratedUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    }
  });
});
