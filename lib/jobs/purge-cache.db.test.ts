import { beforeEach, expect, it } from 'vitest';
import { recordChange } from '@/lib/cache/changes';
import { platformDb } from '@/lib/db/platform-db';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { createTenant } from '@/lib/testing/rows/factories';
import { purgeChanged } from './purge-cache';

let tenantId: TenantId;
beforeEach(async () => {
  await resetDatabase();
  tenantId = (await createTenant()).id;
});

const change = (kind: 'tenant' | 'categories') =>
  tenantDb(tenantId, (db) => recordChange(db, tenantId, { kind }));

it('tells the cache of each change once, whichever server is first', async () => {
  await change('tenant');
  await change('categories');
  const told: string[] = [];
  const purge = async (tags: readonly string[]) => void told.push(...tags);
  await Promise.all([purgeChanged(purge), purgeChanged(purge)]);
  expect(told.sort()).toEqual([`tenant:${tenantId}`, `tenant:${tenantId}:products`]);
  expect(await purgeChanged(purge)).toBe(0);
});

it('tells it again once every server must have heard of the change, and then never', async () => {
  await change('tenant');
  const told: string[] = [];
  const purge = async (tags: readonly string[]) => void told.push(...tags);
  expect(await purgeChanged(purge)).toBe(1);
  const later = (seconds: number) =>
    platformDb()
      .$executeRaw`UPDATE cache_events SET purged_at = purged_at - make_interval(secs => ${seconds})`;
  await later(15);
  expect(await purgeChanged(purge)).toBe(0);
  await later(6);
  expect(await purgeChanged(purge)).toBe(1);
  await later(3_600);
  expect(await purgeChanged(purge)).toBe(0);
  expect(told).toEqual([`tenant:${tenantId}`, `tenant:${tenantId}`]);
});

it('tells it again if that failed', async () => {
  await change('tenant');
  const away = async () => {
    throw new Error('away');
  };
  await expect(purgeChanged(away)).rejects.toThrow('away');
  const told: string[] = [];
  await purgeChanged(async (tags) => void told.push(...tags));
  expect(told).toEqual([`tenant:${tenantId}`]);
});
