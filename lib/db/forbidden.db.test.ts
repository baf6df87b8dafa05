import { createHash, randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { freshTenantRows, platformRows, type RowIds } from '@/lib/testing/database/tenant-rows';
import { database, poolSizes, tenantPool } from './client';
import { LOGIN_KINDS, loginProblem } from './login-problem';
import { platformDb } from './platform-db';
import { tenantDb } from './tenant-db';

let ours: RowIds;
let theirs: RowIds;
beforeAll(async () => {
  ({ ours, theirs } = await freshTenantRows());
});

const everything = async () => {
  const tables = [
    ...Object.keys(platformRows),
    'tenants',
    'tenant_users',
    'team_invitations',
    'audit_events',
    'sessions',
    'orders',
    'order_events',
  ];
  const parts = [...tables, 'payments', 'refunds'].map(
    (table) => `SELECT '${table}' AS "table", t::text AS "row" FROM "${table}" t`,
  );
  return database().$queryRawUnsafe<object[]>(`${parts.join(' UNION ALL ')} ORDER BY 1, 2`);
};

const hash = createHash('sha256').update('known to the thief').digest('hex');

/** What somebody tries who can put words of their own into a query of a shop. */
const attempts: [name: string, sql: () => string][] = [
  [
    'plant a link for a new password of another shop’s owner, in that shop',
    () =>
      `INSERT INTO password_resets (tenant_id, id, user_id, token_hash, expires_at)
       VALUES ('${theirs.tenant}', '${randomUUID()}', '${theirs.user}', '${hash}', now() + interval '1 hour')`,
  ],
  [
    'plant one in its own shop',
    () =>
      `INSERT INTO password_resets (tenant_id, id, user_id, token_hash, expires_at)
       VALUES ('${ours.tenant}', '${randomUUID()}', '${theirs.user}', '${hash}', now() + interval '1 hour')`,
  ],
  ['read the links that are there', () => 'SELECT token_hash FROM password_resets'],
  [
    'lead a mail with such a link to another address',
    () => `UPDATE outbox_mails SET recipient = 'thief@example.test'`,
  ],
  [
    'become an owner',
    () =>
      `INSERT INTO tenant_users (tenant_id, user_id, role) VALUES ('${ours.tenant}', '${theirs.user}', 'owner')`,
  ],
  [
    'invite itself',
    () =>
      `INSERT INTO team_invitations (tenant_id, id, email, role, token_hash, invited_by_name, expires_at)
       VALUES ('${ours.tenant}', '${randomUUID()}', 'thief@example.test', 'owner', '${hash}', '', now() + interval '1 hour')`,
  ],
  ['lead an invitation to itself', () => `UPDATE team_invitations SET email = 'thief@example.test'`],
  ['read what a link opens with', () => 'SELECT token_hash FROM team_invitations'],
  [
    'have itself invited',
    () =>
      `SELECT team_invite('${ours.tenant}', '${ours.user}', '${randomUUID()}', 'thief@example.test', 'owner', '${hash}', now() + interval '1 hour')`,
  ],
  ['accept in another’s name', () => `SELECT team_accept('${ours.tenant}', '${hash}', '${theirs.user}')`],
  [
    'raise a role by the function for it',
    () => `SELECT team_change_role('${ours.tenant}', '${ours.user}', '${ours.user}', 'owner', 'owner')`,
  ],
  [
    'remove an owner by the function for it',
    () => `SELECT team_remove('${ours.tenant}', '${ours.user}', '${ours.user}')`,
  ],
  ['raise what may be refunded', () => 'UPDATE tenants SET refund_limit_cents = 1000000'],
  [
    'write into the audit log',
    () =>
      `INSERT INTO audit_events (tenant_id, id, kind, actor_name) VALUES ('${ours.tenant}', '${randomUUID()}', 'member.left', 'Nobody')`,
  ],
  ['clear the audit log', () => 'DELETE FROM audit_events'],
  ['read somebody’s authenticator app', () => 'SELECT sealed_secret FROM user_factors'],
  ['take everybody’s second factor', () => 'DELETE FROM user_factors'],
  [
    'have a second factor removed',
    () => `SELECT team_remove_factors('${ours.tenant}', '${ours.user}', '${theirs.user}')`,
  ],
  ['ask nobody for a second factor', () => 'UPDATE tenants SET requires_second_factor = false'],
  ['make everybody an owner', () => `UPDATE tenant_users SET role = 'owner'`],
  ['throw an owner out', () => 'DELETE FROM tenant_users'],
  ['take a password over', () => `UPDATE users SET password_hash = 'mine'`],
  ['read passwords', () => 'SELECT password_hash FROM users'],
  ['delete payments', () => 'DELETE FROM payments'],
  ['make a payment dearer', () => 'UPDATE payments SET amount_cents = 1000000'],
  ['delete refunds', () => 'DELETE FROM refunds'],
  ['delete what has happened', () => 'DELETE FROM order_events'],
  ['write down what has happened anew', () => `UPDATE order_events SET kind = 'payment.captured'`],
  ['delete orders', () => 'DELETE FROM orders'],
  ['make an order cheaper', () => 'UPDATE orders SET total_cents = 1'],
  ['keep the platform’s fee', () => 'UPDATE orders SET platform_fee_cents = 0'],
  ['forget how often it tried', () => 'DELETE FROM rate_limits'],
];

/** Ways out of the role, each of which Postgres lets pass or refuses; none may help. */
const WAYS_OUT: [name: string, sql: string[]][] = [
  ['as it is', []],
  ['after set_config of the role', [`SELECT set_config('role', 'none', true)`]],
  ['after RESET ROLE', ['RESET ROLE']],
  ['after RESET SESSION AUTHORIZATION', ['RESET SESSION AUTHORIZATION']],
  ['with row-level security off', ['SET LOCAL row_security = off']],
  ['as a replica', [`SELECT set_config('session_replication_role', 'replica', true)`]],
];

describe('from a shop’s scope nobody can', () => {
  it.each(attempts)('%s', async (_name, sql) => {
    const before = await everything();
    for (const [way, first] of WAYS_OUT) {
      const tried = tenantDb(ours.tenant, async (db) => {
        for (const step of first) {
          await db.$executeRawUnsafe(step);
        }
        await db.$executeRawUnsafe(sql());
      });
      await expect(tried, way).rejects.toThrow(/permission denied|42501/);
    }
    expect(await everything()).toEqual(before);
  });

  it.each([
    'SET LOCAL ROLE makerfront_platform',
    `SELECT set_config('role', 'makerfront_platform', true)`,
    `SELECT set_config('role', (SELECT tableowner FROM pg_tables WHERE tablename = 'orders'), true)`,
    `SET LOCAL SESSION AUTHORIZATION ${new URL(process.env.PLATFORM_DATABASE_URL ?? '').username}`,
    'GRANT makerfront_platform TO makerfront_tenant',
    'ALTER ROLE makerfront_platform LOGIN',
    `COPY orders TO PROGRAM 'cat'`,
    `SELECT pg_read_file('/etc/passwd')`,
    'SELECT rolpassword FROM pg_authid',
  ])('change to somebody else: %s', async (sql) => {
    const changed = tenantDb(ours.tenant, (db) => db.$executeRawUnsafe(sql));
    await expect(changed).rejects.toThrow(/permission denied|must be|42501|does not have/);
    const outside = tenantDb(ours.tenant, async (db) => {
      await db.$executeRawUnsafe('RESET ROLE');
      await db.$executeRawUnsafe(sql);
    });
    await expect(outside).rejects.toThrow(/permission denied|must be|42501|does not have/);
  });

  it('leave anything to the next transaction of the connection', async () => {
    const scope = () =>
      tenantDb(
        ours.tenant,
        (db) =>
          db.$queryRaw`SELECT current_user::text AS "user", current_setting('makerfront.tenant_id') AS "tenant"`,
      );
    const before = await scope();
    for (const sql of [
      `SELECT set_config('makerfront.tenant_id', '${theirs.tenant}', false)`,
      `SELECT set_config('role', 'none', false)`,
      'RESET ROLE',
    ]) {
      await Promise.all(
        Array.from({ length: 10 }, () => tenantDb(ours.tenant, (db) => db.$executeRawUnsafe(sql))),
      );
      expect(await Promise.all(Array.from({ length: 10 }, scope))).toEqual(Array(10).fill(before));
    }
  });
});

describe('a link for a new password', () => {
  it('is taken for people of its shop only, also from the platform', async () => {
    const data = { tenantId: ours.tenant, tokenHash: hash, expiresAt: new Date(Date.now() + 60_000) };
    const planted = platformDb().passwordReset.create({ data: { ...data, userId: theirs.user } });
    await expect(planted).rejects.toThrow(/foreign key/i);
    await platformDb().passwordReset.create({ data: { ...data, userId: ours.user } });
    await database().tenantUser.delete({
      where: { tenantId_userId: { tenantId: ours.tenant, userId: ours.user } },
    });
    expect(await database().passwordReset.count({ where: { tokenHash: hash } })).toBe(0);
  });
});

describe('a running server’s logins', () => {
  const urls = () => ({
    tenant: process.env.DATABASE_URL ?? '',
    platform: process.env.PLATFORM_DATABASE_URL ?? '',
  });

  it.each(LOGIN_KINDS)('are fit for it: %s', async (kind) => {
    expect(await loginProblem(kind, urls()[kind])).toBeNull();
  });

  it('must not be a superuser or the owner of the tables, or be taken for one another', async () => {
    const owner = process.env.MIGRATION_DATABASE_URL ?? '';
    expect(await loginProblem('tenant', owner)).toMatch(/^DATABASE_URL: "\w+" is a superuser/);
    expect(await loginProblem('platform', owner)).toMatch(/^PLATFORM_DATABASE_URL: "\w+" is a superuser/);
    expect(await loginProblem('tenant', urls().platform)).toMatch(/may read every shop/);
    expect(await loginProblem('platform', urls().tenant)).toMatch(/may also do shops’ own work/);
  });

  it.each([
    ['BYPASSRLS', 'bypasses row-level security'],
    ['CREATEROLE', 'may make roles'],
    ['', 'is not a member of makerfront_tenant'],
  ])('must not be one with %s', async (attribute, problem) => {
    const url = new URL(process.env.DATABASE_URL ?? '');
    url.username = `planted_${process.env.VITEST_POOL_ID ?? '1'}`;
    url.password = 'a password of this test';
    const owner = new Client({ connectionString: process.env.MIGRATION_DATABASE_URL });
    await owner.connect();
    try {
      await owner.query(`CREATE ROLE ${url.username} LOGIN PASSWORD 'a password of this test' ${attribute}`);
      expect(await loginProblem('tenant', url.href)).toContain(problem);
    } finally {
      await owner.query(`DROP ROLE IF EXISTS ${url.username}`);
      await owner.end();
    }
  });

  it('have no more connections together than DATABASE_POOL_SIZE', () => {
    for (const size of [2, 3, 10, 200]) {
      const { tenant, platform } = poolSizes(size);
      expect(tenant + platform).toBe(size);
      expect(Math.min(tenant, platform)).toBeGreaterThanOrEqual(1);
    }
  });

  it('see nothing without a tenant, whatever they ask', async () => {
    await expect(tenantPool().order.findMany()).rejects.toThrow(/permission denied/);
  });
});
