import { expect, it } from 'vitest';
import { asTenantId } from '@/lib/ids';
import { freshTenant, freshTenants } from '@/lib/testing/rows/fresh-tenants';
import { tenantPool } from './client';
import { tenantDb } from './tenant-db';

const seenIn = (tenantId: Parameters<typeof tenantDb>[0]) =>
  tenantDb(tenantId, async (db) => {
    // Gives way to the other transaction between two statements.
    await db.$queryRaw`SELECT pg_sleep(0.01)::text`;
    return (await db.tenant.findMany({ select: { id: true } })).map(({ id }) => id);
  });

it('transactions of two shops at once see the rows of their own shop each', async () => {
  const [first, second] = await freshTenants();
  const seen = await Promise.all([seenIn(first.id), seenIn(second.id), seenIn(first.id)]);
  expect(seen).toEqual([[first.id], [second.id], [first.id]]);
});

it('a transaction inside of another one has the scope that it names', async () => {
  const [first, second] = await freshTenants();
  const inner = await tenantDb(first.id, () => seenIn(second.id));
  expect(inner).toEqual([second.id]);
});

it('a transaction that begins without a scope reads nothing', async () => {
  await expect(tenantPool().$transaction((db) => db.tenant.findMany())).rejects.toThrow(/permission denied/);
});

it('an id is sent as a text, whatever it contains', async () => {
  const tenant = await freshTenant();
  const injected = asTenantId(`'; SET LOCAL makerfront.tenant_id = '${tenant.id}`);
  await expect(seenIn(injected)).rejects.toThrow(/invalid input syntax for type uuid/);
});
