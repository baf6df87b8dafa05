// The orders of a signed-in shopper. Live, never cached.
import 'server-only';
import { Prisma } from '@/lib/db/generated/client';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { cents } from '@/lib/money/cents';
import type { OrderEventKind } from '@/lib/orders/events/order-event';
import { readOrderStatuses, readRefundKind } from '@/lib/orders/status/stored-status';
import { guestStanding } from '../guest/guest-standing';
import { encodeOrderCursor, type OrderCursor } from '../list/order-cursor';
import { type OrderOwner, ownedOrders } from './order-owner';
import type { OwnOrderPage, OwnOrderRow } from './own-order-view';

export const OWN_ORDERS_PER_PAGE = 10;

/** Names of products that a row of the list shows. */
const SHOWN_LINES = 3;
const MOST_REFUNDS = 100;

/**
 * One page of the shopper's orders, newest first, from beside the cursor. Orders that expired unpaid are left out:
 * nothing came of them.
 */
export function listOwnOrders(
  tenantId: TenantId,
  owner: OrderOwner,
  cursor: OrderCursor | null,
): Promise<OwnOrderPage> {
  return tenantDb(tenantId, async (db) => {
    const isBack = cursor?.direction === 'newer';
    const found = await findIds(db, tenantId, owner, cursor);
    const hasMore = found.length > OWN_ORDERS_PER_PAGE;
    const ids = found.slice(0, OWN_ORDERS_PER_PAGE);
    if (isBack) {
      ids.reverse();
    }
    const rows = await db.order.findMany({
      where: { tenantId, id: { in: ids } },
      include: relations,
    });
    const byId = new Map(rows.map((row) => [String(row.id), row]));
    const orders = ids.flatMap((id) => byId.get(id) ?? []);
    const [first, last] = [orders.at(0), orders.at(-1)];
    const hasNewer = isBack ? hasMore : cursor !== null;
    const hasOlder = isBack || hasMore;
    return {
      orders: orders.map(toRow),
      newer: first && hasNewer ? encodeOrderCursor({ ...first, direction: 'newer' }) : null,
      older: last && hasOlder ? encodeOrderCursor({ ...last, direction: 'older' }) : null,
    };
  });
}

async function findIds(
  db: Database,
  tenantId: TenantId,
  owner: OrderOwner,
  cursor: OrderCursor | null,
): Promise<string[]> {
  const isBack = cursor?.direction === 'newer';
  const place = cursor && Prisma.sql`(${cursor.createdAt}::timestamptz, ${cursor.id}::uuid)`;
  const beside =
    place === null
      ? Prisma.empty
      : isBack
        ? Prisma.sql`AND (o.created_at, o.id) > ${place}`
        : Prisma.sql`AND (o.created_at, o.id) < ${place}`;
  const order = isBack ? Prisma.sql`o.created_at, o.id` : Prisma.sql`o.created_at DESC, o.id DESC`;
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT o.id::text AS id FROM orders o
    WHERE o.tenant_id = ${tenantId}::uuid AND o.expired_at IS NULL AND ${ownedOrders(owner)} ${beside}
    ORDER BY ${order} LIMIT ${OWN_ORDERS_PER_PAGE + 1}`;
  return rows.map(({ id }) => id);
}

const relations = {
  items: {
    orderBy: { position: 'asc' },
    select: {
      productName: true,
      productImageUrl: true,
      quantity: true,
      madePieces: { select: { row: true }, take: 1 },
    },
  },
  events: {
    where: { kind: 'order.status' satisfies OrderEventKind, toValue: 'processing', actorName: { not: null } },
    select: { id: true },
    take: 1,
  },
  payments: { where: { status: 'captured' }, select: { id: true }, take: 1 },
  refunds: {
    where: { status: { not: 'failed' }, payment: { status: 'captured' } },
    select: { kind: true, completedAt: true },
    take: MOST_REFUNDS,
  },
} satisfies Prisma.OrderInclude;

type OrderRow = Prisma.OrderGetPayload<{ include: typeof relations }>;

function toRow(row: OrderRow): OwnOrderRow {
  const { id, orderNumber, createdAt, items } = row;
  return {
    id,
    orderNumber,
    createdAt,
    standing: guestStanding({
      ...readOrderStatuses(row),
      hasExpired: row.expiredAt !== null,
      hasBegun: row.events.length > 0 || items.some(({ madePieces }) => madePieces.length > 0),
      refunds: row.refunds.map(({ kind, completedAt }) => ({ kind: readRefundKind(kind), completedAt })),
    }),
    totalCents: cents(row.totalCents),
    lines: items
      .slice(0, SHOWN_LINES)
      .map(({ productName: name, productImageUrl: imageUrl }) => ({ name, imageUrl })),
    moreLines: Math.max(0, items.length - SHOWN_LINES),
    pieces: items.reduce((sum, { quantity }) => sum + quantity, 0),
    isPaid: row.payments.length > 0,
  };
}
