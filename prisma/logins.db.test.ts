import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queryAt } from '@/lib/testing/database/query-at';
import { LOGIN_ROLE, loginProblem } from '../lib/db/login-problem';
import { ensureLogins } from './logins';
import { migrate } from './migrate';
import { OperatorError } from './operator/operator-error';

const owner = process.env.MIGRATION_DATABASE_URL ?? '';
const prefix = `"login of a test ${process.env.VITEST_POOL_ID ?? '1'}"`;

function urlOf(name: string, password: string): string {
  const url = new URL(owner);
  url.username = encodeURIComponent(`${prefix}_${name}`);
  url.password = encodeURIComponent(password);
  return url.href;
}
const loginsWith = (password: string) => ({
  tenant: urlOf('shops', password),
  platform: urlOf('all', password),
});

const asOwner = (sql: string) => queryAt(owner, sql);

const identifier = (name: string) => `"${`${prefix}_${name}`.replaceAll('"', '""')}"`;
const dropAll = () =>
  asOwner(['shops', 'all'].map((name) => `DROP ROLE IF EXISTS ${identifier(name)};`).join(''));
beforeAll(dropAll);
afterAll(dropAll);

describe('the logins of a running server', () => {
  it('are created with the names and passwords of the environment, with any characters', async () => {
    const logins = loginsWith(`p'ss"w\\rd:/@%`);
    await ensureLogins(owner, logins);
    expect(await loginProblem('tenant', logins.tenant)).toBeNull();
    expect(await loginProblem('platform', logins.platform)).toBeNull();
    // A second run changes nothing.
    const roles = `SELECT rolname, rolsuper, rolinherit, rolcreaterole, rolcreatedb, rolpassword, rolbypassrls
      FROM pg_authid WHERE rolname LIKE '%login of a test%' ORDER BY 1`;
    const before = await asOwner(roles);
    expect(before).toMatchObject([
      { rolinherit: true, rolsuper: false, rolcreaterole: false, rolcreatedb: false, rolbypassrls: false },
      { rolinherit: false, rolsuper: false, rolcreaterole: false, rolcreatedb: false, rolbypassrls: false },
    ]);
    await ensureLogins(owner, logins);
    expect(await asOwner(roles)).toEqual(before);
  });

  it('get the password of the environment when it is a new one', async () => {
    const logins = loginsWith('a new password');
    await ensureLogins(owner, logins);
    expect(await loginProblem('tenant', logins.tenant)).toBeNull();
    await expect(loginProblem('tenant', loginsWith('another').tenant)).rejects.toThrow(/password/);
  });

  it('have the time zone UTC, whatever the database has', async () => {
    const logins = loginsWith('a new password');
    await ensureLogins(owner, logins);
    const zoneOf = async (url: string) =>
      (await queryAt(url, `SELECT current_setting('TimeZone') AS zone`))[0]?.zone;
    await asOwner(
      ['shops', 'all']
        .map((name) => `ALTER ROLE ${identifier(name)} SET timezone = 'America/New_York';`)
        .join(''),
    );
    expect(await zoneOf(logins.tenant)).toBe('America/New_York');
    await ensureLogins(owner, logins);
    expect([await zoneOf(logins.tenant), await zoneOf(logins.platform), await zoneOf(owner)]).toEqual([
      'UTC',
      'UTC',
      'UTC',
    ]);
  });

  it.each(['tenant', 'platform'] as const)('have no name of a role that is locked: %s', async (kind) => {
    const logins = loginsWith('a new password');
    const url = new URL(owner);
    url.username = LOGIN_ROLE[kind];
    await expect(migrate(owner, { ...logins, platform: url.href })).rejects.toThrow(/cannot be a login/);
  });

  it('are not the one that owns the tables, and the two differ', async () => {
    const logins = loginsWith('a new password');
    for (const wrong of [
      { ...logins, tenant: owner },
      { ...logins, platform: owner },
      { tenant: logins.tenant, platform: logins.tenant },
    ]) {
      await expect(ensureLogins(owner, wrong)).rejects.toThrow(OperatorError);
    }
    expect(await loginProblem('tenant', logins.tenant)).toBeNull();
  });

  it('are refused if the name belongs to a role with too many rights', async () => {
    await asOwner(`ALTER ROLE ${identifier('shops')} BYPASSRLS`);
    await expect(ensureLogins(owner, loginsWith('a new password'))).rejects.toThrow(
      /^DATABASE_URL: .+ bypasses row-level security, which a running server's login must not/,
    );
    await asOwner(`ALTER ROLE ${identifier('shops')} NOBYPASSRLS`);
  });
});

describe('npm run migrate', () => {
  const migrate = (env: Record<string, string>) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'prisma/migrate.ts'], {
      encoding: 'utf8',
      env: {
        ...process.env,
        MIGRATION_DATABASE_URL: '',
        DATABASE_URL: '',
        PLATFORM_DATABASE_URL: '',
        ...env,
      },
    });
    return { status, stdout, stderr };
  };

  it('says in a sentence which URL does not work', () => {
    const { tenant: DATABASE_URL, platform: PLATFORM_DATABASE_URL } = loginsWith('x');
    const wrong = new URL(owner);
    wrong.password = 'wrong';
    for (const [url, sentence] of [
      ['localhost/makerfront', /^MIGRATION_DATABASE_URL is no address of a Postgres database/],
      [wrong.href, /^MIGRATION_DATABASE_URL: Authentication failed/],
    ] as const) {
      const { status, stderr } = migrate({
        MIGRATION_DATABASE_URL: url,
        DATABASE_URL,
        PLATFORM_DATABASE_URL,
      });
      expect(status).toBe(1);
      expect(stderr).toMatch(sentence);
      expect(stderr).not.toContain('    at ');
    }
  }, 60_000);

  it('says what its three URLs are for, and does nothing without all of them', () => {
    const { status, stderr } = migrate({ DATABASE_URL: owner });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Set MIGRATION_DATABASE_URL to the Postgres database/);
  }, 60_000);

  it('says that everything is in order, and refuses the owner’s login for a server', () => {
    const { tenant, platform } = loginsWith('a new password');
    const done = migrate({
      MIGRATION_DATABASE_URL: owner,
      DATABASE_URL: tenant,
      PLATFORM_DATABASE_URL: platform,
    });
    expect(done).toEqual({
      status: 0,
      stdout:
        'The database is up to date.\nRoles, grants, row-level security and policies are in order.\nThe two logins that the server runs with are in order.\n',
      stderr: expect.not.stringContaining('Error'),
    });
    const refused = migrate({
      MIGRATION_DATABASE_URL: owner,
      DATABASE_URL: owner,
      PLATFORM_DATABASE_URL: platform,
    });
    expect(refused.status).toBe(1);
    expect(refused.stderr).toMatch(
      /^MIGRATION_DATABASE_URL, DATABASE_URL and PLATFORM_DATABASE_URL need a user name/,
    );
    // Two processes, each compiling TypeScript.
  }, 60_000);
});
