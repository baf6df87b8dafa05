// What to make: the orders that are paid for and not finished, with everything that the workroom needs of them.
// Three queries a page, however many orders and rows are on it.
import 'server-only';
import { z } from 'zod';
import { Prisma } from '@/lib/db/generated/client';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import { encodeOrderCursor, type OrderCursor } from '@/lib/orders/order-cursor';
import { readTicks } from './made-pieces.queries';
import type { ProductionFilter } from './production-filter';
import { LINE_COLUMNS, toProductionLine } from './production-line';
import { isInProduction, PRODUCT_KEY, ROW_COUNT } from './production-sql';
import type { ProductionPage } from './production-views';

export const ORDERS_ON_A_PAGE = 25;

/** A page ends early where its orders have many rows: a browser should not draw ten rosters of 2,000 at once. */
export const ROWS_ON_A_PAGE = 1_000;

type OrderPlaceRow = { id: string; createdAt: Date; rows: number };
type Options = { filter: ProductionFilter; cursor: OrderCursor | null };

const uuid = z.uuid();

/** One page of the work, the oldest order first, from the cursor's place on; the first without a cursor. */
export function listProduction(tenantId: string, { filter, cursor }: Options): Promise<ProductionPage> {
  return tenantDb(tenantId, async (db) => {
    const page = await readPage(db, tenantId, filter, cursor);
    const ids = page.places.map(({ id }) => id);
    const orders = await db.order.findMany({
      where: { tenantId, id: { in: ids } },
      select: {
        id: true,
        orderNumber: true,
        createdAt: true,
        customerName: true,
        internalNote: true,
        items: { where: itemsOf(filter), orderBy: { position: 'asc' }, select: LINE_COLUMNS },
      },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    });
    const [first, last] = [page.places.at(0), page.places.at(-1)];
    return {
      orders: orders.map(({ items, ...order }) => ({
        ...order,
        lines: items.map((item) => toProductionLine(order.id, item)),
      })),
      ticks: ids.length === 0 ? {} : await readTicks(db, tenantId, ids),
      previous: first && page.hasPrevious ? encodeOrderCursor({ ...first, direction: 'older' }) : null,
      next: last && page.hasNext ? encodeOrderCursor({ ...last, direction: 'newer' }) : null,
    };
  });
}

/** How many orders there are to make, of the filter's product if it names one. */
export async function countProduction(tenantId: string, filter: ProductionFilter): Promise<number> {
  const [row] = await tenantDb(
    tenantId,
    (db) => db.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM orders o WHERE ${isInProduction(tenantId)} AND ${hasWork(filter)}`,
  );
  return row?.count ?? 0;
}

type PlacesPage = { places: OrderPlaceRow[]; hasPrevious: boolean; hasNext: boolean };

async function readPage(
  db: Database,
  tenantId: string,
  filter: ProductionFilter,
  cursor: OrderCursor | null,
): Promise<PlacesPage> {
  const isBack = cursor?.direction === 'older';
  const beside =
    cursor === null
      ? Prisma.sql`true`
      : Prisma.sql`(o.created_at, o.id) ${isBack ? Prisma.sql`<` : Prisma.sql`>`} (${cursor.createdAt}, ${cursor.id}::uuid)`;
  const direction = isBack ? Prisma.sql`DESC` : Prisma.sql`ASC`;
  const found = await db.$queryRaw<OrderPlaceRow[]>`
    SELECT o.id, o.created_at AS "createdAt", (
      SELECT coalesce(sum(${ROW_COUNT}), 0)::int FROM order_items i
      WHERE i.tenant_id = o.tenant_id AND i.order_id = o.id) AS rows
    FROM orders o
    WHERE ${isInProduction(tenantId)} AND ${hasWork(filter)} AND ${beside}
    ORDER BY o.created_at ${direction}, o.id ${direction} LIMIT ${ORDERS_ON_A_PAGE + 1}`;
  const places = firstThatFit(found);
  const hasMore = found.length > places.length;
  // Near the start the first page is shown whole. And what lay behind a cursor may be done with since.
  if (cursor !== null && (isBack ? !hasMore : places.length === 0)) {
    return readPage(db, tenantId, filter, null);
  }
  return isBack
    ? { places: places.reverse(), hasPrevious: true, hasNext: true }
    : { places, hasPrevious: cursor !== null, hasNext: hasMore };
}

/** As many orders as a page holds, and at least one. */
function firstThatFit(found: readonly OrderPlaceRow[]): OrderPlaceRow[] {
  let rows = 0;
  return found.slice(0, ORDERS_ON_A_PAGE).filter((place, index) => {
    rows += place.rows;
    return index === 0 || rows <= ROWS_ON_A_PAGE;
  });
}

/** Orders that have a line of the filter, with a row that is not ticked off if only those are asked for. */
function hasWork({ product, isUnfinishedOnly }: ProductionFilter): Prisma.Sql {
  if (product === null && !isUnfinishedOnly) {
    return Prisma.sql`true`;
  }
  return Prisma.sql`EXISTS (
    SELECT 1 FROM order_items i WHERE i.tenant_id = o.tenant_id AND i.order_id = o.id
      AND ${product === null ? Prisma.sql`true` : Prisma.sql`${PRODUCT_KEY} = ${product}`}
      AND ${isUnfinishedOnly ? Prisma.sql`${ROW_COUNT} > (SELECT count(*) FROM made_pieces m WHERE m.tenant_id = i.tenant_id AND m.order_item_id = i.id)` : Prisma.sql`true`})`;
}

function itemsOf({ product }: ProductionFilter): Prisma.OrderItemWhereInput {
  if (product === null) {
    return {};
  }
  const gone = { productId: null, productSku: product };
  return uuid.safeParse(product).success ? { OR: [{ productId: product }, gone] } : gone;
}
