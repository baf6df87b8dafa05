import 'server-only';
import { recordChange } from '@/lib/cache/changes';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { isEdited } from '@/lib/merge-edits';
import { err, ok, type Result } from '@/lib/result';
import { NO_SEARCH_LISTING, type SearchListing } from './shop-listing';

/**
 * Saves what search engines show of a category. `base`: the values that the form began with; if others are stored by now,
 * nothing is saved, and those are returned.
 */
export const saveCategoryListing = (
  tenantId: TenantId,
  categoryId: string,
  listing: SearchListing,
  base: SearchListing,
): Promise<Result<null, 'gone' | { current: SearchListing }>> =>
  tenantDb(tenantId, async (db) => {
    // Locks the category, so that one of two racing saves is told of the other.
    const found = await db.$queryRaw<unknown[]>`
      SELECT 1 FROM "categories" WHERE "tenant_id" = ${tenantId}::uuid AND "id" = ${categoryId}::uuid FOR UPDATE`;
    if (found.length === 0) {
      return err('gone');
    }
    const where = { tenantId_categoryId: { tenantId, categoryId } };
    const select = { searchTitle: true, searchDescription: true } as const;
    const current = (await db.categoryListing.findUnique({ where, select })) ?? NO_SEARCH_LISTING;
    if (isEdited(current, base)) {
      return err({ current });
    }
    await db.categoryListing.upsert({
      where,
      create: { tenantId, categoryId, ...listing },
      update: listing,
      select: { categoryId: true },
    });
    await recordChange(db, tenantId, { kind: 'categories' });
    return ok(null);
  });
