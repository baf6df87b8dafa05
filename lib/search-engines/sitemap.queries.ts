import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { tags } from '@/lib/cache/tags';
import { listShownCategories } from '@/lib/catalog/categories/categories.queries';
import { productPath } from '@/lib/catalog/products/product-path';
import { tenantStatement } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { storeLinksAt } from '@/lib/tenants/hosts/address-of-now';
import { listShownPolicyKinds } from '@/lib/tenants/policies/policies.queries';
import type { Tenant } from '@/lib/tenants/tenant';
import { sitemapXml } from './sitemap';

const MOST_PRODUCTS = 20_000;

export type ListedPath = { path: string; changedAt: Date | null };

/** Every page of the shop that search engines may list, at its main name. Cached until one of them changes. */
export async function getSitemap(tenant: Tenant): Promise<string> {
  'use cache';
  cacheLife('catalog');
  cacheTag(tags.tenant(tenant.id), tags.products(tenant.id));
  const links = storeLinksAt(tenant, tenant.customDomain);
  const paths = await listSitemapPaths(tenant.id);
  return sitemapXml(paths.map(({ path, changedAt }) => ({ url: links(path), changedAt })));
}

/** The paths of the pages that search engines may list. */
export async function listSitemapPaths(tenantId: TenantId): Promise<ListedPath[]> {
  const [categories, policies, products] = await Promise.all([
    listShownCategories(tenantId),
    listShownPolicyKinds(tenantId),
    tenantStatement(tenantId, (db) =>
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
