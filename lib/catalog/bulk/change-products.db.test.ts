import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteCategory } from '@/lib/catalog/categories/categories.commands';
import { updateProduct } from '@/lib/catalog/products/products.commands';
import { database } from '@/lib/db/client';
import type { Tenant } from '@/lib/tenants/tenant';
import { createCategory, createProduct } from '@/lib/testing/rows/factories';
import { freshTenants } from '@/lib/testing/rows/fresh-tenants';
import { submittedProduct } from '@/lib/testing/rows/submitted-product';
import type { BulkChange } from './bulk-input';
import { previewPrices } from './bulk-preview.queries';
import { changeProducts } from './change-products';
import { undoBatch } from './undo-batch';

let tenant: Tenant;
let neighbour: Tenant;
beforeEach(async () => {
  [tenant, neighbour] = await freshTenants();
});

const read = (id: string) =>
  database().product.findFirstOrThrow({
    where: { id },
    include: { furtherCategories: { select: { categoryId: true } }, variants: true },
  });

async function change(ids: string[], wish: BulkChange) {
  const changed = await changeProducts(tenant.id, ids, wish);
  if (!changed.ok) {
    throw new Error(changed.error);
  }
  return changed.value;
}

async function undo(batchId: string | null) {
  const undone = await undoBatch(tenant.id, batchId ?? '');
  if (!undone.ok) {
    throw new Error(undone.error);
  }
  return undone.value;
}

const RAISE: BulkChange = { kind: 'price', change: { kind: 'percent', by: 1_000 } };

describe('prices of many products', () => {
  it('change as the preview says, with those of variants, and the answer names what did not', async () => {
    const mug = await createProduct(tenant.id, { name: 'Mug', priceCents: 2_800 });
    const vase = await createProduct(tenant.id, { name: 'Vase', priceCents: 9_999_999 });
    const variantId = randomUUID();
    await database().productVariant.create({
      data: {
        tenantId: tenant.id,
        id: variantId,
        productId: mug.id,
        optionValues: ['Large'],
        priceCents: 3_500,
        stockVariantId: variantId,
      },
    });
    const theirs = await createProduct(neighbour.id);
    const ids = [mug.id, vase.id, theirs.id];
    const preview = await previewPrices(tenant.id, ids, { kind: 'percent', by: 1_000 });
    expect(
      preview.map(({ name, from, to, problem, variants }) => [name, from, to, problem, variants]),
    ).toEqual([
      ['Vase', 9_999_999, null, 'too_high', 0],
      ['Mug', 2_800, 3_080, null, 1],
    ]);
    const result = await change(ids, RAISE);
    expect(result).toMatchObject({
      changed: 1,
      skipped: [
        { id: theirs.id, name: null, reason: 'gone' },
        { id: vase.id, name: 'Vase', reason: 'too_high' },
      ],
    });
    const after = await read(mug.id);
    expect([after.priceCents, after.version]).toEqual([3_080, 2]);
    expect(after.variants.find(({ id }) => id === variantId)?.priceCents).toBe(3_850);
    expect((await read(vase.id)).version).toBe(1);
    expect((await read(theirs.id)).priceCents).toBe(theirs.priceCents);

    expect(await undo(result.batchId)).toMatchObject({ changed: 1, skipped: [] });
    const undone = await read(mug.id);
    expect([undone.priceCents, undone.version]).toEqual([2_800, 3]);
    expect(undone.variants.find(({ id }) => id === variantId)?.priceCents).toBe(3_500);
  });

  it('rise once for each of two who change at the same time', async () => {
    const products = await Promise.all([1, 2, 3].map(() => createProduct(tenant.id, { priceCents: 1_000 })));
    const ids = products.map(({ id }) => id);
    await Promise.all([change(ids, RAISE), change([...ids].reverse(), RAISE)]);
    expect(await Promise.all(ids.map(async (id) => (await read(id)).priceCents))).toEqual([
      1_210, 1_210, 1_210,
    ]);
  });
});

describe('undoing', () => {
  it('leaves what was changed since, deleted or not, and says so', async () => {
    const [kept, edited, gone] = await Promise.all(
      ['Kept', 'Edited', 'Gone'].map((name) => createProduct(tenant.id, { name, isActive: true })),
    );
    const ids = [kept, edited, gone].map((product) => product?.id ?? '');
    const { batchId } = await change(ids, { kind: 'archive' });
    expect((await read(ids[0] ?? '')).archivedAt).not.toBeNull();
    await database().product.update({
      where: { tenantId_id: { tenantId: tenant.id, id: ids[1] ?? '' } },
      data: { archivedAt: null, version: { increment: 1 } },
    });
    await database().product.delete({ where: { tenantId_id: { tenantId: tenant.id, id: ids[2] ?? '' } } });
    expect(await undo(batchId)).toEqual({
      batchId: null,
      changed: 1,
      skipped: [
        { id: ids[2], name: null, reason: 'gone' },
        { id: ids[1], name: 'Edited', reason: 'changed' },
      ],
    });
    expect(await read(ids[0] ?? '')).toMatchObject({ isActive: true, archivedAt: null });
    expect(await read(ids[1] ?? '')).toMatchObject({ isActive: false, archivedAt: null });
  });

  it('happens once, also for two at the same time, and not in another shop', async () => {
    const { id } = await createProduct(tenant.id, { isActive: false });
    const { batchId } = await change([id], { kind: 'activate' });
    expect(await undoBatch(neighbour.id, batchId ?? '')).toEqual({ ok: false, error: 'gone' });
    const both = await Promise.all([
      undoBatch(tenant.id, batchId ?? ''),
      undoBatch(tenant.id, batchId ?? ''),
    ]);
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(await read(id)).toMatchObject({ isActive: false, version: 3 });
  });

  it('of a category that is deleted changes nothing', async () => {
    const mugs = await createCategory(tenant.id);
    const gifts = await createCategory(tenant.id, { name: 'Presents' });
    const { id } = await createProduct(tenant.id, { categoryId: mugs.id });
    const { batchId } = await change([id], { kind: 'categories', mode: 'first', categoryId: gifts.id });
    await deleteCategory(tenant.id, mugs.id);
    expect(await undoBatch(tenant.id, batchId ?? '')).toEqual({ ok: false, error: 'category_gone' });
    expect(await read(id)).toMatchObject({ categoryId: gifts.id, furtherCategories: [] });
  });
});

describe('categories of many products', () => {
  it('are added, made the first and taken out', async () => {
    const mugs = (await createCategory(tenant.id)).id;
    const gifts = (await createCategory(tenant.id, { name: 'Presents' })).id;
    const { id } = await createProduct(tenant.id, { categoryId: mugs });
    const bare = await createProduct(tenant.id);
    const both = [id, bare.id];
    const state = async (productId: string) => {
      const { categoryId, furtherCategories } = await read(productId);
      return [categoryId, ...furtherCategories.map((further) => further.categoryId)];
    };
    const added = await change(both, { kind: 'categories', mode: 'add', categoryId: gifts });
    expect(await Promise.all(both.map(state))).toEqual([[mugs, gifts], [gifts]]);
    const first = await change(both, { kind: 'categories', mode: 'first', categoryId: gifts });
    expect(first).toMatchObject({ changed: 1, skipped: [{ id: bare.id, reason: 'already' }] });
    expect(await Promise.all(both.map(state))).toEqual([[gifts, mugs], [gifts]]);
    await undo(first.batchId);
    expect(await state(id)).toEqual([mugs, gifts]);
    // Its version is newer than the first change made it.
    expect(await undo(added.batchId)).toMatchObject({ changed: 1, skipped: [{ id, reason: 'changed' }] });
    await change([id], { kind: 'categories', mode: 'remove', categoryId: mugs });
    expect(await state(id)).toEqual([gifts]);
  });

  it('cannot be another shop’s', async () => {
    const theirs = await createCategory(neighbour.id);
    const { id } = await createProduct(tenant.id);
    const wish: BulkChange = { kind: 'categories', mode: 'add', categoryId: theirs.id };
    expect(await changeProducts(tenant.id, [id], wish)).toEqual({ ok: false, error: 'category_gone' });
  });
});

it('tells an open editor, and skips what is archived or needs no change', async () => {
  const off = await createProduct(tenant.id, { isActive: false });
  const archived = await createProduct(tenant.id, { isActive: false, archivedAt: new Date() });
  const on = await createProduct(tenant.id);
  const result = await change([off.id, archived.id, on.id], { kind: 'deactivate' });
  expect(result.skipped.map(({ reason }) => reason)).toEqual(['already', 'archived']);
  const saved = await updateProduct(tenant.id, { id: on.id, version: 1 }, submittedProduct());
  expect(saved).toMatchObject({ ok: false, error: { code: 'changed' } });
});

it('keeps a batch for a day', async () => {
  const { id } = await createProduct(tenant.id);
  const first = await change([id], { kind: 'deactivate' });
  await database().productBatch.updateMany({ data: { createdAt: new Date(Date.now() - 25 * 3_600_000) } });
  await change([id], { kind: 'activate' });
  expect(await undoBatch(tenant.id, first.batchId ?? '')).toEqual({ ok: false, error: 'gone' });
});
