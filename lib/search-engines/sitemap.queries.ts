import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { tags } from '@/lib/cache/tags';
import { listShownCategories } from '@/lib/catalog/categories/categories.queries';
import { productPath } from '@/lib/catalog/products/product-path';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { listShownPolicyKinds } from '@/lib/tenants/policies/policies.queries';

const MOST_PRODUCTS = 20_000;

export type ListedPath = { path: string; changedAt: Date | null };

/** The paths of the pages that search engines may list, cached until one of them changes. */
export async function listSitemapPaths(tenantId: TenantId): Promise<ListedPath[]> {
  'use cache';
  cacheLife('catalog');
  cacheTag(tags.tenant(tenantId), tags.products(tenantId));
  const [categories, policies, products] = await Promise.all([
    listShownCategories(tenantId),
    listShownPolicyKinds(tenantId),
    tenantDb(tenantId, (db) =>
      db.product.findMany({
        where: { tenantId, isActive: true },
        select: { id: true, name: true, updatedAt: true },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: MOST_PRODUCTS,
      }),
    ),
  ]);
  return [
    { path: '/', changedAt: null },
    ...categories.map(({ id }) => ({ path: `/category/${id}`, changedAt: null })),
    ...products.map((product) => ({ path: productPath(product), changedAt: product.updatedAt })),
    ...policies.map((kind) => ({ path: `/policies/${kind}`, changedAt: null })),
  ];
}
