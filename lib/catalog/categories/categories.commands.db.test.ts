import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '@/lib/db/client';
import type { Tenant } from '@/lib/tenants/tenant';
import { createProduct, createCategory as insertCategory } from '@/lib/testing/rows/factories';
import { freshTenants } from '@/lib/testing/rows/fresh-tenants';
import { createCategory, deleteCategory, moveCategory, renameCategory } from './categories.commands';

let tenant: Tenant;
let neighbour: Tenant;
beforeEach(async () => {
  [tenant, neighbour] = await freshTenants();
});

const places = async (tenantId = tenant.id) => {
  const rows = await database().category.findMany({ where: { tenantId }, orderBy: { displayOrder: 'asc' } });
  return rows.map(({ name, displayOrder }) => `${displayOrder} ${name}`);
};

async function add(...names: string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names) {
    const added = await createCategory(tenant.id, name);
    ids.push(added.ok ? added.value.id : '');
  }
  return ids;
}

describe('adding a category', () => {
  it('puts it after the others: 0, then the highest plus 1', async () => {
    await add('Mugs', 'Bowls');
    await insertCategory(tenant.id, { name: 'Far', displayOrder: 40 });
    await add('Plates');
    expect(await places()).toEqual(['0 Mugs', '1 Bowls', '40 Far', '41 Plates']);
    await createCategory(neighbour.id, 'Mugs');
    expect(await places(neighbour.id)).toEqual(['0 Mugs']);
  });

  it('twenty times at once gives each a place of its own', async () => {
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, index) => createCategory(tenant.id, `Category ${index}`)),
    );
    expect(all.every(({ ok }) => ok)).toBe(true);
    const rows = await database().category.findMany({ orderBy: { displayOrder: 'asc' } });
    expect(rows.map(({ displayOrder }) => displayOrder)).toEqual(
      Array.from({ length: 20 }, (_, index) => index),
    );
  });

  it('refuses a name that the shop has, in any case, even in a race', async () => {
    await add('Mugs & Cups');
    expect(await createCategory(tenant.id, 'MUGS & cups')).toEqual({ ok: false, error: 'name_taken' });
    const both = await Promise.all([createCategory(tenant.id, 'Bowls'), createCategory(tenant.id, 'bowls')]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await createCategory(tenant.id, 'Mugs % Cups')).toMatchObject({ ok: true });
  });

  it('stops at 200', async () => {
    const data = Array.from({ length: 200 }, (_, index) => ({
      tenantId: tenant.id,
      name: `C ${index}`,
      displayOrder: index,
    }));
    await database().category.createMany({ data });
    expect(await createCategory(tenant.id, 'One more')).toEqual({ ok: false, error: 'too_many' });
  });
});

describe('arranging categories', () => {
  it('moves one up or down, and no further than the ends', async () => {
    const [, , plates = ''] = await add('Mugs', 'Bowls', 'Plates');
    await moveCategory(tenant.id, plates, 'up');
    expect(await places()).toEqual(['0 Mugs', '1 Plates', '2 Bowls']);
    await moveCategory(tenant.id, plates, 'up');
    expect(await moveCategory(tenant.id, plates, 'up')).toEqual({ ok: true, value: null });
    expect(await places()).toEqual(['0 Plates', '1 Mugs', '2 Bowls']);
    await moveCategory(tenant.id, plates, 'down');
    expect(await places()).toEqual(['0 Mugs', '1 Plates', '2 Bowls']);
  });

  it('keeps places unique when many move at once', async () => {
    const ids = await add('A', 'B', 'C', 'D', 'E');
    const moves = ids.flatMap((id) => [
      moveCategory(tenant.id, id, 'up'),
      moveCategory(tenant.id, id, 'down'),
    ]);
    expect((await Promise.all(moves)).every(({ ok }) => ok)).toBe(true);
    expect((await places()).map((place) => place[0])).toEqual(['0', '1', '2', '3', '4']);
  });

  it('renames, even if only the case differs, but not to the name of another', async () => {
    const [mugs = ''] = await add('Mugs', 'Bowls');
    expect(await renameCategory(tenant.id, mugs, 'MUGS')).toMatchObject({
      ok: true,
      value: { name: 'MUGS' },
    });
    expect(await renameCategory(tenant.id, mugs, 'bowls')).toEqual({ ok: false, error: 'name_taken' });
    expect(await places()).toEqual(['0 MUGS', '1 Bowls']);
  });

  it('deletes, and the products stay without a category', async () => {
    const [mugs = '', bowls = ''] = await add('Mugs', 'Bowls');
    const mug = await createProduct(tenant.id, { categoryId: mugs });
    const bowl = await createProduct(tenant.id, { categoryId: bowls });
    expect(await deleteCategory(tenant.id, mugs)).toEqual({ ok: true, value: null });
    const rows = await database().product.findMany({ select: { id: true, categoryId: true } });
    expect(rows).toEqual(
      expect.arrayContaining([
        { id: mug.id, categoryId: null },
        { id: bowl.id, categoryId: bowls },
      ]),
    );
    expect(await deleteCategory(tenant.id, mugs)).toEqual({ ok: false, error: 'gone' });
  });
});

it('touches no category of another shop', async () => {
  const theirs = await insertCategory(neighbour.id, { name: 'Theirs', displayOrder: 3 });
  const product = await createProduct(neighbour.id, { categoryId: theirs.id });
  expect(await renameCategory(tenant.id, theirs.id, 'Ours')).toEqual({ ok: false, error: 'gone' });
  expect(await moveCategory(tenant.id, theirs.id, 'up')).toEqual({ ok: false, error: 'gone' });
  expect(await deleteCategory(tenant.id, theirs.id)).toEqual({ ok: false, error: 'gone' });
  expect(await places(neighbour.id)).toEqual(['3 Theirs']);
  expect(await database().product.findFirst({ where: { id: product.id } })).toMatchObject({
    categoryId: theirs.id,
  });
});
