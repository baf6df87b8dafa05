// How an owner changes what the shop shows of itself. `base` are the values from when the form was opened: if others are
// stored by now, nothing is saved, and the stored ones are returned.
import 'server-only';
import { recordChange } from '@/lib/cache/changes';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { isEdited } from '@/lib/merge-edits';
import { err, ok, type Result } from '@/lib/result';
import { isOwnMedia } from '@/lib/tenants/settings/logo-address';
import { removeUnusedPicture } from '@/lib/uploads/pictures/remove-unused-picture';
import { keyOfMediaUrl } from '@/lib/uploads/store/object-key';
import type { HomeInput, HomeValues } from './home-input';
import type { NoticeFields } from './notice-input';
import { type NoticeValues, noticeValuesOf } from './notice-values';
import type { ShopFront } from './shop-front';
import { findShopFront } from './shop-front.queries';

export const homeValuesOf = (front: ShopFront): HomeValues => ({
  bannerUrl: front.bannerUrl ?? '',
  bannerAlt: front.bannerAlt,
  heading: front.heading,
  story: front.story,
  featuredProducts: front.featuredProducts.join(','),
  featuredCategories: front.featuredCategories.join(','),
});

/** The stored front. Locks the shop's row, so that the second of two racing saves sees the first. */
async function lockFront(db: Database, tenantId: TenantId): Promise<ShopFront> {
  await db.$queryRaw`SELECT 1 FROM "tenants" WHERE "id" = ${tenantId}::uuid FOR NO KEY UPDATE`;
  return findShopFront(db, tenantId);
}

/**
 * Saves what stands above the grid. `banner_invalid` if the picture is no upload of this shop, or is gone. A replaced
 * banner is deleted.
 */
export async function saveHome(
  tenantId: TenantId,
  input: HomeInput,
  base?: HomeValues,
): Promise<Result<null, 'banner_invalid' | { current: HomeValues }>> {
  type Saved = Result<string | null, 'banner_invalid' | { current: HomeValues }>;
  const saved = await tenantDb(tenantId, async (db): Promise<Saved> => {
    const front = await lockFront(db, tenantId);
    const current = homeValuesOf(front);
    if (base !== undefined && isEdited(current, base)) {
      return err({ current });
    }
    if (input.bannerUrl !== front.bannerUrl && !(await takeBanner(db, tenantId, input.bannerUrl))) {
      return err('banner_invalid');
    }
    await db.shopFront.upsert({ where: { tenantId }, create: { tenantId, ...input }, update: input });
    await recordChange(db, tenantId, { kind: 'tenant' });
    return ok(front.bannerUrl);
  });
  if (!saved.ok) {
    return saved;
  }
  if (saved.value !== input.bannerUrl) {
    await removeUnusedPicture(tenantId, saved.value);
  }
  return ok(null);
}

/** Marks an uploaded banner as used; false if there is no such upload of this shop. */
async function takeBanner(db: Database, tenantId: TenantId, bannerUrl: string | null): Promise<boolean> {
  if (bannerUrl === null) {
    return true;
  }
  const objectKey = keyOfMediaUrl(bannerUrl);
  if (objectKey === null || !isOwnMedia(bannerUrl, tenantId)) {
    return false;
  }
  const { count } = await db.upload.updateMany({
    where: { tenantId, objectKey, kind: 'shop_logo', completedAt: { not: null } },
    data: { attachedAt: new Date() },
  });
  return count === 1;
}

/** Saves announcement, links and opening hours. The announcement's days are those of `timeZone`. */
export const saveNotices = (
  tenantId: TenantId,
  input: NoticeFields & { timeZone: string },
  base?: NoticeValues,
): Promise<Result<null, { current: NoticeValues }>> =>
  tenantDb(tenantId, async (db) => {
    const current = noticeValuesOf(await lockFront(db, tenantId));
    if (base !== undefined && isEdited(current, base)) {
      return err({ current });
    }
    await db.shopFront.upsert({ where: { tenantId }, create: { tenantId, ...input }, update: input });
    await recordChange(db, tenantId, { kind: 'tenant' });
    return ok(null);
  });
