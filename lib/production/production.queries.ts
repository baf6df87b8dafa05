// What to make: the paid, unfinished orders with everything that the workroom needs. Three queries for each page, for
// any number of orders and rows.
import 'server-only';
import { z } from 'zod';
import { findDayInShop } from '@/lib/catalog/calendar/work-calendar.queries';
import { Prisma } from '@/lib/db/generated/client';
import { literally } from '@/lib/db/literally';
import { type Database, tenantDb, tenantStatement } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import { EXTRAS, readExtras } from '@/lib/orders/extras/stored-extras';
import { encodeOrderCursor, type OrderCursor } from '@/lib/orders/list/order-cursor';
import { orderNumberIn } from '@/lib/orders/list/order-filter';
import { searchWords } from '@/lib/orders/placing/search-text';
import { dayOfColumn } from '@/lib/time/calendar-day';
import { readTicks } from './making/made-pieces.queries';
import type { ProductionFilter } from './production-filter';
import { LINE_COLUMNS, toProductionLine } from './production-line';
import { isInProduction, PRODUCT_KEY, ROW_COUNT } from './production-sql';
import type { ProductionPage } from './production-views';

export const ORDERS_ON_A_PAGE = 25;

/** A page ends early if its orders have many rows: a browser should not render ten rosters of 2,000 at once. */
export const ROWS_ON_A_PAGE = 1_000;

/** `createdAt` is the time that the list is sorted by, because a cursor calls it so. */
type OrderPlaceRow = { id: OrderId; createdAt: Date; rows: number };
type Options = { filter: ProductionFilter; cursor: OrderCursor | null };

const uuid = z.uuid();

/** When an order is due: on the day that was promised, or at once when it is paid. */
const DUE = Prisma.sql`coalesce(o.ready_by::timestamp AT TIME ZONE 'UTC', o.paid_at, o.created_at)`;

/**
 * One page of the work, the first due first, starting at the cursor; without a cursor the first page. An order without
 * a promised day is due when it is paid.
 */
export function listProduction(tenantId: TenantId, { filter, cursor }: Options): Promise<ProductionPage> {
  return tenantDb(tenantId, async (db) => {
    const page = await readPage(db, tenantId, filter, cursor);
    const ids = page.places.map(({ id }) => id);
    const orders = await db.order.findMany({
      where: { tenantId, id: { in: ids } },
      select: {
        id: true,
        orderNumber: true,
        createdAt: true,
        paidAt: true,
        readyBy: true,
        customerName: true,
        internalNote: true,
        extras: EXTRAS,
        items: { where: itemsOf(filter), orderBy: { position: 'asc' }, select: LINE_COLUMNS },
      },
    });
    const byId = new Map(orders.map((order) => [order.id, order]));
    const [first, last] = [page.places.at(0), page.places.at(-1)];
    return {
      orders: ids.flatMap((id) => {
        const order = byId.get(id);
        if (order === undefined) {
          return [];
        }
        const { items, paidAt, extras, readyBy, ...rest } = order;
        return [
          {
            ...rest,
            extras: readExtras(extras),
            paidAt: paidAt ?? rest.createdAt,
            readyBy: readyBy && dayOfColumn(readyBy),
            lines: items.map((item) => toProductionLine(id, item)),
          },
        ];
      }),
      today: (await findDayInShop(db, tenantId)).today,
      ticks: ids.length === 0 ? {} : await readTicks(db, tenantId, ids),
      previous: first && page.hasPrevious ? encodeOrderCursor({ ...first, direction: 'older' }) : null,
      next: last && page.hasNext ? encodeOrderCursor({ ...last, direction: 'newer' }) : null,
    };
  });
}

/** The number of orders that match the filter. */
export async function countProduction(tenantId: TenantId, filter: ProductionFilter): Promise<number> {
  const [row] = await tenantStatement(
    tenantId,
    (db) => db.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM orders o WHERE ${isInProduction(tenantId)} AND ${hasWork(filter)}`,
  );
  return row?.count ?? 0;
}

type PlacesPage = { places: OrderPlaceRow[]; hasPrevious: boolean; hasNext: boolean };

async function readPage(
  db: Database,
  tenantId: TenantId,
  filter: ProductionFilter,
  cursor: OrderCursor | null,
): Promise<PlacesPage> {
  const isBack = cursor?.direction === 'older';
  const beside =
    cursor === null
      ? Prisma.sql`true`
      : Prisma.sql`(${DUE}, o.id) ${isBack ? Prisma.sql`<` : Prisma.sql`>`} (${cursor.createdAt}, ${cursor.id}::uuid)`;
  const direction = isBack ? Prisma.sql`DESC` : Prisma.sql`ASC`;
  const found = await db.$queryRaw<OrderPlaceRow[]>`
    SELECT o.id, ${DUE} AS "createdAt", (
      SELECT coalesce(sum(${ROW_COUNT}), 0)::int FROM order_items i
      WHERE i.tenant_id = o.tenant_id AND i.order_id = o.id) AS rows
    FROM orders o
    WHERE ${isInProduction(tenantId)} AND ${hasWork(filter)} AND ${beside}
    ORDER BY ${DUE} ${direction}, o.id ${direction} LIMIT ${ORDERS_ON_A_PAGE + 1}`;
  const places = firstThatFit(found);
  const hasMore = found.length > places.length;
  // Near the start, shows the full first page. Also if the orders after the cursor are finished by now.
  if (cursor !== null && (isBack ? !hasMore : places.length === 0)) {
    return readPage(db, tenantId, filter, null);
  }
  return isBack
    ? { places: places.reverse(), hasPrevious: true, hasNext: true }
    : { places, hasPrevious: cursor !== null, hasNext: hasMore };
}

/** As many orders as fit a page, at least one. */
function firstThatFit(found: readonly OrderPlaceRow[]): OrderPlaceRow[] {
  let rows = 0;
  return found.slice(0, ORDERS_ON_A_PAGE).filter((place, index) => {
    rows += place.rows;
    return index === 0 || rows <= ROWS_ON_A_PAGE;
  });
}

/**
 * The condition for orders that match the search and have a line of the product, with something left to make or
 * nothing.
 */
function hasWork({ search, product, view }: ProductionFilter): Prisma.Sql {
  const isOfProduct = product === null ? Prisma.sql`true` : Prisma.sql`${PRODUCT_KEY} = ${product}`;
  const isUnfinished = Prisma.sql`${ROW_COUNT} > (
    SELECT count(*) FROM made_pieces m WHERE m.tenant_id = i.tenant_id AND m.order_item_id = i.id)`;
  const items = Prisma.sql`SELECT 1 FROM order_items i WHERE i.tenant_id = o.tenant_id AND i.order_id = o.id`;
  return Prisma.sql`${isFound(search)} AND ${
    view === 'open'
      ? Prisma.sql`EXISTS (${items} AND ${isOfProduct} AND ${isUnfinished})`
      : Prisma.sql`EXISTS (${items} AND ${isOfProduct}) AND NOT EXISTS (${items} AND ${isOfProduct} AND ${isUnfinished})`
  }`;
}

/** The same search as in the list of orders (lib/orders/list/order-where.ts). */
function isFound(search: string): Prisma.Sql {
  if (search === '') {
    return Prisma.sql`true`;
  }
  const contains = `%${literally(search)}%`;
  return Prisma.sql`(o.customer_name ILIKE ${contains} OR o.customer_email ILIKE ${contains}
    OR o.search_text LIKE ${`%${literally(searchWords(search))}%`} OR o.order_number = ${orderNumberIn(search)}::int)`;
}

function itemsOf({ product }: ProductionFilter): Prisma.OrderItemWhereInput {
  if (product === null) {
    return {};
  }
  const gone = { productId: null, productSku: product };
  return uuid.safeParse(product).success ? { OR: [{ productId: product }, gone] } : gone;
}
