import type { Database } from '@/lib/db/client';
import type { TenantId } from '@/lib/ids';
import { columnOfDay } from '@/lib/time/calendar-day';
import { addDays } from '@/lib/time/days';
import type { DemoShop } from './catalogue';
import { createRandom, seedFrom } from './random';

const DAYS = 62;
/** Visits on a usual day, by source, from the most to the least. */
const SOURCES: readonly [source: string, visits: number][] = [
  ['direct', 14],
  ['instagram.com', 11],
  ['google.com', 8],
  ['pinterest.com', 5],
  ['newsletter', 2],
  ['private', 3],
];
const SEARCHES = ['teapot', 'butter dish', 'gift card', 'blue', 'sugar bowl'];

/** Gives a shop two months of visits, and its orders a source, the same ones each time. */
export async function insertVisits(db: Database, tenantId: TenantId, shop: DemoShop): Promise<void> {
  const random = createRandom(seedFrom(`${shop.slug} visits`));
  const about = (usual: number) => Math.round(usual * (0.6 + random() * 0.8));
  const products = await db.product.findMany({
    where: { tenantId, isActive: true },
    orderBy: { sku: 'asc' },
    select: { id: true },
  });
  const today = new Date().toISOString().slice(0, 10);
  const counts: { tenantId: TenantId; day: Date; kind: string; subject: string; count: number }[] = [];
  const views: { tenantId: TenantId; day: Date; productId: string; count: number }[] = [];
  for (let index = 0; index < DAYS; index += 1) {
    const day = columnOfDay(addDays(today, index - DAYS + 1));
    // More of them each week, and most at weekends.
    const busy = (0.6 + (0.6 * index) / DAYS) * (day.getUTCDay() % 6 === 0 ? 1.4 : 1);
    const add = (kind: string, subject: string, count: number) =>
      count > 0 && counts.push({ tenantId, day, kind, subject, count });
    for (const [source, visits] of SOURCES) {
      add('visit', source, about(visits * busy));
    }
    add('cart', '', about(4 * busy));
    add('checkout', '', about(2 * busy));
    add('search', SEARCHES[index % SEARCHES.length] ?? '', Math.floor(random() * 3));
    for (const [place, { id }] of products.entries()) {
      const count = about((14 * busy) / (1 + place * 0.7));
      if (count > 0) {
        views.push({ tenantId, day, productId: id, count });
      }
    }
  }
  await db.dayCount.createMany({ data: counts });
  await db.productDayView.createMany({ data: views });
  for (const [index, source] of ['instagram.com', 'direct', 'google.com', 'newsletter'].entries()) {
    const orderNumber = { in: Array.from({ length: 20 }, (_, count) => 1_001 + index + count * 5) };
    await db.order.updateMany({ where: { tenantId, orderNumber }, data: { source } });
  }
}
