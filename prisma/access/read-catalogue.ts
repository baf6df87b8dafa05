// What Postgres's own catalogue says about who may do what. Read as the owner of the tables.
import type { ClientBase } from 'pg';
import { z } from 'zod';
import { FUNCTIONS, INNER_FUNCTIONS, TRIGGER_FUNCTIONS } from '../../lib/db/access';
import { LOGIN_ROLE, type LoginKind } from '../../lib/db/login-problem';

const names = z
  .array(z.string())
  .nullable()
  .transform((list) => list ?? []);

const roleRow = z.object({
  name: z.string(),
  isTooStrong: z.boolean(),
  canLogIn: z.boolean(),
  hasSchema: z.boolean(),
  makesTables: z.boolean(),
  makesTemporaryTables: z.boolean(),
  callsFunction: z.boolean(),
  /** Search schemas that it may not use. */
  closedSchemas: names,
});

const tableRow = z.object({ name: z.string(), kind: z.string(), isSecured: z.boolean(), columns: names });

const rightsRow = z.object({
  table: z.string(),
  role: z.string(),
  read: names,
  inserted: names,
  changed: names,
  isDeleted: z.boolean(),
  hasMore: z.boolean(),
});

const policyRow = z.object({
  table: z.string(),
  name: z.string(),
  isPermissive: z.boolean(),
  roles: z.array(z.string()),
  command: z.string(),
  using: z.string().nullable(),
  check: z.string().nullable(),
});

const functionRow = z.object({ source: z.string(), result: z.string(), isDefiner: z.boolean() });

const definerRow = z.object({
  name: z.string(),
  /** As it is called, with the types of its arguments. */
  signature: z.string(),
  isDefiner: z.boolean(),
  callers: names,
  isForAll: z.boolean(),
});

export type FunctionFacts = z.infer<typeof definerRow>;
export type RoleFacts = z.infer<typeof roleRow>;
export type TableFacts = z.infer<typeof tableRow>;
export type RightsFacts = z.infer<typeof rightsRow>;
export type PolicyFacts = z.infer<typeof policyRow>;

/** The database as it is. A missing role has no row in `roles` and in `rights`. */
export type Catalogue = {
  roles: RoleFacts[];
  tables: TableFacts[];
  rights: RightsFacts[];
  policies: PolicyFacts[];
  /** `current_tenant_id()`, which every policy of a shop's rows calls. */
  tenantFunction: z.infer<typeof functionRow> | null;
  /** Those of lib/db/access.ts, and whatever else runs with its owner's rights. */
  functions: FunctionFacts[];
};

const ROLES: readonly string[] = Object.values<(typeof LOGIN_ROLE)[LoginKind]>(LOGIN_ROLE);

const READ_ROLES = `
  SELECT rolname::text AS "name",
    rolsuper OR rolbypassrls OR rolcreaterole OR rolcreatedb OR rolreplication AS "isTooStrong",
    rolcanlogin AS "canLogIn",
    has_schema_privilege(r.oid, 'public', 'USAGE') AS "hasSchema",
    has_schema_privilege(r.oid, 'public', 'CREATE') AS "makesTables",
    has_database_privilege(r.oid, current_database(), 'TEMPORARY') AS "makesTemporaryTables",
    coalesce(has_function_privilege(r.oid, to_regprocedure('public.current_tenant_id()'), 'EXECUTE'), false) AS "callsFunction",
    (SELECT array_agg(DISTINCT n.nspname::text)
      FROM pg_namespace n LEFT JOIN pg_extension e ON e.extnamespace = n.oid
      WHERE (n.nspname = 'makerfront_search' OR e.extname IN ('unaccent', 'pg_trgm'))
        AND NOT has_schema_privilege(r.oid, n.oid, 'USAGE')) AS "closedSchemas"
  FROM pg_roles r WHERE rolname = ANY ($1)`;

// Objects of an extension are not ours.
const OURS = `c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm', 'f')
  AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')`;

const READ_TABLES = `
  SELECT c.relname::text AS "name", c.relkind::text AS "kind", c.relrowsecurity AS "isSecured",
    (SELECT array_agg(a.attname::text ORDER BY a.attnum) FROM pg_attribute a
      WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped) AS "columns"
  FROM pg_class c WHERE ${OURS} ORDER BY 1`;

// Effective rights, however they were granted.
const READ_RIGHTS = `
  SELECT c.relname::text AS "table", r.rolname::text AS "role",
    array_agg(a.attname::text) FILTER (WHERE has_column_privilege(r.oid, c.oid, a.attnum, 'SELECT')) AS "read",
    array_agg(a.attname::text) FILTER (WHERE has_column_privilege(r.oid, c.oid, a.attnum, 'INSERT')) AS "inserted",
    array_agg(a.attname::text) FILTER (WHERE has_column_privilege(r.oid, c.oid, a.attnum, 'UPDATE')) AS "changed",
    has_table_privilege(r.oid, c.oid, 'DELETE') AS "isDeleted",
    has_table_privilege(r.oid, c.oid, 'TRUNCATE, TRIGGER, DELETE WITH GRANT OPTION')
      OR has_any_column_privilege(r.oid, c.oid,
        'REFERENCES, SELECT WITH GRANT OPTION, INSERT WITH GRANT OPTION, UPDATE WITH GRANT OPTION') AS "hasMore"
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    JOIN pg_roles r ON r.rolname = ANY ($1)
  WHERE ${OURS} GROUP BY c.oid, c.relname, r.oid, r.rolname`;

const READ_POLICIES = `
  SELECT tablename::text AS "table", policyname::text AS "name", permissive = 'PERMISSIVE' AS "isPermissive",
    roles::text[] AS "roles", cmd AS "command", qual AS "using", with_check AS "check"
  FROM pg_policies WHERE schemaname = 'public'`;

const READ_FUNCTION = `
  SELECT prosrc AS "source", format_type(prorettype, NULL) AS "result", prosecdef AS "isDefiner"
  FROM pg_proc WHERE oid = to_regprocedure('public.current_tenant_id()')`;

const READ_FUNCTIONS = `
  SELECT p.proname::text AS "name", p.oid::regprocedure::text AS "signature", p.prosecdef AS "isDefiner",
    (SELECT array_agg(r.rolname::text) FROM pg_roles r
      WHERE r.rolname = ANY ($1) AND has_function_privilege(r.oid, p.oid, 'EXECUTE')) AS "callers",
    EXISTS (SELECT FROM aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a WHERE a.grantee = 0) AS "isForAll"
  FROM pg_proc p
  WHERE p.pronamespace = 'public'::regnamespace AND (p.prosecdef OR p.proname = ANY ($2))
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_proc'::regclass AND d.objid = p.oid AND d.deptype = 'e')
  ORDER BY 1`;

/** Reads all of it, in the client's open transaction. */
export async function readCatalogue(client: ClientBase): Promise<Catalogue> {
  const rowsOf = async <Row>(row: z.ZodType<Row>, sql: string, values: unknown[] = []): Promise<Row[]> =>
    z.array(row).parse((await client.query(sql, values)).rows);
  // Postgres prints conditions relative to the search path.
  await client.query('SET LOCAL search_path = public, pg_catalog');
  const [tenantFunction = null] = await rowsOf(functionRow, READ_FUNCTION);
  return {
    roles: await rowsOf(roleRow, READ_ROLES, [ROLES]),
    tables: await rowsOf(tableRow, READ_TABLES),
    rights: await rowsOf(rightsRow, READ_RIGHTS, [ROLES]),
    policies: await rowsOf(policyRow, READ_POLICIES),
    tenantFunction,
    functions: await rowsOf(definerRow, READ_FUNCTIONS, [
      ROLES,
      [...FUNCTIONS, ...INNER_FUNCTIONS, ...TRIGGER_FUNCTIONS],
    ]),
  };
}
