// The logins of a running server: `npm run migrate` creates them with the names and passwords of the environment,
// and they are checked there and at each start.
import { Client } from 'pg';
import { z } from 'zod';
import { LOGIN_KINDS, LOGIN_ROLE, loginProblem, type RunningLogins } from '../lib/db/login-problem';
import { OperatorError } from './operator/operator-error';
import { readTimeZone } from './time-zone';

const credentialsOf = (url: string) => {
  const { username, password } = new URL(url);
  return { name: decodeURIComponent(username), password: decodeURIComponent(password) };
};

/**
 * Throws if a login has the name of a role that its logins are members of: `npm run migrate` locks that role, so for a moment nobody
 * could sign in. To be called before anything is changed.
 */
export function refuseNamesOfRoles(logins: RunningLogins): void {
  const taken = LOGIN_KINDS.map((kind) => credentialsOf(logins[kind]).name).find((name) =>
    Object.values<string>(LOGIN_ROLE).includes(name),
  );
  if (taken !== undefined) {
    throw new OperatorError(
      `"${taken}" cannot be a login of the server: it is the name of a role that its logins are members of, and may not sign in. Choose another user name in DATABASE_URL or PLATFORM_DATABASE_URL, such as makerfront_shops and makerfront_across, and run npm run migrate again, which makes it.`,
    );
  }
}

/**
 * Creates missing logins, gives each its one role, and tries them. An existing login gets the password of its URL
 * if it has another one. The sessions of all, and of the owner in this database, get the time zone UTC.
 */
export async function ensureLogins(ownerUrl: string, logins: RunningLogins): Promise<void> {
  const [ownerName, tenantName, platformName] = [ownerUrl, logins.tenant, logins.platform].map(
    (url) => credentialsOf(url).name,
  );
  // Checked before any grant: with both roles one login would be as powerful as the two.
  if (new Set([ownerName, tenantName, platformName]).size < 3) {
    throw new OperatorError(
      'MIGRATION_DATABASE_URL, DATABASE_URL and PLATFORM_DATABASE_URL need a user name each: what migrates owns the tables, and each of the two logins that the server runs with may do its own part only. Those two are made here.',
    );
  }
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    for (const kind of LOGIN_KINDS) {
      await ensureLogin(owner, kind, logins[kind]);
    }
    for (const kind of LOGIN_KINDS) {
      await ensureUniversalTime(owner, logins[kind]);
    }
    // The owner may have other databases.
    const { database } = await readTimeZone(owner);
    await ensureUniversalTime(owner, ownerUrl, ` IN DATABASE ${owner.escapeIdentifier(database)}`);
  } finally {
    await owner.end();
  }
  for (const kind of LOGIN_KINDS) {
    const problem = await loginProblem(kind, logins[kind]);
    if (problem !== null) {
      throw new OperatorError(problem);
    }
  }
}

async function ensureLogin(owner: Client, kind: keyof RunningLogins, url: string): Promise<void> {
  const { name, password } = credentialsOf(url);
  const { rows } = await owner.query('SELECT rolcanlogin FROM pg_roles WHERE rolname = $1', [name]);
  const setPassword = `LOGIN PASSWORD ${owner.escapeLiteral(password)}`;
  if (rows.length === 0) {
    // Inherits nothing in a shop's scope: outside `tenantDb` this login may do nothing at all.
    const inherits = kind === 'tenant' ? 'NOINHERIT' : 'INHERIT';
    await owner.query(
      `CREATE ROLE ${owner.escapeIdentifier(name)} ${setPassword} ${inherits} NOSUPERUSER NOCREATEDB NOCREATEROLE NOBYPASSRLS`,
    );
  } else if (await isRefused(url)) {
    await owner.query(`ALTER ROLE ${owner.escapeIdentifier(name)} ${setPassword}`);
  }
  const isMember = await owner.query(`SELECT pg_has_role($1, $2, 'MEMBER') AS "isMember"`, [
    name,
    LOGIN_ROLE[kind],
  ]);
  if (isMember.rows[0]?.isMember !== true) {
    await owner.query(`GRANT ${LOGIN_ROLE[kind]} TO ${owner.escapeIdentifier(name)}`);
  }
}

/**
 * Sets the time zone of a login's sessions to UTC. Prisma sends and reads times without their zone, and our own statements with it:
 * in another zone the two would differ by hours.
 */
async function ensureUniversalTime(owner: Client, url: string, where = ''): Promise<void> {
  const { name } = credentialsOf(url);
  if ((await timeZoneOf(url)) === 'UTC') {
    return;
  }
  const change = `ALTER ROLE ${owner.escapeIdentifier(name)}${where} SET timezone = 'UTC'`;
  await owner.query(change).catch((cause: unknown) => {
    throw new OperatorError(
      `The sessions of ${name} have another time zone than UTC, and MIGRATION_DATABASE_URL may not change that. Run this as an administrator of the database, and npm run migrate again: ${change}`,
      { cause },
    );
  });
}

async function timeZoneOf(url: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await readTimeZone(client)).zone;
  } finally {
    await client.end();
  }
}

const WRONG_PASSWORD = new Set(['28P01', '28000']);

async function isRefused(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    return false;
  } catch (error) {
    const { code } = z.object({ code: z.string() }).catch({ code: '' }).parse(error);
    if (WRONG_PASSWORD.has(code)) {
      return true;
    }
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}
