import { beforeEach, expect, it, vi } from 'vitest';
import type { TenantId } from '@/lib/ids';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { createProduct, createTenant } from '@/lib/testing/rows/factories';
import { createPayingTenant } from '@/lib/testing/rows/orders';
import { getSetupSteps } from './setup-checklist.queries';

vi.mock('next/cache', () => ({ cacheLife: () => {}, cacheTag: () => {} }));

beforeEach(resetDatabase);

const doneIn = async (tenantId: TenantId) =>
  (await getSetupSteps(tenantId)).filter(({ isDone }) => isDone).map(({ key }) => key);

it('finds nothing done in a new shop, whatever its neighbour has', async () => {
  const [tenant, neighbour] = [await createTenant(), await createTenant({ logoUrl: '/logo.webp' })];
  await createProduct(neighbour.id);
  expect(await doneIn(tenant.id)).toEqual([]);
  expect(await doneIn(neighbour.id)).toEqual(['product', 'logo']);
});

it('counts an inactive product', async () => {
  const tenant = await createTenant();
  await createProduct(tenant.id, { isActive: false });
  expect(await doneIn(tenant.id)).toEqual(['product']);
});

it('treats PayPal as connected if id and secret are stored', async () => {
  const withId = await createTenant({ paypalClientId: 'client' });
  const withBoth = await createPayingTenant({ clientId: 'client-2', clientSecret: 'secret' });
  expect(await doneIn(withId.id)).toEqual([]);
  expect(await doneIn(withBoth.id)).toEqual(['paypal']);
});

it('recognises one changed color', async () => {
  const tenant = await createTenant({ secondaryColor: '#8A6A3C' });
  expect(await doneIn(tenant.id)).toEqual(['colors']);
});
