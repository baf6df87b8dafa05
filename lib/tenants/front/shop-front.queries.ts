import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { z } from 'zod';
import { tags } from '@/lib/cache/tags';
import type { ShopFront as FrontRow } from '@/lib/db/generated/client';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { isoDate } from '@/lib/time/format-date';
import { isTimeZone } from '@/lib/time/time-zone';
import { type Announcement, isAnnounced, secondsToChange } from './announcement';
import { readOpeningHours } from './opening-hours';
import { EMPTY_FRONT, type ShopFront } from './shop-front';
import { NETWORKS } from './social-links';

const storedLinks = z.partialRecord(z.enum(NETWORKS), z.string());

const dayOf = (date: Date | null): string | null => (date === null ? null : isoDate(date, 'UTC'));

const toFront = (row: FrontRow): ShopFront => ({
  bannerUrl: row.bannerUrl,
  bannerAlt: row.bannerAlt,
  heading: row.heading,
  story: row.story,
  featuredProducts: row.featuredProducts,
  featuredCategories: row.featuredCategories,
  announcement: {
    text: row.announcement,
    link: row.announcementLink,
    from: dayOf(row.announcementFrom),
    until: dayOf(row.announcementUntil),
    timeZone: isTimeZone(row.timeZone) ? row.timeZone : 'UTC',
  },
  links: storedLinks.safeParse(row.links).data ?? {},
  hours: readOpeningHours(row.hours),
});

/** The shop's front, live; an empty one for a shop that never saved any. */
export async function findShopFront(db: Database, tenantId: TenantId): Promise<ShopFront> {
  const row = await db.shopFront.findUnique({ where: { tenantId } });
  return row === null ? EMPTY_FRONT : toFront(row);
}

/** Like `findShopFront`, for the settings. */
export const getShopFrontSettings = (tenantId: TenantId): Promise<ShopFront> =>
  tenantDb(tenantId, (db) => findShopFront(db, tenantId));

/** For shoppers' pages: kept until the shop is saved. */
export async function getShopFront(tenantId: TenantId): Promise<ShopFront> {
  'use cache';
  cacheLife('tenant');
  cacheTag(tags.tenant(tenantId));
  return getShopFrontSettings(tenantId);
}

/** Seconds: the least time between two renderings for an announcement, so that its end cannot turn a page's cache off. */
const SOONEST = 60;
/** As long as `tenant` in next.config.mjs. */
const LATEST = 3_600;
const KEPT = 7 * 24 * 3_600;

/**
 * The announcement of now, for the bar above each page; null for none. Kept until it begins or ends: the pages that show it
 * are rendered anew by the first visitor after that, at most a minute late.
 */
export async function getAnnouncementOfNow(
  tenantId: TenantId,
): Promise<Pick<Announcement, 'text' | 'link'> | null> {
  'use cache';
  cacheTag(tags.tenant(tenantId));
  const { announcement } = await getShopFrontSettings(tenantId);
  const now = new Date();
  const seconds = secondsToChange(announcement, now);
  cacheLife({ stale: 60, revalidate: Math.max(SOONEST, Math.min(seconds, LATEST)), expire: KEPT });
  return isAnnounced(announcement, now) ? { text: announcement.text, link: announcement.link } : null;
}
