import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { listAdminCategories, listAdminProducts } from '@/lib/catalog/products/admin-products.queries';
import { duplicateProduct } from '@/lib/catalog/products/duplicate-product';
import { productFilterFrom } from '@/lib/catalog/products/product-list-input';
import { createProduct as addProduct, updateProduct } from '@/lib/catalog/products/products.commands';
import { listActiveProducts } from '@/lib/catalog/products/products.queries';
import { findProductIds } from '@/lib/catalog/search/product-search.queries';
import { database } from '@/lib/db/client';
import type { Tenant } from '@/lib/tenants/tenant';
import { createCategory } from '@/lib/testing/rows/factories';
import { freshTenants } from '@/lib/testing/rows/fresh-tenants';
import { submittedProduct } from '@/lib/testing/rows/submitted-product';
import { deleteCategory } from './categories.commands';
import { listShownCategories } from './categories.queries';

// Both throw outside of Next.

let tenant: Tenant;
let neighbour: Tenant;
let mugs: string;
let gifts: string;
let sale: string;
beforeEach(async () => {
  [tenant, neighbour] = await freshTenants();
  mugs = (await createCategory(tenant.id, { name: 'Mugs' })).id;
  gifts = (await createCategory(tenant.id, { name: 'Presents' })).id;
  sale = (await createCategory(tenant.id, { name: 'Seconds' })).id;
});

async function add(categoryId: string | null, furtherCategoryIds: string[]) {
  const added = await addProduct(tenant.id, submittedProduct({ categoryId, furtherCategoryIds }));
  if (!added.ok) {
    throw new Error(added.error.code);
  }
  return added.value;
}

describe('a product in several categories', () => {
  it('is in the grid, the list, the search and the counts of each', async () => {
    const { id, furtherCategories, categoryName } = await add(mugs, [gifts, mugs]);
    expect(categoryName).toBe('Mugs');
    expect(furtherCategories).toEqual([{ id: gifts, name: 'Presents' }]);
    for (const category of [mugs, gifts]) {
      const grid = await listActiveProducts(tenant.id, 1, category);
      expect(grid.products.map((product) => product.id)).toEqual([id]);
      const list = await listAdminProducts(tenant.id, productFilterFrom({ category }));
      expect(list.products.map((product) => product.id)).toEqual([id]);
    }
    expect((await listActiveProducts(tenant.id, 1, sale)).products).toEqual([]);
    expect(await findProductIds(tenant.id, 'presents', { limit: 10 })).toEqual([id]);
    expect((await listShownCategories(tenant.id)).map(({ name }) => name)).toEqual(['Mugs', 'Presents']);
    expect((await listAdminCategories(tenant.id)).map(({ productCount }) => productCount)).toEqual([1, 1, 0]);
  });

  it('takes each save’s categories, and its copy has them too', async () => {
    const { id, version } = await add(mugs, [gifts]);
    const input = submittedProduct({ categoryId: gifts, furtherCategoryIds: [sale] });
    const saved = await updateProduct(tenant.id, { id, version }, input);
    expect(saved).toMatchObject({
      ok: true,
      value: { categoryId: gifts, furtherCategories: [{ id: sale, name: 'Seconds' }] },
    });
    const copy = await duplicateProduct(tenant.id, id);
    expect(copy).toMatchObject({ ok: true, value: { furtherCategories: [{ id: sale, name: 'Seconds' }] } });
  });

  it('refuses another shop’s category, and saves nothing', async () => {
    const theirs = await createCategory(neighbour.id);
    for (const wrong of [theirs.id, randomUUID()]) {
      const refused = await addProduct(tenant.id, submittedProduct({ furtherCategoryIds: [wrong] }));
      expect(refused).toEqual({ ok: false, error: { code: 'category_gone' } });
    }
    expect(await database().product.count()).toBe(0);
  });

  it('has the next one first once the first is deleted', async () => {
    const { id } = await add(mugs, [sale, gifts]);
    const lone = await add(mugs, []);
    await deleteCategory(tenant.id, mugs);
    const read = (productId: string) =>
      database().product.findFirstOrThrow({
        where: { id: productId },
        select: { categoryId: true, furtherCategories: { select: { categoryId: true } } },
      });
    expect(await read(id)).toEqual({ categoryId: gifts, furtherCategories: [{ categoryId: sale }] });
    expect(await read(lone.id)).toEqual({ categoryId: null, furtherCategories: [] });
    await deleteCategory(tenant.id, sale);
    expect(await read(id)).toEqual({ categoryId: gifts, furtherCategories: [] });
  });
});
