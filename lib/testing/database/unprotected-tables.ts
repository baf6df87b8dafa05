import type { Database } from '@/lib/db/client';

/** Tables that belong to the platform and not to a shop. The tenant role has no rights on them. */
export const PLATFORM_TABLES = [
  'users',
  'user_identities',
  'password_resets',
  'former_slugs',
  'tenant_deletions',
  'user_factors',
  'user_recovery_codes',
  'contact_signups',
  'rate_limits',
  '_prisma_migrations',
];

type Relation = {
  name: string;
  kind: string;
  hasRowSecurity: boolean;
  policies: number;
  weakPolicies: number;
  firstKeyColumn: string | null;
  hasPrivilege: boolean;
};

/**
 * Checks all readable relations of schema public in Postgres's catalogue. Returns each problem that could let one
 * tenant's data reach another; empty if there is none.
 */
export async function unprotectedTables(db: Database): Promise<string[]> {
  const relations = await db.$queryRaw<Relation[]>`
    SELECT c.relname AS "name", c.relkind::text AS "kind", c.relrowsecurity AS "hasRowSecurity",
      (SELECT count(*)::int FROM pg_policy p WHERE p.polrelid = c.oid AND 'makerfront_tenant'::regrole = ANY (p.polroles)) AS "policies",
      (SELECT count(*)::int FROM pg_policy p WHERE p.polrelid = c.oid AND p.polroles <> ARRAY['makerfront_platform'::regrole::oid] AND NOT (
        coalesce(pg_get_expr(p.polqual, p.polrelid), '') LIKE '%current_tenant_id()%'
        AND coalesce(pg_get_expr(p.polwithcheck, p.polrelid), '') LIKE '%current_tenant_id()%')
      ) AS "weakPolicies",
      (SELECT a.attname::text FROM pg_index i
        JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = i.indkey[0]
        WHERE i.indrelid = c.oid AND i.indisprimary) AS "firstKeyColumn",
      (has_table_privilege('makerfront_tenant', c.oid,
          'SELECT, INSERT, UPDATE, DELETE, TRUNCATE, REFERENCES, TRIGGER')
        OR has_any_column_privilege('makerfront_tenant', c.oid, 'SELECT, INSERT, UPDATE, REFERENCES')
      ) AS "hasPrivilege"
    FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm', 'f')
    ORDER BY c.relname`;
  return relations.flatMap((relation) =>
    problemsOf(relation).map((problem) => `${relation.name}: ${problem}`),
  );
}

function problemsOf(relation: Relation): string[] {
  const { name, kind, hasRowSecurity, policies, weakPolicies, firstKeyColumn, hasPrivilege } = relation;
  if (PLATFORM_TABLES.includes(name)) {
    return hasPrivilege ? ['the tenant role has a privilege on this platform table'] : [];
  }
  if (kind !== 'r') {
    return ['only plain tables are known to be safe'];
  }
  const keyColumn = name === 'tenants' ? 'id' : 'tenant_id';
  return [
    ...(hasRowSecurity ? [] : ['row-level security is off']),
    ...(policies > 0 ? [] : ['there is no policy']),
    ...(weakPolicies === 0 ? [] : ['a policy does not compare with current_tenant_id()']),
    ...(firstKeyColumn === keyColumn ? [] : [`${keyColumn} does not lead the primary key`]),
  ];
}
