// A request that is refused before its code is judged must not make the code look proven.
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it, vi } from 'vitest';
import { database } from '@/lib/db/client';
import type { Tenant } from '@/lib/tenants/tenant';
import { createProduct } from '@/lib/testing/rows/factories';
import { freshTenant } from '@/lib/testing/rows/fresh-tenants';
import { dialableOrder } from '@/lib/testing/rows/orders';
import { POST } from './route';

vi.mock('next/server', () => ({ after: () => undefined }));
vi.mock('@/lib/tenants/tenants.queries', async (original) =>
  (await import('@/lib/testing/rows/uncached-tenants')).uncachedTenants(original),
);

let tenant: Tenant;
let productId: string;
beforeEach(async () => {
  tenant = await freshTenant({ paypalClientId: 'client', paypalSecretEncrypted: 'secret' });
  ({ id: productId } = await createProduct(tenant.id));
});

async function order(
  code: string,
  { key = randomUUID(), product = productId }: { key?: string; product?: string } = {},
): Promise<number> {
  const request = new Request('http://shop.test/api/orders', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      host: 'shop.test',
      'idempotency-key': key,
      'x-forwarded-for': '198.51.100.77',
    },
    body: JSON.stringify({
      ...dialableOrder({ product_id: product, quantity: 1 }),
      ...(code !== '' && { discount_code: code }),
    }),
  });
  return (await POST(request, { params: Promise.resolve({ tenant: tenant.slug }) })).status;
}

const guesses = async () => {
  const rows = await database().rateLimit.findMany({
    where: { key: { startsWith: 'discountGuessAddress' } },
  });
  return rows.reduce((sum, { points }) => sum + points, 0);
};

it.each([
  ['of an order that is there already', async (code: string, key: string) => order(code, { key })],
  ['of a product that is not there', async (code: string) => order(code, { product: randomUUID() })],
])('a code %s is still a guess when it is sent again', async (_what, refusedOrder) => {
  const key = randomUUID();
  expect(await order('', { key })).toBe(201);
  expect(await refusedOrder('GUESSED1', key)).toBeGreaterThanOrEqual(400);
  expect(await guesses()).toBe(0);
  expect(await order('GUESSED1')).toBe(422);
  expect(await guesses()).toBe(1);
});
