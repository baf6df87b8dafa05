import { beforeEach, expect, it } from 'vitest';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { createCategory, createProduct, createTenant } from '@/lib/testing/rows/factories';
import { listShownCategories } from './categories.queries';

// Both throw outside of Next.

beforeEach(resetDatabase);

it("lists the shop's categories with active products, in the owner's order", async () => {
  const [tenant, neighbour] = [await createTenant(), await createTenant()];
  for (const [name, displayOrder] of [
    ['Third', 3],
    ['First', 1],
    ['Second', 2],
  ] as const) {
    const { id } = await createCategory(tenant.id, { name, displayOrder });
    await createProduct(tenant.id, { categoryId: id });
  }
  await createCategory(tenant.id, { name: 'Empty', displayOrder: 4 });
  const sleeping = await createCategory(tenant.id, { name: 'Inactive only', displayOrder: 0 });
  await createProduct(tenant.id, { categoryId: sleeping.id, isActive: false });
  const theirs = await createCategory(neighbour.id, { name: 'Theirs', displayOrder: 0 });
  await createProduct(neighbour.id, { categoryId: theirs.id });

  const shown = await listShownCategories(tenant.id);
  expect(shown.map(({ name }) => name)).toEqual(['First', 'Second', 'Third']);
  expect(Object.keys(shown[0] ?? {}).sort()).toEqual(['id', 'name']);
});
