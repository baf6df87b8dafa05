import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { tags } from '@/lib/cache/tags';
import { productPath } from '@/lib/catalog/products/product-path';
import { storeLinksAt } from '@/lib/tenants/hosts/address-of-now';
import { isShopping } from '@/lib/tenants/state/shop-state';
import type { Tenant } from '@/lib/tenants/tenant';
import { countListedVariants, listProductsForFeed } from '../listed-products.queries';
import { getListedShop } from '../shop-listing.queries';
import { googleFeed } from './google-feed';

/** Items of one feed: variants. Each further thousand has a feed of its own, so that no answer needs more memory. */
export const FEED_SIZE = 1_000;

export const feedPath = (page: number): string => `/feeds/google.xml${page === 1 ? '' : `?page=${page}`}`;

/** The number of feeds: at least one, which may be empty. */
export async function countFeeds(tenantId: Tenant['id']): Promise<number> {
  'use cache';
  cacheLife('catalog');
  cacheTag(tags.tenant(tenantId), tags.products(tenantId));
  return Math.max(1, Math.ceil((await countListedVariants(tenantId)) / FEED_SIZE));
}

/** One feed, cached until a product or the shop changes; `page` counts from 1. Null for a page that there is not. */
export async function getGoogleFeed(tenant: Tenant, page: number): Promise<string | null> {
  // Strangers choose page numbers, so only existing pages become entries of the cache.
  const pages = await countFeeds(tenant.id);
  return page > pages ? null : writeFeed(tenant, page);
}

async function writeFeed(tenant: Tenant, page: number): Promise<string> {
  'use cache';
  cacheLife('catalog');
  cacheTag(tags.tenant(tenant.id), tags.products(tenant.id), tags.feed(tenant.id));
  const links = storeLinksAt(tenant, tenant.customDomain);
  const [{ methods }, products] = await Promise.all([
    getListedShop(tenant.id),
    listProductsForFeed(tenant.id, { skip: (page - 1) * FEED_SIZE, take: FEED_SIZE }),
  ]);
  return googleFeed({
    shop: {
      name: tenant.name,
      description: tenant.description,
      url: links('/'),
      currency: tenant.currency,
      methods,
      isSelling: isShopping(tenant),
    },
    items: products.map((product) => ({ product, link: links(productPath(product)) })),
    absolute: links,
  });
}
