import { beforeEach, describe, expect, it } from 'vitest';
import { duplicateProduct } from '@/lib/catalog/products/duplicate-product';
import { database } from '@/lib/db/client';
import type { TenantId } from '@/lib/ids';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { createCategory, createProduct, createTenant } from '@/lib/testing/rows/factories';
import { listRelatedProducts, readRelated } from './related.queries';
import { relatedInput } from './related-input';
import { saveRelated } from './save-related';

describe('the products beside a product', () => {
  let tenantId: TenantId;
  let mug: string;
  let bowl: string;
  let vase: string;
  let mugs: string;

  beforeEach(async () => {
    await resetDatabase();
    tenantId = (await createTenant()).id;
    mugs = (await createCategory(tenantId, { name: 'Mugs' })).id;
    const make = async (name: string, data: object = {}) =>
      (await createProduct(tenantId, { name, ...data })).id;
    mug = await make('Mug', { categoryId: mugs });
    bowl = await make('Bowl', { categoryId: mugs });
    vase = await make('Vase');
  });

  const shown = async () => (await listRelatedProducts(tenantId, mug)).map(({ name }) => name);

  it('are others of its category, also of those that are in several, if the owner chose none', async () => {
    expect(await shown()).toEqual(['Bowl']);
    const both = { create: { categoryId: mugs } };
    const cups = await createCategory(tenantId, { name: 'Cups' });
    await createProduct(tenantId, { name: 'Cup', categoryId: cups.id, furtherCategories: both });
    expect(await shown()).toEqual(['Cup', 'Bowl']);
    expect(await listRelatedProducts(tenantId, vase)).toEqual([]);
  });

  it('are those that the owner chose, in that order, as far as they are active', async () => {
    expect(await saveRelated(tenantId, mug, [vase, bowl])).toMatchObject({ ok: true });
    expect(await shown()).toEqual(['Vase', 'Bowl']);
    await saveRelated(tenantId, mug, [bowl, vase]);
    expect(await shown()).toEqual(['Bowl', 'Vase']);
    const product = (id: string) => ({ tenantId_id: { tenantId, id } });
    await database().product.update({ where: product(bowl), data: { isActive: false } });
    expect(await shown()).toEqual(['Vase']);
    expect(await readRelated(tenantId, mug)).toMatchObject({
      product: { name: 'Mug' },
      related: [{ name: 'Bowl' }, { name: 'Vase' }],
    });
    await database().product.delete({ where: product(vase) });
    await database().product.update({ where: product(bowl), data: { isActive: true } });
    expect(await shown()).toEqual(['Bowl']);
    await saveRelated(tenantId, mug, []);
    expect(await shown()).toEqual(['Bowl']);
  });

  it('are those of a copy too', async () => {
    await saveRelated(tenantId, mug, [vase, bowl]);
    const copy = await duplicateProduct(tenantId, mug);
    const related = copy.ok ? await listRelatedProducts(tenantId, copy.value.id) : [];
    expect(related.map(({ name }) => name)).toEqual(['Vase', 'Bowl']);
  });

  it('tells every server of the change', async () => {
    await saveRelated(tenantId, mug, [vase]);
    expect(await database().cacheEvent.findMany({ where: { tenantId } })).toMatchObject([
      { kind: 'product', subjectId: mug },
    ]);
  });

  it('are never of another shop, or gone', async () => {
    const other = await createTenant();
    const theirs = (await createProduct(other.id, { name: 'Theirs' })).id;
    expect(await saveRelated(tenantId, mug, [vase, theirs])).toEqual({ ok: false, error: 'gone' });
    expect(await saveRelated(other.id, mug, [theirs])).toEqual({ ok: false, error: 'gone' });
    expect(await readRelated(other.id, mug)).toBeNull();
    expect(await database().relatedProduct.count()).toBe(0);
  });

  it('are neither the product itself, nor one twice, nor more than eight', () => {
    const refused = (relatedIds: string[]) => !relatedInput.safeParse({ productId: mug, relatedIds }).success;
    expect(refused([vase, bowl])).toBe(false);
    expect(refused([mug])).toBe(true);
    expect(refused([vase, vase])).toBe(true);
    expect(refused(Array.from({ length: 9 }, () => crypto.randomUUID()))).toBe(true);
  });
});
