import 'server-only';
import type { Prisma } from '@/lib/db/generated/client';
import type { Database } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import { type Cents, cents } from '@/lib/money/cents';
import type { Charge } from '@/lib/orders/charges';
import { type OrderedDelivery, readOrderedDelivery } from '@/lib/orders/delivery/ordered-delivery';
import type { OrderExtras } from '@/lib/orders/extras/order-extras';
import { EXTRAS, readExtras } from '@/lib/orders/extras/stored-extras';
import { readCharges } from '@/lib/orders/stored-charges';
import { type CalendarDay, dayOfColumn } from '@/lib/time/calendar-day';
import { ITEM_ROSTER_SUMMARY } from './item-roster';
import { type LineAnswer, lineAnswers } from './line-answers';
import { shipToLines } from './ship-to';

export type OrderLineView = {
  name: string;
  priceCents: Cents;
  quantity: number;
  answers: LineAnswer[];
  subtotalCents: Cents;
};

export type OrderView = {
  id: string;
  orderNumber: number;
  isTest: boolean;
  customerName: string;
  customerEmail: string;
  totalCents: Cents;
  charges: Charge[];
  shipTo: string[];
  delivery: OrderedDelivery | null;
  readyBy: CalendarDay | null;
  lines: OrderLineView[];
  /** What the shopper added; null for nothing. */
  extras: OrderExtras | null;
};

/** What an `OrderView` is made of, beside the order's own columns. */
export const ORDER_VIEW_ROWS = {
  extras: EXTRAS,
  items: {
    orderBy: { position: 'asc' },
    include: { roster: ITEM_ROSTER_SUMMARY.roster },
  },
} satisfies Prisma.OrderInclude;

type OrderViewRow = Prisma.OrderGetPayload<{ include: typeof ORDER_VIEW_ROWS }>;

/** One order with its lines; null if this shop has no order with this id. Never cached. */
export async function readOrder(
  db: Database,
  tenantId: TenantId,
  orderId: OrderId,
): Promise<OrderView | null> {
  const row = await db.order.findUnique({
    where: { tenantId_id: { tenantId, id: orderId } },
    include: ORDER_VIEW_ROWS,
  });
  return row && orderViewOf(row);
}

/** The same of a row that was read with more. */
export const orderViewOf = (row: OrderViewRow): OrderView => ({
  id: row.id,
  orderNumber: row.orderNumber,
  isTest: row.isTest,
  customerName: row.customerName,
  customerEmail: row.customerEmail,
  totalCents: cents(row.totalCents),
  charges: readCharges(row.charges),
  shipTo: shipToLines(row),
  delivery: readOrderedDelivery(row.delivery),
  extras: readExtras(row.extras),
  readyBy: row.readyBy && dayOfColumn(row.readyBy),
  lines: row.items.map((item) => ({
    name: item.productName,
    priceCents: cents(item.productPriceCents),
    quantity: item.quantity,
    answers: lineAnswers(item),
    subtotalCents: cents(item.subtotalCents),
  })),
});
