-- Distributes an empty, migrated database over the workers of a Citus cluster, by tenant_id. Run once, as the owner of the
-- tables, before the first shop opens (docs/operations.md, "A database that is too large for one machine"):
--   psql "$MIGRATION_DATABASE_URL" -v ON_ERROR_STOP=1 -f deploy/citus/distribute.sql
-- prisma/distribution.db.test.ts holds the schema to what this needs.

-- Our triggers read and write rows of the same shop, which are on the same worker, and copies of reference tables.
SET citus.enable_unsafe_triggers TO on;

-- Tables refer to each other in circles, and none can be distributed before those that it refers to: all keys are taken
-- off and put back. Citus follows no update of a shop's id (ON UPDATE CASCADE), and an id never changes.
CREATE TEMPORARY TABLE kept_keys AS
SELECT conrelid::regclass::text AS on_table, conname AS name,
  replace(pg_get_constraintdef(oid), ' ON UPDATE CASCADE', '') AS definition
FROM pg_constraint
WHERE contype = 'f' AND connamespace = 'public'::regnamespace;

DO $$
DECLARE kept record;
BEGIN
  FOR kept IN SELECT on_table, name FROM kept_keys LOOP
    EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', kept.on_table, kept.name);
  END LOOP;
END $$;

-- What belongs to the platform, and what is unique over all shops: small, read often, copied to each worker.
SELECT create_reference_table('users');
SELECT create_reference_table('user_factors');
SELECT create_reference_table('user_identities');
SELECT create_reference_table('user_recovery_codes');
SELECT create_reference_table('tenants');
SELECT create_reference_table('tenant_users');
SELECT create_reference_table('tenant_domains');
SELECT create_reference_table('tenant_fees');
SELECT create_reference_table('fee_statements');
SELECT create_reference_table('former_slugs');

-- Everything else of a shop, all of it on one worker. rate_limits, contact_signups and _prisma_migrations refer to
-- nothing and stay on the coordinator.
SELECT create_distributed_table('products', 'tenant_id', colocate_with => 'none');

DO $$
DECLARE name text;
BEGIN
  FOR name IN
    SELECT c.oid::regclass::text FROM pg_class c
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'tenant_id' AND NOT a.attisdropped
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname NOT IN (
      'products', 'tenant_users', 'tenant_domains', 'tenant_fees', 'fee_statements', 'former_slugs')
    ORDER BY c.relname
  LOOP
    PERFORM create_distributed_table(name::regclass, 'tenant_id', colocate_with => 'products');
  END LOOP;
END $$;

DO $$
DECLARE kept record;
BEGIN
  FOR kept IN SELECT on_table, name, definition FROM kept_keys LOOP
    EXECUTE format('ALTER TABLE %s ADD CONSTRAINT %I %s', kept.on_table, kept.name, kept.definition);
  END LOOP;
END $$;
