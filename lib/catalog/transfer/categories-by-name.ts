import 'server-only';
import { MOST_CATEGORIES } from '@/lib/catalog/products/admin-products.queries';
import type { Database } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';

type Named = { category: string; furtherCategories: readonly string[] };

const keyOf = (name: string) => name.normalize().toLowerCase();

const namesOf = ({ category, furtherCategories }: Named): string[] =>
  [category, ...furtherCategories].filter((name) => name !== '');

/**
 * Finds the categories that rows name, in any case, and adds those that are missing. The answer gives the ids of a row,
 * or null if the shop can have no more categories.
 */
export async function categoriesByName(db: Database, tenantId: TenantId, rows: readonly Named[]) {
  // As in categories.commands.ts: so names and places stay unique.
  await db.$queryRaw`SELECT 1 FROM tenants WHERE id = ${tenantId}::uuid FOR NO KEY UPDATE`;
  const existing = await db.category.findMany({
    where: { tenantId },
    select: { id: true, name: true, displayOrder: true },
    take: 2 * MOST_CATEGORIES,
  });
  const ids = new Map(existing.map(({ id, name }) => [keyOf(name), id]));
  let place = existing.reduce((highest, { displayOrder }) => Math.max(highest, displayOrder), -1);
  for (const name of rows.flatMap(namesOf)) {
    if (!ids.has(keyOf(name)) && ids.size < MOST_CATEGORIES) {
      place += 1;
      const data = { tenantId, name, displayOrder: place };
      const { id } = await db.category.create({ data, select: { id: true } });
      ids.set(keyOf(name), id);
    }
  }
  return (row: Named): { categoryId: string | null; furtherCategoryIds: string[] } | null => {
    const found = namesOf(row).map((name) => ids.get(keyOf(name)));
    if (found.some((id) => id === undefined)) {
      return null;
    }
    const [first = null, ...further] = found.flatMap((id) => id ?? []);
    return { categoryId: first, furtherCategoryIds: further };
  };
}
