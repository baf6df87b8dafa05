// Products that stand beside others: those that an owner features, and those that go with one. Cached and tagged.
import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { tags } from '@/lib/cache/tags';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { getShopFront } from '@/lib/tenants/front/shop-front.queries';
import type { CategoryView, ProductCardView } from './product-views';
import { listCards } from './products.queries';

/** The featured products that are active, in the owner's order. */
export async function listFeaturedProducts(tenantId: TenantId): Promise<ProductCardView[]> {
  'use cache';
  cacheLife('catalog');
  cacheTag(tags.tenant(tenantId), tags.products(tenantId));
  const { featuredProducts } = await getShopFront(tenantId);
  return listCards(tenantId, featuredProducts);
}

/** The most products from which an owner chooses: the newest, and those that were chosen before. */
const MOST_CHOICES = 300;

/** The active products that can be featured, live, by name. */
export async function listFeatureChoices(
  tenantId: TenantId,
  chosen: readonly string[],
): Promise<ProductCardView[]> {
  const rows = await tenantDb(tenantId, (db) =>
    db.product.findMany({
      where: { tenantId, isActive: true },
      select: { id: true },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: MOST_CHOICES,
    }),
  );
  const cards = await listCards(tenantId, [...new Set([...chosen, ...rows.map(({ id }) => id)])]);
  return cards.toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** Of the shown categories, the featured ones in the owner's order. */
export function featuredOf(categories: readonly CategoryView[], ids: readonly string[]): CategoryView[] {
  return ids.flatMap((id) => categories.find((category) => category.id === id) ?? []);
}

/** One row of cards. */
const MOST_RELATED = 4;

/**
 * Active products of the same category, the newest first; none for a product without a category. `productId` is one that
 * the shop has: a stranger's would be an entry of the cache.
 */
export async function listRelatedProducts(tenantId: TenantId, productId: string): Promise<ProductCardView[]> {
  'use cache';
  cacheLife('catalog');
  cacheTag(tags.tenant(tenantId), tags.products(tenantId));
  const rows = await tenantDb(tenantId, async (db) => {
    const product = await db.product.findFirst({
      where: { tenantId, id: productId },
      select: { categoryId: true },
    });
    return product?.categoryId == null
      ? []
      : db.product.findMany({
          where: { tenantId, isActive: true, categoryId: product.categoryId, id: { not: productId } },
          select: { id: true },
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
          take: MOST_RELATED,
        });
  });
  return listCards(
    tenantId,
    rows.map(({ id }) => id),
  );
}
