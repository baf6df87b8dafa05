import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { findFreeSku } from '@/lib/catalog/skus/find-free-sku';
import { database } from '@/lib/db/client';
import type { Tenant } from '@/lib/tenants/tenant';
import { createCategory, createProduct } from '@/lib/testing/rows/factories';
import { freshTenants } from '@/lib/testing/rows/fresh-tenants';
import { createOrder, readOrder } from '@/lib/testing/rows/orders';
import { submittedProduct } from '@/lib/testing/rows/submitted-product';
import { copyName, duplicateProduct } from './duplicate-product';
import type { ProductInput } from './product-input';
import {
  createProduct as addProduct,
  deleteProduct,
  setProductActive,
  updateProduct,
} from './products.commands';

let tenant: Tenant;
let neighbour: Tenant;
beforeEach(async () => {
  [tenant, neighbour] = await freshTenants();
});

const input = (changes: Partial<ProductInput> = {}) => submittedProduct({ sku: 'MUG-0001', ...changes });

const read = (id: string) => database().product.findFirst({ where: { id } });

describe('adding a product', () => {
  it('stores every field', async () => {
    const category = await createCategory(tenant.id, { name: 'Mugs' });
    const fields = {
      categoryId: category.id,
      isActive: false,
      allowsCustomization: true,
      customizationLabel: 'Name',
      customizationPlaceholder: 'The Hoppers',
      isTeamOrder: true,
      requiresLogo: true,
      requiresRoster: true,
      name: '🏺'.repeat(300),
    };
    const added = await addProduct(tenant.id, input(fields));
    if (!added.ok) {
      throw new Error(added.error.code);
    }
    expect(added.value).toMatchObject({ ...fields, version: 1, categoryName: 'Mugs', imageUrl: null });
    expect(await read(added.value.id)).toMatchObject({ tenantId: tenant.id, ...fields, sku: 'MUG-0001' });
  });

  it('refuses a SKU that the shop has; another shop may have it', async () => {
    await createProduct(neighbour.id, { sku: 'MUG-0001' });
    expect((await addProduct(tenant.id, input())).ok).toBe(true);
    expect(await addProduct(tenant.id, input())).toEqual({ ok: false, error: { code: 'sku_taken' } });
    // In any case.
    const lower = input({ sku: 'mug-0001' });
    expect(await addProduct(tenant.id, lower)).toEqual({ ok: false, error: { code: 'sku_taken' } });
  });

  it('gives a SKU to one of two products that race for it', async () => {
    const both = await Promise.all([addProduct(tenant.id, input()), addProduct(tenant.id, input())]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.filter((saved) => !saved.ok && saved.error.code === 'sku_taken')).toHaveLength(1);
    expect(await database().product.count()).toBe(1);
  });

  it('refuses a category of another shop, and a deleted one', async () => {
    const theirs = await createCategory(neighbour.id);
    for (const categoryId of [theirs.id, randomUUID()]) {
      expect(await addProduct(tenant.id, input({ categoryId }))).toEqual({
        ok: false,
        error: { code: 'category_gone' },
      });
    }
    expect(await database().product.count()).toBe(0);
  });
});

describe('changing a product', () => {
  it('increments the version and keeps its own SKU', async () => {
    const { id } = await createProduct(tenant.id, { sku: 'MUG-0001' });
    const saved = await updateProduct(tenant.id, { id, version: 1 }, input({ name: 'Winter Mug' }));
    expect(saved).toMatchObject({ ok: true, value: { id, name: 'Winter Mug', version: 2 } });
  });

  it("refuses another product's SKU and does not change the product", async () => {
    await createProduct(tenant.id, { sku: 'TAKEN' });
    const { id } = await createProduct(tenant.id, { name: 'Bowl' });
    const saved = await updateProduct(tenant.id, { id, version: 1 }, input({ sku: 'TAKEN' }));
    expect(saved).toEqual({ ok: false, error: { code: 'sku_taken' } });
    expect(await read(id)).toMatchObject({ name: 'Bowl', version: 1 });
  });

  it('refuses the second of two editors and returns what the first has saved', async () => {
    const { id } = await createProduct(tenant.id);
    await updateProduct(tenant.id, { id, version: 1 }, input({ name: 'By the first' }));
    const second = await updateProduct(tenant.id, { id, version: 1 }, input({ name: 'By the second' }));
    expect(second).toMatchObject({
      ok: false,
      error: { code: 'changed', current: { name: 'By the first', version: 2 } },
    });
    expect(await read(id)).toMatchObject({ name: 'By the first' });
    const onPurpose = await updateProduct(tenant.id, { id, version: 2 }, input({ name: 'By the second' }));
    expect(onPurpose).toMatchObject({ ok: true, value: { name: 'By the second', version: 3 } });
  });

  it('accepts one of ten saves that race', async () => {
    const { id } = await createProduct(tenant.id);
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        updateProduct(tenant.id, { id, version: 1 }, input({ name: `Editor ${index}` })),
      ),
    );
    expect(all.filter(({ ok }) => ok)).toHaveLength(1);
    expect(all.filter((saved) => !saved.ok && saved.error.code === 'changed')).toHaveLength(9);
    expect(await read(id)).toMatchObject({ version: 2 });
  });

  it('finds no product of another shop', async () => {
    const { id } = await createProduct(neighbour.id, { name: 'Theirs' });
    expect(await updateProduct(tenant.id, { id, version: 1 }, input())).toEqual({
      ok: false,
      error: { code: 'gone' },
    });
    expect(await setProductActive(tenant.id, id, false)).toEqual({ ok: false, error: 'gone' });
    expect(await duplicateProduct(tenant.id, id)).toEqual({ ok: false, error: 'gone' });
    expect(await deleteProduct(tenant.id, id)).toEqual({ ok: false, error: 'gone' });
    expect(await read(id)).toMatchObject({ name: 'Theirs', version: 1, isActive: true });
    expect(await database().product.count()).toBe(1);
  });
});

describe('switching a product on and off', () => {
  it('counts as a change, once', async () => {
    const { id } = await createProduct(tenant.id);
    expect(await setProductActive(tenant.id, id, false)).toMatchObject({
      ok: true,
      value: { isActive: false, version: 2 },
    });
    expect(await setProductActive(tenant.id, id, false)).toMatchObject({ value: { version: 2 } });
    const editor = await updateProduct(tenant.id, { id, version: 1 }, input());
    expect(editor).toMatchObject({ ok: false, error: { code: 'changed' } });
  });
});

describe('duplicating a product', () => {
  it('makes an inactive copy with a SKU of its own and the same picture', async () => {
    const category = await createCategory(tenant.id);
    const original = await createProduct(tenant.id, {
      name: 'Harvest Mug',
      description: 'Stoneware.',
      imageUrl: '/media/x-1280.webp',
      categoryId: category.id,
      allowsCustomization: true,
      customizationLabel: 'Name',
      version: 7,
    });
    const copied = await duplicateProduct(tenant.id, original.id);
    if (!copied.ok) {
      throw new Error(copied.error);
    }
    expect(await read(copied.value.id)).toEqual({
      ...original,
      id: copied.value.id,
      name: 'Harvest Mug (copy)',
      sku: expect.stringMatching(/^[A-Z0-9]{3}-[A-Z0-9]{4}$/),
      isActive: false,
      version: 1,
      createdAt: expect.any(Date),
      updatedAt: expect.any(Date),
    });
    expect(await read(original.id)).toEqual(original);
  });

  it('cuts a long name, so that the suffix fits', async () => {
    const { id } = await createProduct(tenant.id, { name: '🏺'.repeat(300) });
    expect((await duplicateProduct(tenant.id, id)).ok).toBe(true);
    expect(copyName('🏺'.repeat(300))).toBe(`${'🏺'.repeat(293)} (copy)`);
  });
});

describe('generating a SKU', () => {
  it('uses the first free one of ten attempts', async () => {
    await createProduct(tenant.id, { sku: 'AAA-0000' });
    await createProduct(neighbour.id, { sku: 'AAA-0001' });
    let count = 0;
    const generate = () => `AAA-000${count++ < 9 ? 0 : 1}`;
    expect(await findFreeSku(tenant.id, generate)).toEqual({ ok: true, value: 'AAA-0001' });
    expect(count).toBe(10);
  });

  it('gives up if all ten are taken', async () => {
    await createProduct(tenant.id, { sku: 'aaa-0000' });
    expect(await findFreeSku(tenant.id, () => 'AAA-0000')).toEqual({ ok: false, error: 'sku_not_generated' });
  });
});

describe('deleting a product', () => {
  it('that was ordered leaves name, price and picture in the order', async () => {
    const order = await createOrder(
      tenant,
      { name: 'Harvest Mug', sku: 'MUG-9', imageUrl: '/media/a.webp' },
      3,
    );
    const productId = (await readOrder(order.id)).items[0]?.productId ?? '';
    expect(await deleteProduct(tenant.id, productId)).toEqual({ ok: true, value: null });
    expect(await read(productId)).toBeNull();
    expect((await readOrder(order.id)).items).toMatchObject([
      {
        productId: null,
        productName: 'Harvest Mug',
        productSku: 'MUG-9',
        productPriceCents: 2_800,
        productImageUrl: '/media/a.webp',
        quantity: 3,
        subtotalCents: 8_400,
      },
    ]);
  });

  it('twice reports that it is gone', async () => {
    const { id } = await createProduct(tenant.id);
    const both = await Promise.all([deleteProduct(tenant.id, id), deleteProduct(tenant.id, id)]);
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
  });
});
