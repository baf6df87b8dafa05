// The numbers of the dashboard: sums in SQL, without reading lists of orders or payments.
import 'server-only';
import { tenantDb, tenantStatement } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { cents, sumCents } from '@/lib/money/cents';
import { readOrderStatus } from '@/lib/orders/status/stored-status';
import { isOfRealOrder } from '@/lib/orders/test-orders/real-orders-sql';
import { lastDays } from '@/lib/time/days';
import type { CatalogFigures, Figures, RecentOrder } from './dashboard-views';

/** The number of days in the revenue chart. */
const REVENUE_DAYS = 30;

/** Specification §9. */
const RECENT_ORDERS = 10;

/**
 * The shop's numbers, by days in `timeZone`. A second capture of an order counts, because the money was captured.
 * Unpaid expired orders do not count, and neither do test orders.
 */
export async function getFigures(
  tenantId: TenantId,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<Figures> {
  const days = lastDays(REVENUE_DAYS, now, timeZone);
  const boundaries = days.map(({ startsAt }) => startsAt.toISOString());
  const [counts, buckets] = await tenantDb(tenantId, async (db) => [
    await db.$queryRaw<{ orders: number; pending: number; products: number }[]>`
      SELECT count(*)::int AS orders,
             count(*) FILTER (WHERE status = 'pending')::int AS pending,
             (SELECT count(*)::int FROM products WHERE tenant_id = ${tenantId}::uuid AND archived_at IS NULL) AS products
      FROM orders WHERE tenant_id = ${tenantId}::uuid AND expired_at IS NULL AND NOT is_test`,
    // Bucket 0 is before the first day, bucket 1 the first day.
    await db.$queryRaw<{ bucket: number; revenue: bigint }[]>`
      SELECT coalesce(width_bucket(captured_at, ${boundaries}::timestamptz[]), 0) AS bucket,
             sum(amount_cents - refunded_cents) AS revenue
      FROM payments p WHERE tenant_id = ${tenantId}::uuid AND status = 'captured' AND ${isOfRealOrder('p')}
      GROUP BY 1`,
  ]);
  const revenueIn = new Map(buckets.map(({ bucket, revenue }) => [bucket, cents(Number(revenue))]));
  const [count] = counts;
  return {
    totalOrders: count?.orders ?? 0,
    pendingOrders: count?.pending ?? 0,
    totalProducts: count?.products ?? 0,
    revenue: sumCents([...revenueIn.values()]),
    days: days.map(({ isoDate }, index) => ({ isoDate, revenue: revenueIn.get(index + 1) ?? cents(0) })),
  };
}

/** The number of the shop's products, and of those that are hidden or have no picture. */
export async function getCatalogFigures(tenantId: TenantId): Promise<CatalogFigures> {
  const [row] = await tenantStatement(
    tenantId,
    (db) => db.$queryRaw<CatalogFigures[]>`
      SELECT count(*)::int AS products, count(*) FILTER (WHERE NOT is_active)::int AS hidden,
        count(*) FILTER (WHERE image_url IS NULL)::int AS "withoutPicture"
      FROM products WHERE tenant_id = ${tenantId}::uuid AND archived_at IS NULL`,
  );
  return row ?? { products: 0, hidden: 0, withoutPicture: 0 };
}

/** The newest orders of the shop, of any status, except unpaid expired ones and test orders. */
export async function listRecentOrders(tenantId: TenantId): Promise<RecentOrder[]> {
  const rows = await tenantStatement(tenantId, (db) =>
    db.order.findMany({
      where: { tenantId, expiredAt: null, isTest: false },
      select: {
        id: true,
        orderNumber: true,
        customerName: true,
        createdAt: true,
        totalCents: true,
        status: true,
      },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: RECENT_ORDERS,
    }),
  );
  return rows.map(({ totalCents, status, ...row }) => ({
    ...row,
    total: cents(totalCents),
    status: readOrderStatus(status),
  }));
}
