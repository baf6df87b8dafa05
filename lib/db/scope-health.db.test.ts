import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { GET } from '@/app/api/health/route';
import { countLockWaits } from '@/lib/testing/database/count-lock-waits';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { createTenant } from '@/lib/testing/rows/factories';
import { ensureAccess } from '../../prisma/access/ensure-access';
import { database, platformPool } from './client';
import { isScopeWell, scopeProblem } from './scope-health';

vi.mock('next/server', () => ({ connection: async () => undefined }));

beforeEach(async () => {
  await resetDatabase();
  await createTenant();
  await createTenant();
});
afterEach(async () => {
  await ensureAccess(process.env.MIGRATION_DATABASE_URL ?? '');
});

/** Slightly longer than a result is cached. */
const A_WHILE = 2_001;
let at = 0;
const later = () => {
  at += A_WHILE;
  return at;
};

describe('a shop’s scope', () => {
  it('is well, with shops and without one', async () => {
    expect(await scopeProblem()).toBeNull();
    await resetDatabase();
    expect(await scopeProblem()).toBeNull();
  });

  it.each([
    ['ALTER TABLE tenants DISABLE ROW LEVEL SECURITY', /a scope of no shop sees shops/],
    ['ALTER POLICY tenants_own_row ON tenants USING (true)', /a scope of no shop sees shops/],
    ['DROP POLICY tenants_own_row ON tenants', /does not see that shop/],
    ['DROP POLICY products_own_rows ON products', /no policy stands before products/],
    ['ALTER TABLE orders DISABLE ROW LEVEL SECURITY', /no policy stands before orders/],
  ])('is not well after %s', async (statement, reason) => {
    await database().$executeRawUnsafe(statement);
    expect(await scopeProblem()).toMatch(reason);
  });

  it.each([
    'REVOKE SELECT ON products FROM makerfront_tenant',
    'REVOKE USAGE ON SCHEMA public FROM PUBLIC, makerfront_tenant',
  ])('is not well after %s, as Postgres reports', async (statement) => {
    await database().$executeRawUnsafe(statement);
    await expect(scopeProblem()).rejects.toThrow();
  });
});

describe('while a table is locked', () => {
  it('takes one connection for all looks, and none after ten seconds', async () => {
    const migration = new Client({ connectionString: process.env.MIGRATION_DATABASE_URL });
    await migration.connect();
    onTestFinished(() => migration.end());
    await migration.query('BEGIN; LOCK TABLE payments IN ACCESS EXCLUSIVE MODE');
    const looks = Array.from({ length: 5 }, () => isScopeWell(later()));
    await expect.poll(countLockWaits).toBe(1);
    looks.push(isScopeWell(later()));
    expect(await Promise.all(looks)).toEqual(looks.map(() => false));
    expect(await countLockWaits()).toBe(1);
    // Postgres ends the statement, whatever the client does.
    await expect.poll(countLockWaits, { timeout: 10_000 }).toBe(0);
    await migration.query('ROLLBACK');
    await expect.poll(() => isScopeWell(later()), { timeout: 5_000 }).toBe(true);
  }, 30_000);
});

describe('GET /api/health', () => {
  it('returns 200, and 503 without a reason while a policy is missing', async () => {
    vi.spyOn(performance, 'now').mockImplementation(later);
    const well = await GET();
    expect([well.status, await well.json()]).toEqual([200, { status: 'ok' }]);
    await database().$executeRawUnsafe('DROP POLICY orders_own_rows ON orders');
    const unwell = await GET();
    expect([unwell.status, await unwell.json()]).toEqual([503, { status: 'unavailable' }]);
    expect(unwell.headers.get('cache-control')).toBe('no-store');
    vi.restoreAllMocks();
  });

  it('asks the database once, however many requests come', async () => {
    const now = later();
    const asked = vi.spyOn(platformPool(), '$queryRaw');
    const answers = await Promise.all(Array.from({ length: 1_000 }, () => isScopeWell(now)));
    expect(answers).toEqual(answers.map(() => true));
    expect(await isScopeWell(now + 1_999)).toBe(true);
    expect(asked).toHaveBeenCalledTimes(1);
    await isScopeWell(later());
    expect(asked).toHaveBeenCalledTimes(2);
    asked.mockRestore();
  });
});
