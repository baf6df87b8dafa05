// What an open list of orders asks for every few seconds: one read of an index that contains only new orders.
import 'server-only';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { MOST_NEWS, NEW_ORDERS, type OrderNews } from './order-news';

/** The number of paid orders that nobody has seen, and a stamp that changes with them. */
export const getOrderNews = (tenantId: TenantId): Promise<OrderNews> =>
  tenantDb(tenantId, (db) => readNews(db, tenantId));

/** `getOrderNews` within the caller's transaction. */
export async function readNews(db: Database, tenantId: TenantId): Promise<OrderNews> {
  const newest = await db.order.findMany({
    where: { tenantId, ...NEW_ORDERS },
    orderBy: { paidAt: 'desc' },
    select: { paidAt: true },
    take: MOST_NEWS,
  });
  return { count: newest.length, stamp: `${newest.length}.${newest[0]?.paidAt?.getTime() ?? 0}` };
}
