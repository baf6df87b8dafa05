// The numbers of the dashboard: sums in SQL, without reading lists of orders or payments.
import 'server-only';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { cents, sumCents } from '@/lib/money/cents';
import { readOrderStatus } from '@/lib/orders/status/stored-status';
import { lastDays } from '@/lib/time/days';
import type { Figures, RecentOrder } from './dashboard-views';

/** The number of days in the revenue chart. */
const REVENUE_DAYS = 30;

/** Specification §9. */
const RECENT_ORDERS = 10;

/**
 * The shop's numbers, by days in `timeZone`. A second capture of an order counts, because the money was captured.
 * Unpaid expired orders do not count.
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
             (SELECT count(*)::int FROM products WHERE tenant_id = ${tenantId}::uuid) AS products
      FROM orders WHERE tenant_id = ${tenantId}::uuid AND expired_at IS NULL`,
    // Bucket 0 is before the first day, bucket 1 the first day.
    await db.$queryRaw<{ bucket: number; revenue: bigint }[]>`
      SELECT coalesce(width_bucket(captured_at, ${boundaries}::timestamptz[]), 0) AS bucket,
             sum(amount_cents - refunded_cents) AS revenue
      FROM payments WHERE tenant_id = ${tenantId}::uuid AND status = 'captured'
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

/** The newest orders of the shop, of any status, except unpaid expired ones. */
export async function listRecentOrders(tenantId: TenantId): Promise<RecentOrder[]> {
  const rows = await tenantDb(tenantId, (db) =>
    db.order.findMany({
      where: { tenantId, expiredAt: null },
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
