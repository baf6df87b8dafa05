import { areTagsExpired } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { beforeEach, expect, it } from 'vitest';
import { database } from '@/lib/db/client';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { createTenant } from '@/lib/testing/rows/factories';
import { cacheNow } from './cache-clock.mjs';
import { recordChange } from './changes';
import { EVERYTHING } from './expire-tags.mjs';
import { MOST_EVENTS } from './follow-events';
import { listenForChanges } from './listen-for-changes';
import { rememberPublished } from './published-here';

beforeEach(resetDatabase);

const record = (tenantId: TenantId) =>
  tenantDb(tenantId, (db) => recordChange(db, tenantId, { kind: 'tenant' }));
const listening = () =>
  database().$queryRaw<{ pid: number }[]>`
    SELECT pid FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'makerfront changes'`;
const cut = async () => {
  const [connection] = await listening();
  await database().$queryRaw`SELECT pg_terminate_backend(${connection?.pid}::int)`;
  return connection?.pid;
};
const isForgotten = (tag: string, since: number) => areTagsExpired([tag], since);

it('reads changes, finds those made while its connection was cut, and drops everything if there are too many', async () => {
  await listenForChanges();
  const { id } = await createTenant();
  const [tag, start] = [`tenant:${id}`, cacheNow()];
  await record(id);
  await expect.poll(() => isForgotten(tag, start)).toBe(true);

  const former = await cut();
  const during = cacheNow() + 1;
  await record(id);
  await expect.poll(() => isForgotten(tag, during)).toBe(true);
  await expect.poll(async () => (await listening()).map(({ pid }) => pid)).toHaveLength(1);
  expect((await listening()).map(({ pid }) => pid)).not.toContain(former);

  // A change that this process has expired itself is not expired again.
  const other = await createTenant();
  const before = cacheNow();
  await tenantDb(other.id, async (db) => {
    await recordChange(db, other.id, { kind: 'tenant' });
    const [row] = await db.$queryRaw<{ id: string }[]>`SELECT pg_current_xact_id()::text AS id`;
    rememberPublished([row?.id ?? '']);
  });
  const after = await createTenant();
  await record(after.id);
  await expect.poll(() => isForgotten(`tenant:${after.id}`, before)).toBe(true);
  expect(isForgotten(`tenant:${other.id}`, before)).toBe(false);
  expect(isForgotten(EVERYTHING, start)).toBe(false);

  await database().$executeRaw`
    INSERT INTO cache_events (tenant_id, kind) SELECT ${id}::uuid, 'tenant' FROM generate_series(0, ${MOST_EVENTS})`;
  await record(id);
  await expect.poll(() => isForgotten(EVERYTHING, start)).toBe(true);
});
