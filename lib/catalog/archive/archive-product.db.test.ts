import { beforeEach, describe, expect, it } from 'vitest';
import { setProductActive, updateProduct } from '@/lib/catalog/products/products.commands';
import { listActiveProducts } from '@/lib/catalog/products/products.queries';
import { findProductIds } from '@/lib/catalog/search/product-search.queries';
import { database } from '@/lib/db/client';
import { tenantDb } from '@/lib/db/tenant-db';
import { findPricedProducts } from '@/lib/orders/pricing/find-priced-products';
import type { Tenant } from '@/lib/tenants/tenant';
import { createProduct } from '@/lib/testing/rows/factories';
import { freshTenants } from '@/lib/testing/rows/fresh-tenants';
import { createOrder, readOrder } from '@/lib/testing/rows/orders';
import { submittedProduct } from '@/lib/testing/rows/submitted-product';
import { listAdminProducts } from '../products/admin-products.queries';
import { productFilterFrom } from '../products/product-list-input';
import { deleteProduct } from '../products/products.commands';
import { archiveProduct, restoreProduct } from './archive-product';

// Both throw outside of Next.

let tenant: Tenant;
let neighbour: Tenant;
beforeEach(async () => {
  [tenant, neighbour] = await freshTenants();
});

const read = (id: string) => database().product.findFirstOrThrow({ where: { id } });
const listed = async (status?: string) =>
  (await listAdminProducts(tenant.id, productFilterFrom({ status }))).products.map(({ id }) => id);

describe('an archived product', () => {
  it('is neither shown, found nor sold, and is in the list of archived ones only', async () => {
    const { id } = await createProduct(tenant.id, { name: 'Harvest Mug' });
    expect(await archiveProduct(tenant.id, id)).toEqual({ ok: true, value: { wasActive: true } });
    expect((await listActiveProducts(tenant.id, 1)).products).toEqual([]);
    expect(await findProductIds(tenant.id, 'harvest', { isActive: true, limit: 10 })).toEqual([]);
    const priced = await tenantDb(tenant.id, (db) => findPricedProducts(db, tenant.id, [{ product_id: id }]));
    expect(priced).toEqual([]);
    expect(await listed()).toEqual([]);
    expect(await listed('inactive')).toEqual([]);
    expect(await listed('archived')).toEqual([id]);
  });

  it('keeps its orders, its SKU and everything else, and comes back as it was', async () => {
    const order = await createOrder(tenant, { name: 'Harvest Mug', sku: 'MUG-9' }, 3);
    const id = (await readOrder(order.id)).items[0]?.productId ?? '';
    const before = await read(id);
    await archiveProduct(tenant.id, id);
    expect((await readOrder(order.id)).items).toMatchObject([{ productId: id, productName: 'Harvest Mug' }]);
    expect(await restoreProduct(tenant.id, id, true)).toEqual({ ok: true, value: null });
    const { version, updatedAt, ...after } = await read(id);
    const { version: first, updatedAt: _then, ...original } = before;
    expect(after).toEqual(original);
    expect([version, updatedAt instanceof Date]).toEqual([first + 2, true]);
  });

  it('is archived by one of two who try at once', async () => {
    const { id } = await createProduct(tenant.id);
    const both = await Promise.all([archiveProduct(tenant.id, id), archiveProduct(tenant.id, id)]);
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
  });

  it('cannot be changed or switched on, only restored', async () => {
    const { id } = await createProduct(tenant.id);
    await archiveProduct(tenant.id, id);
    const { version } = await read(id);
    const saved = await updateProduct(tenant.id, { id, version }, submittedProduct());
    expect(saved).toEqual({ ok: false, error: { code: 'archived' } });
    expect(await setProductActive(tenant.id, id, true)).toEqual({ ok: false, error: 'gone' });
    expect(await read(id)).toMatchObject({ isActive: false, version });
  });

  it('stays as it is if it was restored meanwhile', async () => {
    const { id } = await createProduct(tenant.id, { isActive: false });
    expect(await restoreProduct(tenant.id, id, true)).toEqual({ ok: true, value: null });
    expect(await read(id)).toMatchObject({ isActive: false, version: 1 });
  });

  it('of another shop is not found', async () => {
    const { id } = await createProduct(neighbour.id);
    expect(await archiveProduct(tenant.id, id)).toEqual({ ok: false, error: 'gone' });
    await archiveProduct(neighbour.id, id);
    expect(await restoreProduct(tenant.id, id, true)).toEqual({ ok: false, error: 'gone' });
    expect(await read(id)).toMatchObject({ isActive: false });
  });
});

it('deletes for good what is archived, and nothing else', async () => {
  const { id } = await createProduct(tenant.id);
  expect(await deleteProduct(tenant.id, id, { onlyArchived: true })).toEqual({ ok: false, error: 'gone' });
  await archiveProduct(tenant.id, id);
  expect(await deleteProduct(tenant.id, id, { onlyArchived: true })).toEqual({ ok: true, value: null });
  expect(await database().product.count({ where: { id } })).toBe(0);
});
