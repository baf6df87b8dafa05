// How the shop's people change their categories.
import 'server-only';
import { recordChange } from '@/lib/cache/changes';
import { MOST_CATEGORIES } from '@/lib/catalog/products/admin-products.queries';
import type { CategoryView } from '@/lib/catalog/products/product-views';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { err, ok, type Result } from '@/lib/result';
import { isSameName } from './category-rules';

type CategoryRow = CategoryView & { displayOrder: number };

/**
 * Runs `work` with the shop's categories, in their order, under a lock: so names and places stay unique without an
 * error for anyone. Orders do not wait for this lock.
 */
function withCategories<Value>(
  tenantId: TenantId,
  work: (db: Database, categories: CategoryRow[]) => Promise<Value>,
): Promise<Value> {
  return tenantDb(tenantId, async (db) => {
    await db.$queryRaw`SELECT 1 FROM tenants WHERE id = ${tenantId}::uuid FOR NO KEY UPDATE`;
    const categories = await db.category.findMany({
      where: { tenantId },
      select: { id: true, name: true, displayOrder: true },
      orderBy: [{ displayOrder: 'asc' }, { id: 'asc' }],
      // The rules keep the number lower; this only bounds the query.
      take: 2 * MOST_CATEGORIES,
    });
    return work(db, categories);
  });
}

const followingPlace = (categories: readonly CategoryRow[]) =>
  categories.reduce((highest, { displayOrder }) => Math.max(highest, displayOrder), -1) + 1;

/** Adds a category after the others: the highest `display_order` plus 1, 0 for the first (specification §9). */
export function createCategory(
  tenantId: TenantId,
  name: string,
): Promise<Result<CategoryView, 'name_taken' | 'too_many'>> {
  return withCategories(tenantId, async (db, categories) => {
    if (categories.some((category) => isSameName(category.name, name))) {
      return err('name_taken');
    }
    if (categories.length >= MOST_CATEGORIES) {
      return err('too_many');
    }
    const data = { tenantId, name, displayOrder: followingPlace(categories) };
    const created = await db.category.create({ data, select: { id: true, name: true } });
    await recordChange(db, tenantId, { kind: 'categories' });
    return ok(created);
  });
}

/** Renames a category. */
export function renameCategory(
  tenantId: TenantId,
  id: string,
  name: string,
): Promise<Result<CategoryView, 'name_taken' | 'gone'>> {
  return withCategories(tenantId, async (db, categories) => {
    if (!categories.some((category) => category.id === id)) {
      return err('gone');
    }
    if (categories.some((category) => category.id !== id && isSameName(category.name, name))) {
      return err('name_taken');
    }
    await db.category.update({ where: { tenantId_id: { tenantId, id } }, data: { name } });
    await recordChange(db, tenantId, { kind: 'categories' });
    return ok({ id, name });
  });
}

/** Moves a category one place up or down; at the end of the list nothing moves. */
export function moveCategory(
  tenantId: TenantId,
  id: string,
  direction: 'up' | 'down',
): Promise<Result<null, 'gone'>> {
  return withCategories(tenantId, async (db, categories) => {
    const index = categories.findIndex((category) => category.id === id);
    const category = categories[index];
    if (!category) {
      return err('gone');
    }
    const other = categories[direction === 'up' ? index - 1 : index + 1];
    if (other) {
      const place = (categoryId: string, displayOrder: number) =>
        db.category.update({ where: { tenantId_id: { tenantId, id: categoryId } }, data: { displayOrder } });
      // The unique index checks each statement, so one category takes a free place in between.
      await place(category.id, followingPlace(categories));
      await place(other.id, category.displayOrder);
      await place(category.id, other.displayOrder);
    }
    // Also if nothing moved: the requester's page had a stale list.
    await recordChange(db, tenantId, { kind: 'categories' });
    return ok(null);
  });
}

/** Deletes a category. Its products stay, in their further categories or without one. */
export function deleteCategory(tenantId: TenantId, id: string): Promise<Result<null, 'gone'>> {
  return withCategories(tenantId, async (db, categories) => {
    if (!categories.some((category) => category.id === id)) {
      return err('gone');
    }
    // Lock, so that no product gets this category between the next two statements.
    await db.$queryRaw`
      SELECT 1 FROM categories WHERE tenant_id = ${tenantId}::uuid AND id = ${id}::uuid FOR UPDATE`;
    // The next category of a product becomes its first; without one it has none.
    await db.$executeRaw`
      UPDATE products SET category_id = (
        SELECT f.category_id FROM product_categories f
        JOIN categories c ON c.tenant_id = f.tenant_id AND c.id = f.category_id
        WHERE f.tenant_id = products.tenant_id AND f.product_id = products.id
        ORDER BY c.display_order LIMIT 1)
      WHERE tenant_id = ${tenantId}::uuid AND category_id = ${id}::uuid`;
    await db.$executeRaw`
      DELETE FROM product_categories f USING products p
      WHERE f.tenant_id = ${tenantId}::uuid AND p.tenant_id = f.tenant_id AND p.id = f.product_id
        AND p.category_id = f.category_id`;
    await db.category.delete({ where: { tenantId_id: { tenantId, id } } });
    await recordChange(db, tenantId, { kind: 'categories' });
    return ok(null);
  });
}
