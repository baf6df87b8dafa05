// The products beside a product: those that its owner chose, else others of its category.
import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { tags } from '@/lib/cache/tags';
import { inCategory } from '@/lib/catalog/membership/in-category';
import type { ProductCardView } from '@/lib/catalog/products/product-views';
import { listCards } from '@/lib/catalog/products/products.queries';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { MOST_OF_CATEGORY } from './related-limits';

type Named = { id: string; name: string };

const chosenOf = (db: Database, tenantId: TenantId, productId: string, isActive?: boolean) =>
  db.relatedProduct.findMany({
    where: { tenantId, productId, ...(isActive !== undefined && { related: { isActive } }) },
    select: { related: { select: { id: true, name: true } } },
    orderBy: [{ position: 'asc' }, { relatedId: 'asc' }],
  });

/** A product with what its owner chose for it, live; null if this shop has no such product. */
export const readRelated = (
  tenantId: TenantId,
  productId: string,
): Promise<{ product: Named; related: Named[] } | null> =>
  tenantDb(tenantId, async (db) => {
    const product = await db.product.findFirst({
      where: { tenantId, id: productId },
      select: { id: true, name: true },
    });
    return (
      product && {
        product,
        related: (await chosenOf(db, tenantId, productId)).map(({ related }) => related),
      }
    );
  });

/**
 * The chosen products that are active, in the owner's order; without any, active products of the same first category, the
 * newest first. `productId` is one that the shop has: a stranger's would be an entry of the cache.
 */
export async function listRelatedProducts(tenantId: TenantId, productId: string): Promise<ProductCardView[]> {
  'use cache';
  cacheLife('catalog');
  cacheTag(tags.tenant(tenantId), tags.products(tenantId));
  const ids = await tenantDb(tenantId, async (db) => {
    const chosen = await chosenOf(db, tenantId, productId, true);
    return chosen.length > 0
      ? chosen.map(({ related }) => related.id)
      : await idsOfCategory(db, tenantId, productId);
  });
  return listCards(tenantId, ids);
}

async function idsOfCategory(db: Database, tenantId: TenantId, productId: string): Promise<string[]> {
  const product = await db.product.findFirst({
    where: { tenantId, id: productId },
    select: { categoryId: true },
  });
  if (product?.categoryId == null) {
    return [];
  }
  const rows = await db.product.findMany({
    where: { tenantId, isActive: true, id: { not: productId }, ...inCategory(product.categoryId) },
    select: { id: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MOST_OF_CATEGORY,
  });
  return rows.map(({ id }) => id);
}
