import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { tags } from '@/lib/cache/tags';
import type { CategoryView } from '@/lib/catalog/products/product-views';
import { tenantStatement } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';

const MOST_CATEGORIES = 200;

/** The shop's categories with active products, in the owner's order. */
export async function listShownCategories(tenantId: TenantId): Promise<CategoryView[]> {
  'use cache';
  cacheLife('catalog');
  cacheTag(tags.tenant(tenantId), tags.products(tenantId));
  return tenantStatement(tenantId, (db) =>
    db.category.findMany({
      where: {
        tenantId,
        OR: [
          { products: { some: { isActive: true } } },
          { furtherProducts: { some: { product: { isActive: true } } } },
        ],
      },
      select: { id: true, name: true },
      orderBy: [{ displayOrder: 'asc' }, { id: 'asc' }],
      take: MOST_CATEGORIES,
    }),
  );
}
