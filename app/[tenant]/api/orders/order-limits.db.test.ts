import { beforeEach, expect, it, vi } from 'vitest';
import { database } from '@/lib/db/client';
import type { Tenant } from '@/lib/tenants/tenant';
import { createProduct } from '@/lib/testing/rows/factories';
import { freshTenant } from '@/lib/testing/rows/fresh-tenants';
import { dialableOrder } from '@/lib/testing/rows/orders';
import { wait } from '@/lib/wait';
import { POST } from './route';

vi.hoisted(() => {
  process.env.ORDERS_PER_ADDRESS = '3';
  process.env.ORDERS_PER_STORE = '5';
});
vi.mock('@/lib/wait', () => ({ wait: vi.fn(async () => undefined) }));
vi.mock('next/server', () => ({ after: () => undefined }));
vi.mock('@/lib/tenants/tenants.queries', async (original) =>
  (await import('@/lib/testing/rows/uncached-tenants')).uncachedTenants(original),
);

let tenant: Tenant;
beforeEach(async () => {
  vi.mocked(wait).mockClear();
  tenant = await freshTenant({ paypalClientId: 'client', paypalSecretEncrypted: 'secret' });
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
    body: JSON.stringify(dialableOrder({ product_id: id, quantity: 1 })),
  });
  return POST(request, { params: Promise.resolve({ tenant: shop.slug }) });
}

it('limits the orders of one address, and says when to retry; for a busy shop they only take longer', async () => {
  const statuses = [];
  for (const address of ['a', 'a', 'a', 'a', 'a', 'b', 'c']) {
    statuses.push((await order(tenant, address)).status);
  }
  expect(statuses).toEqual([201, 201, 201, 429, 429, 201, 201]);
  // The refused orders of address a do not count for the shop.
  expect(vi.mocked(wait)).not.toHaveBeenCalled();
  expect((await order(tenant, 'd')).status).toBe(201);
  expect(vi.mocked(wait).mock.calls).toEqual([[expect.any(Number)]]);
  expect(await database().order.count()).toBe(6);
  expect(await (await order(tenant, 'a')).json()).toMatchObject({
    error: { code: 'too_many_attempts', message: expect.stringMatching(/wait (15|14) minutes/) },
  });
});

it('does not let a stranger block a shop: after thousands of orders the next customer can order', async () => {
  await order(tenant, 'a');
  await database().rateLimit.updateMany({
    where: { key: { startsWith: 'orderTenant' } },
    data: { points: 100_000 },
  });
  expect((await order(tenant, 'b')).status).toBe(201);
});
