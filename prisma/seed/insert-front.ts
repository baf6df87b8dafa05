import type { Database } from '@/lib/db/client';
import type { TenantId } from '@/lib/ids';
import { noticeInput } from '@/lib/tenants/front/notice-input';
import { noticeValuesOf } from '@/lib/tenants/front/notice-values';
import { EMPTY_FRONT } from '@/lib/tenants/front/shop-front';
import type { DemoFront } from './catalogue/fronts';

type Made = {
  bannerUrl: string;
  productIds: ReadonlyMap<string, string>;
  categoryIds: ReadonlyMap<string, string>;
};

/** Stores what a demo shop shows of itself. Throws if it features what it does not have. */
export async function insertFront(
  db: Database,
  tenantId: TenantId,
  front: DemoFront,
  { bannerUrl, productIds, categoryIds }: Made,
): Promise<void> {
  const { base: _none, ...notices } = noticeInput.parse({ ...noticeValuesOf(EMPTY_FRONT), ...front.notices });
  await db.shopFront.create({
    data: {
      tenantId,
      bannerUrl,
      bannerAlt: front.bannerAlt,
      heading: front.heading,
      story: front.story,
      featuredProducts: front.featuredProducts.map((name) => idOf(productIds, name)),
      featuredCategories: front.featuredCategories.map((name) => idOf(categoryIds, name)),
      ...notices,
      timeZone: 'America/New_York',
    },
  });
}

function idOf(ids: ReadonlyMap<string, string>, name: string): string {
  const id = ids.get(name);
  if (id === undefined) {
    throw new Error(`A demo shop features ${name}, which it does not have`);
  }
  return id;
}
