import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { database } from '@/lib/db/client';
import type { TenantId } from '@/lib/ids';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { createTenant } from '@/lib/testing/rows/factories';
import { mediaUrl } from '@/lib/uploads/store/object-key';
import { homeInput } from './home-input';
import { noticeInput } from './notice-input';
import { noticeFields, noticeValuesOf } from './notice-values';
import { EMPTY_FRONT } from './shop-front';
import { homeValuesOf, saveHome, saveNotices } from './shop-front.commands';
import { getAnnouncementOfNow, getShopFrontSettings } from './shop-front.queries';

const life = vi.hoisted(() => ({ last: null as null | { revalidate: number } }));
vi.mock('next/cache', () => ({
  cacheLife: (one: { revalidate: number }) => {
    life.last = one;
  },
  cacheTag: () => {},
}));

let tenantId: TenantId;
beforeEach(async () => {
  await resetDatabase();
  tenantId = (await createTenant()).id;
});

async function createBanner(owner: TenantId): Promise<string> {
  const id = randomUUID();
  const objectKey = `${owner}/${id}-banner-1280.webp`;
  await database().upload.create({
    data: {
      ...{ tenantId: owner, id, kind: 'shop_logo', objectKey, fileName: 'banner.jpg' },
      ...{ contentType: 'image/jpeg', byteSize: 10, completedAt: new Date() },
    },
  });
  return mediaUrl(objectKey);
}

const home = (changes: object = {}) =>
  homeInput.omit({ base: true }).parse({ ...homeValuesOf(EMPTY_FRONT), ...changes });

const notices = (changes: object = {}) => {
  const { base: _none, ...fields } = noticeInput.parse({ ...noticeValuesOf(EMPTY_FRONT), ...changes });
  return { ...fields, timeZone: 'America/New_York' };
};

describe('what stands above the grid', () => {
  it('is saved with its banner, which counts as used', async () => {
    const bannerUrl = await createBanner(tenantId);
    const featured = [randomUUID(), randomUUID()];
    const saved = home({ bannerUrl, heading: ' Made by hand ', featuredProducts: featured.join(',') });
    expect(await saveHome(tenantId, saved)).toEqual({ ok: true, value: null });
    expect(await getShopFrontSettings(tenantId)).toMatchObject({
      bannerUrl,
      heading: 'Made by hand',
      featuredProducts: featured,
    });
    expect(await database().upload.count({ where: { attachedAt: { not: null } } })).toBe(1);
  });

  it('has no picture of another shop, or from elsewhere', async () => {
    const neighbour = (await createTenant()).id;
    for (const bannerUrl of [
      await createBanner(neighbour),
      'https://evil.test/x.webp',
      '/media/x-1280.webp',
    ]) {
      expect(await saveHome(tenantId, home({ bannerUrl }))).toEqual({ ok: false, error: 'banner_invalid' });
    }
  });

  it('is not saved over what somebody else has saved meanwhile, and leaves the notices alone', async () => {
    await saveNotices(tenantId, notices({ announcement: 'Closed in May' }));
    const base = homeValuesOf(await getShopFrontSettings(tenantId));
    await saveHome(tenantId, home({ heading: 'Theirs' }), base);
    expect(await saveHome(tenantId, home({ heading: 'Mine' }), base)).toEqual({
      ok: false,
      error: { current: { ...base, heading: 'Theirs' } },
    });
    expect((await getShopFrontSettings(tenantId)).announcement.text).toBe('Closed in May');
  });
});

describe('notices', () => {
  it('are read as they were typed', async () => {
    const typed = {
      announcement: 'Sale',
      announcementLink: '/policies/shipping',
      announcementFrom: '2026-11-01',
      announcementUntil: '2026-11-30',
      instagram: '@clay',
      mondayFrom: '10:00',
      mondayTo: '17:30',
    };
    await saveNotices(tenantId, notices(typed));
    const front = await getShopFrontSettings(tenantId);
    expect(noticeValuesOf(front)).toEqual({
      ...noticeValuesOf(EMPTY_FRONT),
      ...typed,
      instagram: 'https://www.instagram.com/clay',
    });
    expect(front.announcement.timeZone).toBe('America/New_York');
  });

  it.each([
    ['announcement', { announcement: 'x'.repeat(201) }],
    ['announcementLink', { announcementLink: 'javascript:alert(1)' }],
    ['announcementLink', { announcementLink: 'http://plain.test' }],
    ['announcementLink', { announcementLink: '//evil.test' }],
    ['announcementFrom', { announcementFrom: '2026-02-30' }],
    ['announcementUntil', { announcementFrom: '2026-03-02', announcementUntil: '2026-03-01' }],
    ['facebook', { facebook: 'https://evil.test/clay' }],
    ['sundayTo', { sundayFrom: '17:00', sundayTo: '10:00' }],
    ['sundayTo', { sundayFrom: '17:00' }],
  ])('refuse %s for %j', (field, changes) => {
    const read = noticeInput.safeParse({ ...noticeValuesOf(EMPTY_FRONT), ...changes });
    expect(read.error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
    expect(noticeFields).toContain(field);
  });
});

describe('the announcement of now', () => {
  it('is kept until it begins or ends, but not longer than an hour, and never shorter than a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      await saveNotices(
        tenantId,
        notices({ announcement: 'Sale', announcementFrom: '2026-11-02', announcementUntil: '2026-11-02' }),
      );
      const seen = [];
      // Its day is from 5:00 to 5:00 in UTC.
      for (const time of [
        '02T03:00:00',
        '02T04:50:00',
        '02T04:59:50',
        '02T05:00:00',
        '03T04:30:00',
        '03T05:00:00',
      ]) {
        vi.setSystemTime(new Date(`2026-11-${time}Z`));
        const shown = await getAnnouncementOfNow(tenantId);
        seen.push([shown?.text ?? null, life.last?.revalidate]);
      }
      expect(seen).toEqual([
        [null, 3_600],
        [null, 600],
        [null, 60],
        ['Sale', 3_600],
        ['Sale', 1_800],
        [null, 3_600],
      ]);
    } finally {
      vi.useRealTimers();
    }
  });
});
