import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { tags } from '@/lib/cache/tags';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { NO_SEARCH_LISTING, type SearchListing } from './shop-listing';

const columns = { searchTitle: true, searchDescription: true } as const;

/** For a category's page. The id must be one of the shop's, so that strangers make no entries of the cache. */
export async function getCategoryListing(tenantId: TenantId, categoryId: string): Promise<SearchListing> {
  'use cache';
  cacheLife('catalog');
  cacheTag(tags.tenant(tenantId), tags.products(tenantId));
  const row = await tenantDb(tenantId, (db) =>
    db.categoryListing.findUnique({
      where: { tenantId_categoryId: { tenantId, categoryId } },
      select: columns,
    }),
  );
  return row ?? NO_SEARCH_LISTING;
}

export type EditedCategory = { category: { id: string; name: string }; listing: SearchListing };

/** For the form, live; null for a category that is gone. */
export const readCategoryListing = (tenantId: TenantId, categoryId: string): Promise<EditedCategory | null> =>
  tenantDb(tenantId, async (db) => {
    const row = await db.category.findUnique({
      where: { tenantId_id: { tenantId, id: categoryId } },
      select: { id: true, name: true, listing: { select: columns } },
    });
    return row && { category: { id: row.id, name: row.name }, listing: row.listing ?? NO_SEARCH_LISTING };
  });
