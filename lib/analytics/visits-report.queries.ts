// A shop's visits, from the counts of its days, and what it sold, from its orders. Live, never cached.
import 'server-only';
import { findWorkCalendar } from '@/lib/catalog/calendar/work-calendar.queries';
import { Prisma } from '@/lib/db/generated/client';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { cents } from '@/lib/money/cents';
import { addDays, startOfDay } from '@/lib/time/days';
import { paidOrders } from './paid-orders-sql';
import {
  type DayTotals,
  type ProductRow,
  type SourceRow,
  sumTotals,
  type VisitsReport,
} from './visits-report';
import { type Range, spanOf } from './visits-span';

const MOST_SOURCES = 20;
const MOST_PRODUCTS = 10;
const MOST_SEARCHES = 20;

type Asked = {
  range: Range;
  now: Date;
  /** Whether what was sold is read: only for people who may see the shop's revenue. */
  withSales: boolean;
};

/**
 * The report of the last days in the shop's own calendar. Sales are those of orders that were paid in these days, less
 * what has gone back since, without test orders.
 */
export const getVisitsReport = (
  tenantId: TenantId,
  { range, now, withSales }: Asked,
): Promise<VisitsReport> =>
  tenantDb(tenantId, async (db) => {
    const { timeZone } = await findWorkCalendar(db, tenantId);
    const { days, before } = spanOf(range, now, timeZone);
    const first = days[0] ?? '';
    const oldest = before ?? first;
    const earlier = before === null ? [] : days.map((_, index) => addDays(before, index));
    const all = await readDays(db, tenantId, { days: [...earlier, ...days], timeZone, withSales });
    const since = await readSince(db, tenantId);
    const shown = all.slice(earlier.length);
    const from = startOfDay(first, timeZone);
    return {
      timeZone,
      since,
      days: shown,
      totals: sumTotals(shown),
      before:
        before !== null && since !== null && since <= oldest ? sumTotals(all.slice(0, earlier.length)) : null,
      sources: await readSources(db, tenantId, { first, from, withSales }),
      products: await readProducts(db, tenantId, { first, from, withSales }),
      searches: await readSearches(db, tenantId, first),
    };
  });

async function readSince(db: Database, tenantId: TenantId): Promise<string | null> {
  const [row] = await db.$queryRaw<{ since: string | null }[]>`
    SELECT least((SELECT min(day) FROM day_counts WHERE tenant_id = ${tenantId}::uuid),
      (SELECT min(day) FROM product_day_views WHERE tenant_id = ${tenantId}::uuid))::text AS since`;
  return row?.since ?? null;
}

type DaysAsked = { days: readonly string[]; timeZone: string; withSales: boolean };

async function readDays(
  db: Database,
  tenantId: TenantId,
  { days, timeZone, withSales }: DaysAsked,
): Promise<DayTotals[]> {
  const first = days[0] ?? '';
  const counts = await db.$queryRaw<{ day: string; kind: string; count: number }[]>`
    SELECT day::text, kind, sum(count)::int AS count FROM day_counts
    WHERE tenant_id = ${tenantId}::uuid AND day >= ${first}::date AND kind <> 'search' GROUP BY 1, 2
    UNION ALL
    SELECT day::text, 'product', sum(count)::int FROM product_day_views
    WHERE tenant_id = ${tenantId}::uuid AND day >= ${first}::date GROUP BY 1`;
  const countOf = new Map(counts.map(({ day, kind, count }) => [`${day} ${kind}`, count]));
  const starts = days.map((day) => startOfDay(day, timeZone).toISOString());
  // Bucket 1 is the first day.
  const sold = withSales
    ? await db.$queryRaw<{ bucket: number; orders: number; sales: bigint }[]>`
        SELECT width_bucket(paid_at, ${starts}::timestamptz[]) AS bucket, count(*)::int AS orders,
          sum(paid)::bigint AS sales
        FROM (${paidOrders(tenantId, new Date(starts[0] ?? 0))}) AS o GROUP BY 1`
    : [];
  const soldIn = new Map(sold.map(({ bucket, ...sums }) => [bucket, sums]));
  return days.map((isoDate, index) => ({
    isoDate,
    visits: countOf.get(`${isoDate} visit`) ?? 0,
    views: countOf.get(`${isoDate} product`) ?? 0,
    carts: countOf.get(`${isoDate} cart`) ?? 0,
    checkouts: countOf.get(`${isoDate} checkout`) ?? 0,
    sold: withSales
      ? {
          orders: soldIn.get(index + 1)?.orders ?? 0,
          sales: cents(Number(soldIn.get(index + 1)?.sales ?? 0)),
        }
      : null,
  }));
}

type SpanAsked = { first: string; from: Date; withSales: boolean };

async function readSources(
  db: Database,
  tenantId: TenantId,
  { first, from, withSales }: SpanAsked,
): Promise<SourceRow[]> {
  const visits = await db.$queryRaw<{ source: string; visits: number }[]>`
    SELECT subject AS source, sum(count)::int AS visits FROM day_counts
    WHERE tenant_id = ${tenantId}::uuid AND day >= ${first}::date AND kind = 'visit' GROUP BY 1`;
  const sold = withSales
    ? await db.$queryRaw<{ source: string | null; orders: number; sales: bigint }[]>`
        SELECT source, count(*)::int AS orders, sum(paid)::bigint AS sales
        FROM (${paidOrders(tenantId, from)}) AS o GROUP BY 1`
    : [];
  const rows = new Map<string | null, SourceRow>(
    visits.map((row) => [row.source, { ...row, sold: withSales ? { orders: 0, sales: cents(0) } : null }]),
  );
  for (const { source, orders, sales } of sold) {
    rows.set(source, {
      source,
      visits: rows.get(source)?.visits ?? 0,
      sold: { orders, sales: cents(Number(sales)) },
    });
  }
  return [...rows.values()]
    .sort((a, b) => b.visits - a.visits || (b.sold?.sales ?? 0) - (a.sold?.sales ?? 0))
    .slice(0, MOST_SOURCES);
}

async function readProducts(
  db: Database,
  tenantId: TenantId,
  { first, from, withSales }: SpanAsked,
): Promise<ProductRow[]> {
  const views = Prisma.sql`
    SELECT v.product_id AS id, p.name, sum(v.count)::int AS views, 0 AS pieces, 0::bigint AS sales
    FROM product_day_views v JOIN products p ON p.tenant_id = v.tenant_id AND p.id = v.product_id
    WHERE v.tenant_id = ${tenantId}::uuid AND v.day >= ${first}::date GROUP BY 1, 2`;
  const sold = Prisma.sql`
    SELECT i.product_id, coalesce(p.name, i.product_name), 0, sum(i.quantity)::int,
      sum(i.subtotal_cents - i.discount_cents)::bigint
    FROM (${paidOrders(tenantId, from)}) AS o
      JOIN order_items i ON i.tenant_id = ${tenantId}::uuid AND i.order_id = o.id
      LEFT JOIN products p ON p.tenant_id = i.tenant_id AND p.id = i.product_id
    WHERE o.payment_status <> 'refunded' GROUP BY 1, 2`;
  const rows = await db.$queryRaw<
    { id: string | null; name: string; views: number; pieces: number; sales: bigint }[]
  >`
    SELECT id::text, name, sum(views)::int AS views, sum(pieces)::int AS pieces, sum(sales)::bigint AS sales
    FROM (${withSales ? Prisma.sql`${views} UNION ALL ${sold}` : views}) AS r
    GROUP BY 1, 2 ORDER BY 5 DESC, 4 DESC, 3 DESC, 2 LIMIT ${MOST_PRODUCTS}`;
  return rows.map(({ pieces, sales, ...row }) => ({
    ...row,
    sold: withSales ? { pieces, sales: cents(Number(sales)) } : null,
  }));
}

const readSearches = (db: Database, tenantId: TenantId, first: string) =>
  db.$queryRaw<{ words: string; count: number }[]>`
    SELECT subject AS words, sum(count)::int AS count FROM day_counts
    WHERE tenant_id = ${tenantId}::uuid AND day >= ${first}::date AND kind = 'search' AND subject <> ''
    GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${MOST_SEARCHES}`;
