import { beforeEach, expect, it, vi } from 'vitest';
import type { Tenant } from '@/lib/tenants/tenant';
import { createProduct } from '@/lib/testing/rows/factories';
import { freshTenants } from '@/lib/testing/rows/fresh-tenants';
import { POST } from './route';

vi.mock('@/lib/tenants/tenants.queries', async (original) =>
  (await import('@/lib/testing/rows/uncached-tenants')).uncachedTenants(original),
);

let ours: Tenant;
let theirs: Tenant;
beforeEach(async () => {
  [ours, theirs] = await freshTenants();
});

const ask = async (ids: readonly string[]) => {
  const request = new Request('http://shop.test/api/products/viewed', {
    method: 'POST',
    body: JSON.stringify({ product_ids: ids }),
    headers: { 'content-type': 'application/json', origin: 'http://shop.test', host: 'shop.test' },
  });
  return POST(request, { params: Promise.resolve({ tenant: ours.slug }) });
};

it('tells what this shop sells of some products, in the order of the question', async () => {
  const { id: mug } = await createProduct(ours.id, { name: 'Mug', priceCents: 2_800 });
  const { id: bowl } = await createProduct(ours.id, { name: 'Bowl' });
  const { id: gone } = await createProduct(ours.id, { isActive: false });
  const { id: foreign } = await createProduct(theirs.id);
  const answer = await ask([bowl, gone, foreign, mug, crypto.randomUUID(), bowl]);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    products: [
      { id: bowl, name: 'Bowl' },
      { id: mug, name: 'Mug', price_cents: 2_800, has_several_prices: false, image_url: null },
    ],
  });
});

it('answers eight ids at most', async () => {
  const ids = (count: number) => Array.from({ length: count }, () => crypto.randomUUID());
  expect((await ask(ids(8))).status).toBe(200);
  expect((await ask(ids(9))).status).toBe(422);
  expect((await ask(['x'])).status).toBe(422);
});
