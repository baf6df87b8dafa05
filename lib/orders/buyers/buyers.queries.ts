// The customers of a shop, from the sums that triggers keep. Live, never cached.
import 'server-only';
import { z } from 'zod';
import { Prisma } from '@/lib/db/generated/client';
import { literally } from '@/lib/db/literally';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { cents } from '@/lib/money/cents';
import { listOrdersById } from '@/lib/orders/list/admin-orders.queries';
import { type BuyerCursor, type BuyerFilter, type BuyerSort, encodeBuyerCursor } from './buyer-filter';
import type { BuyerPage, BuyerRow, BuyerView } from './buyer-views';

export const BUYERS_ON_A_PAGE = 25;

/** Counted up to this number, then shown as "more than". */
const MOST_COUNTED = 1_000;
const MOST_ORDERS = 25;
const BATCH = 500;

/** An e-mail address has no value of its own: the cursor's is not compared. */
const VALUE: Record<Exclude<BuyerSort, 'email'>, Prisma.Sql> = {
  last: Prisma.sql`b.last_order_at`,
  paid: Prisma.sql`b.paid_cents`,
  orders: Prisma.sql`b.order_count`,
};

const row = z
  .object({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    orderCount: z.int(),
    paidCents: z.union([z.bigint(), z.int()]).transform((amount) => cents(Number(amount))),
    lastOrderAt: z.date(),
    isProven: z.boolean(),
  })
  .array();

const COLUMNS = Prisma.sql`b.id::text, b.email, b.name, b.order_count AS "orderCount", b.paid_cents AS "paidCents",
  b.last_order_at AS "lastOrderAt", EXISTS (
    SELECT 1 FROM customers c
    WHERE c.tenant_id = b.tenant_id AND c.email = b.email AND c.email_verified_at IS NOT NULL) AS "isProven"`;

const sortedValue = (sort: BuyerSort, { orderCount, paidCents, lastOrderAt }: BuyerRow): string =>
  String({ last: lastOrderAt.getTime(), paid: paidCents, orders: orderCount, email: 0 }[sort]);

function placeOf(sort: BuyerSort, { value, email }: BuyerCursor): Prisma.Sql {
  const comparable =
    sort === 'last'
      ? Prisma.sql`${new Date(Number(value))}::timestamptz`
      : Prisma.sql`${BigInt(value)}::bigint`;
  return sort === 'email' ? Prisma.sql`(${email})` : Prisma.sql`(${comparable}, ${email})`;
}

/** The condition for customers that match a search in name or address. */
function found(tenantId: TenantId, search: string): Prisma.Sql {
  const contains = `%${literally(search)}%`;
  return search === ''
    ? Prisma.sql`b.tenant_id = ${tenantId}::uuid`
    : Prisma.sql`b.tenant_id = ${tenantId}::uuid AND (b.email ILIKE ${contains} OR b.name ILIKE ${contains})`;
}

/** One page of the customers, starting at the cursor; without a cursor the first. */
export const listBuyers = (
  tenantId: TenantId,
  filter: BuyerFilter,
  cursor: BuyerCursor | null,
): Promise<BuyerPage> =>
  tenantDb(tenantId, async (db) => {
    const { rows, hasBefore, hasAfter } = await readPage(db, tenantId, filter, cursor);
    const [counted] = await db.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM (
        SELECT 1 FROM buyers b WHERE ${found(tenantId, filter.search)} LIMIT ${MOST_COUNTED + 1}) matching`;
    const count = counted?.count ?? 0;
    const [first, last] = [rows.at(0), rows.at(-1)];
    const at = (direction: BuyerCursor['direction'], buyer: BuyerRow) =>
      encodeBuyerCursor({ direction, value: sortedValue(filter.sort, buyer), email: buyer.email });
    return {
      buyers: rows,
      count: Math.min(count, MOST_COUNTED),
      hasMoreThanCounted: count > MOST_COUNTED,
      before: first && hasBefore ? at('before', first) : null,
      after: last && hasAfter ? at('after', last) : null,
    };
  });

type Page = { rows: BuyerRow[]; hasBefore: boolean; hasAfter: boolean };

async function readPage(
  db: Database,
  tenantId: TenantId,
  { search, sort }: BuyerFilter,
  cursor: BuyerCursor | null,
): Promise<Page> {
  const isBack = cursor?.direction === 'before';
  // Addresses go up and everything else goes down; a page before is read the other way round.
  const isDown = (sort === 'email') === isBack;
  const direction = isDown ? Prisma.sql`DESC` : Prisma.sql`ASC`;
  const keys = sort === 'email' ? Prisma.sql`(b.email)` : Prisma.sql`(${VALUE[sort]}, b.email)`;
  const order =
    sort === 'email'
      ? Prisma.sql`b.email ${direction}`
      : Prisma.sql`${VALUE[sort]} ${direction}, b.email ${direction}`;
  const beside =
    cursor === null
      ? Prisma.sql`true`
      : Prisma.sql`${keys} ${isDown ? Prisma.sql`<` : Prisma.sql`>`} ${placeOf(sort, cursor)}`;
  const rows = row.parse(
    await db.$queryRaw`
      SELECT ${COLUMNS} FROM buyers b WHERE ${found(tenantId, search)} AND ${beside}
      ORDER BY ${order} LIMIT ${BUYERS_ON_A_PAGE + 1}`,
  );
  const hasMore = rows.length > BUYERS_ON_A_PAGE;
  const shown = rows.slice(0, BUYERS_ON_A_PAGE);
  // Near the start, shows the full first page; also if nobody is left after the cursor.
  if (cursor !== null && (isBack ? !hasMore : rows.length === 0)) {
    return readPage(db, tenantId, { search, sort }, null);
  }
  return isBack
    ? { rows: shown.reverse(), hasBefore: true, hasAfter: true }
    : { rows: shown, hasBefore: cursor !== null, hasAfter: hasMore };
}

const uuid = z.uuid();

/** One customer with their newest orders; null if this shop has none with this id, which may be any text. */
export async function findBuyer(tenantId: TenantId, id: string): Promise<BuyerView | null> {
  if (!uuid.safeParse(id).success) {
    return null;
  }
  return tenantDb(tenantId, async (db) => {
    const [buyer] = row.parse(
      await db.$queryRaw`
        SELECT ${COLUMNS} FROM buyers b WHERE b.tenant_id = ${tenantId}::uuid AND b.id = ${id}::uuid`,
    );
    if (buyer === undefined) {
      return null;
    }
    const orders = await db.$queryRaw<{ id: string; phone: string }[]>`
      SELECT o.id::text, o.customer_phone AS phone FROM orders o
      WHERE o.tenant_id = ${tenantId}::uuid AND lower(o.customer_email) = ${buyer.email} AND NOT o.is_test
        AND o.expired_at IS NULL
      ORDER BY o.created_at DESC, o.id DESC LIMIT ${MOST_ORDERS + 1}`;
    const note = await db.buyerNote.findUnique({ where: { tenantId_buyerId: { tenantId, buyerId: id } } });
    const ids = orders.slice(0, MOST_ORDERS).map((order) => order.id);
    return {
      ...buyer,
      note: note?.note ?? '',
      noteVersion: note?.version ?? 0,
      phone: orders[0]?.phone ?? '',
      orders: await listOrdersById(db, tenantId, ids),
      hasMoreOrders: orders.length > MOST_ORDERS,
    };
  });
}

export type ExportedBuyer = BuyerRow & { note: string };

/** All customers who match a search, by address, in batches, each in its own transaction. */
export async function* exportBuyers(
  tenantId: TenantId,
  search: string,
): AsyncGenerator<ExportedBuyer[], void, undefined> {
  let after = '';
  for (;;) {
    const last: string = after;
    const batch = await tenantDb(tenantId, async (db) => {
      const rows = row.parse(
        await db.$queryRaw`
          SELECT ${COLUMNS} FROM buyers b WHERE ${found(tenantId, search)} AND b.email > ${last}
          ORDER BY b.email LIMIT ${BATCH}`,
      );
      const notes = await db.buyerNote.findMany({
        where: { tenantId, buyerId: { in: rows.map(({ id }) => id) } },
        select: { buyerId: true, note: true },
      });
      const noteOf = new Map(notes.map(({ buyerId, note }) => [buyerId, note]));
      return rows.map((buyer) => ({ ...buyer, note: noteOf.get(buyer.id) ?? '' }));
    });
    if (batch.length > 0) {
      yield batch;
    }
    const end = batch.at(-1);
    if (end === undefined || batch.length < BATCH) {
      return;
    }
    after = end.email;
  }
}
