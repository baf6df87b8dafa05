import { notFound } from 'next/navigation';
import { listShownCategories } from '@/lib/catalog/categories/categories.queries';
import type { CategoryView } from '@/lib/catalog/products/product-views';
import { requireTenant } from '@/lib/tenants/require-tenant';

/** The category of a path segment; a 404 if the shop shows no category with this id. */
export async function findCategory(id: string): Promise<CategoryView> {
  const tenant = await requireTenant();
  const categories = await listShownCategories(tenant.id);
  return categories.find((category) => category.id === id) ?? notFound();
}
