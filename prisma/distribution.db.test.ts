// What a Postgres that is distributed by tenant_id needs of the schema. No Citus is at hand: stand-ins keep its rules, as
// its commands/foreign_constraint.c, create_distributed_table.c and trigger.c state them, and deploy/citus/distribute.sql
// runs against them.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queryAt } from '@/lib/testing/database/query-at';
import { applyMigrations } from './migrate';

const SCRATCH = 'makerfront_distribution';
const serverUrl = process.env.MIGRATION_DATABASE_URL ?? '';
const scratchUrl = new URL(serverUrl);
scratchUrl.pathname = `/${SCRATCH}`;
const at = (...statements: string[]) => queryAt(scratchUrl.href, ...statements);

const SCRIPT = readFileSync(
  fileURLToPath(new URL('../deploy/citus/distribute.sql', import.meta.url)),
  'utf8',
);

const STAND_INS = `
  CREATE TABLE placed (name regclass PRIMARY KEY, kind text NOT NULL);
  CREATE FUNCTION refuse_early(relation regclass) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    IF EXISTS (SELECT 1 FROM pg_constraint WHERE contype = 'f' AND (conrelid = relation OR confrelid = relation)) THEN
      RAISE EXCEPTION '% still has foreign keys', relation;
    END IF;
    IF current_setting('citus.enable_unsafe_triggers', true) IS DISTINCT FROM 'on'
      AND EXISTS (SELECT 1 FROM pg_trigger WHERE tgrelid = relation AND NOT tgisinternal) THEN
      RAISE EXCEPTION '% has triggers', relation;
    END IF;
  END $$;
  CREATE FUNCTION create_reference_table(relation regclass) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM refuse_early(relation);
    INSERT INTO placed VALUES (relation, 'reference');
  END $$;
  CREATE FUNCTION create_distributed_table(relation regclass, column_name text, colocate_with text DEFAULT 'default')
  RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM refuse_early(relation);
    IF colocate_with <> 'none' AND NOT EXISTS (
      SELECT 1 FROM placed WHERE name = colocate_with::regclass AND kind = 'distributed') THEN
      RAISE EXCEPTION '% is not distributed', colocate_with;
    END IF;
    INSERT INTO placed VALUES (relation, 'distributed');
  END $$;`;

const KINDS = `SELECT c.oid, c.relname, coalesce(p.kind, 'local') AS kind,
    (SELECT attnum FROM pg_attribute WHERE attrelid = c.oid AND attname = 'tenant_id') AS tenant_column,
    (SELECT attnotnull FROM pg_attribute WHERE attrelid = c.oid AND attname = 'tenant_id') AS is_always_set
  FROM pg_class c LEFT JOIN placed p ON p.name = c.oid
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> 'placed'`;

/** What Citus would refuse, in words. */
const problems = async (): Promise<unknown[]> =>
  (
    await at(`
      WITH tables AS (${KINDS}), keys AS (
        SELECT k.conname, k.confupdtype, k.confdeltype, k.confdelsetcols, k.conkey, k.confkey,
          child.relname AS child, child.kind AS child_kind, parent.relname AS parent, parent.kind AS parent_kind,
          array_position(k.conkey, child.tenant_column) AS child_place,
          array_position(k.confkey, parent.tenant_column) AS parent_place
        FROM pg_constraint k JOIN tables child ON child.oid = k.conrelid JOIN tables parent ON parent.oid = k.confrelid
        WHERE k.contype = 'f')
      SELECT relname || ' may lack its shop' AS problem FROM tables
      WHERE kind = 'distributed' AND is_always_set IS NOT TRUE
      UNION ALL
      SELECT i.indexrelid::regclass || ' is unique over all shops' FROM pg_index i JOIN tables t ON t.oid = i.indrelid
      WHERE t.kind = 'distributed' AND (i.indisunique OR i.indisexclusion)
        AND NOT t.tenant_column = ANY (i.indkey::int2[])
      UNION ALL
      SELECT conname || ' leads from a distributed table to one that is on the coordinator, or back' FROM keys
      WHERE (child_kind = 'local') <> (parent_kind = 'local')
      UNION ALL
      SELECT conname || ' leads from a copied table to a distributed one' FROM keys
      WHERE child_kind = 'reference' AND parent_kind = 'distributed'
      UNION ALL
      SELECT conname || ' does not hold the shop in the same place' FROM keys
      WHERE child_kind = 'distributed' AND parent_kind = 'distributed'
        AND (child_place IS NULL OR child_place IS DISTINCT FROM parent_place)
      UNION ALL
      SELECT conname || ' changes the shop with what it leads to' FROM keys
      WHERE child_kind = 'distributed' AND child_place IS NOT NULL
        AND (confupdtype IN ('c', 'n', 'd') OR confdeltype IN ('n', 'd'))
      ORDER BY 1`)
  ).map(({ problem }) => problem);

const keyNames = async () =>
  (
    await at(
      `SELECT conname FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace ORDER BY 1`,
    )
  ).map(({ conname }) => conname);

let keysBefore: unknown[];

beforeAll(async () => {
  await queryAt(serverUrl, `DROP DATABASE IF EXISTS ${SCRATCH} WITH (FORCE)`, `CREATE DATABASE ${SCRATCH}`);
  await applyMigrations(scratchUrl.href);
  keysBefore = await keyNames();
  await at(STAND_INS, SCRIPT);
});
afterAll(() => queryAt(serverUrl, `DROP DATABASE IF EXISTS ${SCRATCH} WITH (FORCE)`));

describe('a database distributed by shop', () => {
  it('breaks none of the rules of Citus', async () => {
    expect(await problems()).toEqual([]);
  });

  it('has all the foreign keys that it had', async () => {
    expect(keysBefore.length).toBeGreaterThan(100);
    expect(await keyNames()).toEqual(keysBefore);
  });

  it('keeps all of a shop on one worker, and on the coordinator only what belongs to no shop', async () => {
    const tables = await at(KINDS);
    const named = (kind: string) =>
      tables.filter((table) => table.kind === kind).map(({ relname }) => relname);
    expect(named('local').sort()).toEqual(['_prisma_migrations', 'contact_signups', 'rate_limits']);
    expect(named('distributed')).toEqual(expect.arrayContaining(['products', 'orders', 'sessions']));
    expect(named('distributed').length).toBeGreaterThan(60);
  });

  it('would be refused with a table that has a key over all shops', async () => {
    await at(`
      CREATE TABLE glazes (tenant_id uuid, id uuid PRIMARY KEY, product_id uuid);
      CREATE UNIQUE INDEX products_key ON products (id);
      ALTER TABLE glazes ADD CONSTRAINT glazes_product FOREIGN KEY (product_id) REFERENCES products (id)
        ON UPDATE CASCADE;
      INSERT INTO placed VALUES ('glazes', 'distributed')`);
    expect(await problems()).toEqual([
      'glazes may lack its shop',
      'glazes_pkey is unique over all shops',
      'glazes_product does not hold the shop in the same place',
      'products_key is unique over all shops',
    ]);
    await at(
      'DROP TABLE glazes; DROP INDEX products_key; DELETE FROM placed WHERE name::oid NOT IN (SELECT oid FROM pg_class)',
    );
  });
});
