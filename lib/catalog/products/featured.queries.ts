// The products that an owner features on the shop's home.
import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { tags } from '@/lib/cache/tags';
import { tenantStatement } from '@/lib/db/tenant-db';
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
  const rows = await tenantStatement(tenantId, (db) =>
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
