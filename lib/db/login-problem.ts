// Whether a login is fit for a running server. Without `server-only`, because `npm run migrate` uses it too.
import { Client } from 'pg';
import { z } from 'zod';

export type RunningLogins = {
  /** For shops' work (DATABASE_URL). */
  tenant: string;
  /** For work across shops (PLATFORM_DATABASE_URL). */
  platform: string;
};

export type LoginKind = keyof RunningLogins;

export const LOGIN_KINDS = ['tenant', 'platform'] as const;

/** The one role that each login is a member of. */
export const LOGIN_ROLE = { tenant: 'makerfront_tenant', platform: 'makerfront_platform' } as const;

const VARIABLE = { tenant: 'DATABASE_URL', platform: 'PLATFORM_DATABASE_URL' } as const;

const standing = z.tuple([
  z.object({
    name: z.string(),
    isSuperuser: z.boolean(),
    bypassesPolicies: z.boolean(),
    makesRoles: z.boolean(),
    owns: z.boolean(),
    isTenant: z.boolean(),
    isPlatform: z.boolean(),
  }),
]);

// Includes every role that this login can change to.
const STANDING = `
  SELECT session_user::text AS "name",
    bool_or(r.rolsuper) AS "isSuperuser", bool_or(r.rolbypassrls) AS "bypassesPolicies",
    bool_or(r.rolcreaterole) AS "makesRoles",
    EXISTS (
      SELECT FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace
        AND pg_has_role(session_user, c.relowner, 'MEMBER')) AS "owns",
    coalesce(bool_or(r.rolname = 'makerfront_tenant'), false) AS "isTenant",
    coalesce(bool_or(r.rolname = 'makerfront_platform'), false) AS "isPlatform"
  FROM pg_roles r WHERE pg_has_role(session_user, r.oid, 'MEMBER')`;

/**
 * The problem of a login for a running server, as a sentence; null if there is none. Throws if the login cannot
 * connect.
 */
export async function loginProblem(kind: LoginKind, url: string): Promise<string | null> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000, query_timeout: 5_000 });
  try {
    await client.connect();
    const [login] = standing.parse((await client.query(STANDING)).rows);
    const tooMuch =
      (login.isSuperuser && 'is a superuser') ||
      (login.bypassesPolicies && 'bypasses row-level security') ||
      (login.makesRoles && 'may make roles') ||
      (login.owns && 'owns tables') ||
      (kind === 'tenant' && login.isPlatform && 'may read every shop') ||
      (kind === 'platform' && login.isTenant && 'may also do shops’ own work');
    if (tooMuch) {
      return `${VARIABLE[kind]}: "${login.name}" ${tooMuch}, which a running server's login must not. Name that login in MIGRATION_DATABASE_URL only, give DATABASE_URL and PLATFORM_DATABASE_URL a new user name and password each, and run npm run migrate, which makes them.`;
    }
    if (kind === 'tenant' ? !login.isTenant : !login.isPlatform) {
      return `${VARIABLE[kind]}: "${login.name}" is not a member of ${LOGIN_ROLE[kind]}. npm run migrate makes it one.`;
    }
    return null;
  } finally {
    await client.end().catch(() => undefined);
  }
}
