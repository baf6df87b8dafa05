import { beforeEach, expect, it, vi } from 'vitest';
import { database } from '@/lib/db/client';
import type { Tenant } from '@/lib/tenants/tenant';
import { createProduct, createTenant } from '@/lib/testing/factories';
import { resetDatabase } from '@/lib/testing/reset-database';
import { POST } from './route';

vi.hoisted(() => {
  process.env.ORDERS_PER_ADDRESS = '3';
  process.env.ORDERS_PER_STORE = '5';
});
vi.mock('next/server', () => ({ after: () => undefined }));
vi.mock('@/lib/tenants/tenants.queries', async (original) => {
  const queries = await original<typeof import('@/lib/tenants/tenants.queries')>();
  return { ...queries, getCachedTenant: queries.findTenantByKey };
});

let tenant: Tenant;
beforeEach(async () => {
  await resetDatabase();
  tenant = await createTenant({ paypalClientId: 'client', paypalSecretEncrypted: 'secret' });
});

async function order(shop: Tenant, address: string) {
  const { id } = await createProduct(shop.id);
  const request = new Request('http://shop.test/api/orders', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      host: 'shop.test',
      'idempotency-key': crypto.randomUUID(),
      'x-forwarded-for': address,
    },
    body: JSON.stringify({
      customer: { name: 'Ada Potter', email: 'ada@example.com', phone: '555 0100' },
      shipping_address: {
        address: '1 Kiln Lane',
        city: 'Portland',
        state: 'OR',
        zip: '97201',
        country: 'US',
      },
      lines: [{ product_id: id, quantity: 1 }],
    }),
  });
  return POST(request, { params: Promise.resolve({ tenant: shop.slug }) });
}

it('takes so many orders of one address, and so many in one shop, and says when to try again', async () => {
  const statuses = [];
  for (const address of ['a', 'a', 'a', 'a', 'a', 'b', 'c', 'd']) {
    statuses.push((await order(tenant, address)).status);
  }
  // What address a was refused is not counted against the shop.
  expect(statuses).toEqual([201, 201, 201, 429, 429, 201, 201, 429]);
  expect(await database().order.count()).toBe(5);
  expect((await order(await createTenant(), 'd')).status).not.toBe(429);
  expect(await (await order(tenant, 'd')).json()).toMatchObject({
    error: { code: 'too_many_attempts', message: expect.stringMatching(/wait (15|14) minutes/) },
  });
});
