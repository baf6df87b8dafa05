// The list of orders in the admin area. Live, never cached.
import 'server-only';
import type { Prisma } from '@/lib/db/generated/client';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { cents } from '@/lib/money/cents';
import { EXTRAS, readExtras } from '@/lib/orders/extras/stored-extras';
import type { OrderListView, OrderRowView } from '@/lib/orders/order-views';
import { readOrderStatuses } from '@/lib/orders/status/stored-status';
import { encodeOrderCursor, type OrderCursor } from './order-cursor';
import { hidesExpired, type OrderFilter } from './order-filter';
import { isNews } from './order-news';
import { readNews } from './order-news.queries';
import { besideOrder, NEWEST_FIRST, OLDEST_FIRST, orderWhere } from './order-where';

export const ORDERS_ON_A_PAGE = 25;

/** Orders are counted up to this number, then shown as "more than". So the count costs the same in every shop. */
export const MOST_COUNTED = 1_000;

const rowColumns = {
  id: true,
  orderNumber: true,
  customerName: true,
  customerEmail: true,
  createdAt: true,
  totalCents: true,
  status: true,
  paymentStatus: true,
  paidAt: true,
  seenAt: true,
  isTest: true,
  extras: EXTRAS,
} satisfies Prisma.OrderSelect;

type OrderRow = Prisma.OrderGetPayload<{ select: typeof rowColumns }>;
type Page = { rows: OrderRow[]; hasNewer: boolean; hasOlder: boolean };
type ListOptions = { filter: OrderFilter; timeZone: string; cursor: OrderCursor | null };

/**
 * One page of a shop's orders, newest first, starting at the cursor; without a cursor the first page. The days of the
 * filter are days in `timeZone` (an IANA name).
 */
export function listOrders(
  tenantId: TenantId,
  { filter, timeZone, cursor }: ListOptions,
): Promise<OrderListView> {
  const where = orderWhere(tenantId, filter, timeZone);
  return tenantDb(tenantId, async (db) => {
    const page = await readPage(db, where, cursor);
    const counted = await db.order.count({ where, take: MOST_COUNTED + 1 });
    const [first, last] = [page.rows.at(0), page.rows.at(-1)];
    return {
      orders: await toRows(db, tenantId, page.rows),
      count: Math.min(counted, MOST_COUNTED),
      hasMoreThanCounted: counted > MOST_COUNTED,
      hasTests: await hasTests(db, tenantId),
      hasHidden: hidesExpired(filter) && (await hasExpired(db, tenantId)),
      news: await readNews(db, tenantId),
      newer: first && page.hasNewer ? encodeOrderCursor({ ...first, direction: 'newer' }) : null,
      older: last && page.hasOlder ? encodeOrderCursor({ ...last, direction: 'older' }) : null,
    };
  });
}

/** The orders with these ids, newest first, as rows of a list. */
export const listOrdersById = async (
  db: Database,
  tenantId: TenantId,
  ids: readonly string[],
): Promise<OrderRowView[]> =>
  toRows(
    db,
    tenantId,
    await db.order.findMany({
      where: { tenantId, id: { in: [...ids] } },
      select: rowColumns,
      orderBy: NEWEST_FIRST,
    }),
  );

async function toRows(db: Database, tenantId: TenantId, rows: readonly OrderRow[]): Promise<OrderRowView[]> {
  const pieces = await countPieces(db, tenantId, rows);
  return rows.map(({ paidAt, seenAt, extras, ...row }) => ({
    ...row,
    wishes: readExtras(extras),
    isNew: isNews({ ...row, paidAt, seenAt }),
    totalCents: cents(row.totalCents),
    ...readOrderStatuses(row),
    pieceCount: pieces.get(row.id) ?? 0,
  }));
}

const hasTests = async (db: Database, tenantId: TenantId): Promise<boolean> =>
  (await db.order.findFirst({ where: { tenantId, isTest: true }, select: { id: true } })) !== null;

/** The condition on the status makes Postgres use an index. */
const hasExpired = async (db: Database, tenantId: TenantId): Promise<boolean> =>
  (await db.order.findFirst({
    where: { tenantId, status: 'cancelled', expiredAt: { not: null } },
    select: { id: true },
  })) !== null;

async function readPage(
  db: Database,
  where: Prisma.OrderWhereInput,
  cursor: OrderCursor | null,
): Promise<Page> {
  const take = ORDERS_ON_A_PAGE + 1;
  if (cursor?.direction === 'newer') {
    const rows = await db.order.findMany({
      where: { AND: [where, besideOrder(cursor, 'newer')] },
      select: rowColumns,
      orderBy: OLDEST_FIRST,
      take,
    });
    // Near the top, shows the full first page instead of the few newer orders.
    if (rows.length > ORDERS_ON_A_PAGE) {
      return { rows: rows.slice(0, ORDERS_ON_A_PAGE).reverse(), hasNewer: true, hasOlder: true };
    }
    return readPage(db, where, null);
  }
  const rows = await db.order.findMany({
    where: cursor ? { AND: [where, besideOrder(cursor, 'older')] } : where,
    select: rowColumns,
    orderBy: NEWEST_FIRST,
    take,
  });
  // The older orders may no longer match the filter: then show the first page.
  if (cursor && rows.length === 0) {
    return readPage(db, where, null);
  }
  return {
    rows: rows.slice(0, ORDERS_ON_A_PAGE),
    hasNewer: cursor !== null,
    hasOlder: rows.length > ORDERS_ON_A_PAGE,
  };
}

/** Pieces of each order, in one query for the whole page. */
async function countPieces(
  db: Database,
  tenantId: TenantId,
  orders: readonly { id: string }[],
): Promise<Map<string, number>> {
  const sums = await db.orderItem.groupBy({
    by: ['orderId'],
    where: { tenantId, orderId: { in: orders.map(({ id }) => id) } },
    _sum: { quantity: true },
  });
  return new Map(sums.map(({ orderId, _sum }) => [orderId, _sum.quantity ?? 0]));
}
