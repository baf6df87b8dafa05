// What an open list asks for every few seconds: one look at an index, in which only new orders are looked at.
import 'server-only';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { MOST_NEWS, NEW_ORDERS, type OrderNews } from './order-news';

/** How many paid orders nobody has looked at, and a stamp that tells whether that has changed. */
export const getOrderNews = (tenantId: TenantId): Promise<OrderNews> =>
  tenantDb(tenantId, (db) => readNews(db, tenantId));

/** `getOrderNews` in a transaction that is open already. */
export async function readNews(db: Database, tenantId: TenantId): Promise<OrderNews> {
  const newest = await db.order.findMany({
    where: { tenantId, ...NEW_ORDERS },
    orderBy: { paidAt: 'desc' },
    select: { paidAt: true },
    take: MOST_NEWS,
  });
  return { count: newest.length, stamp: `${newest.length}.${newest[0]?.paidAt?.getTime() ?? 0}` };
}
