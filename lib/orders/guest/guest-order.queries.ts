// One order, for a shopper without an account. Live, never cached. The caller has checked the order's token.
import 'server-only';
import type { Prisma } from '@/lib/db/generated/client';
import { tenantDb, tenantStatement } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import { cents } from '@/lib/money/cents';
import { choiceLines } from '@/lib/orders/choices/choice-lines';
import { readOrderedDelivery } from '@/lib/orders/delivery/ordered-delivery';
import type { OrderEventKind } from '@/lib/orders/events/order-event';
import { EXTRAS, readExtras } from '@/lib/orders/extras/stored-extras';
import { SHIPMENTS_OF_ORDER, shipmentView } from '@/lib/orders/shipping/shipment-view';
import { readOrderStatuses, readPaymentMethod, readRefundKind } from '@/lib/orders/status/stored-status';
import { ITEM_ROSTER_SUMMARY, itemRosterSummary } from '@/lib/orders/views/item-roster';
import { shipToLines } from '@/lib/orders/views/ship-to';
import { dayOfColumn } from '@/lib/time/calendar-day';
import { itemChoices } from '../choices/item-choices';
import { readCharges } from '../stored-charges';
import type { GuestOrderLine, GuestOrderView } from './guest-order-view';

// Far above any real order; limits the query anyway.
const MOST_ITEMS = 500;
const MOST_REFUNDS = 100;
const MOST_MAILS = 100;

const relations = {
  tenant: { select: { contactEmail: true, replyToEmail: true, notificationEmail: true } },
  items: {
    orderBy: { position: 'asc' },
    take: MOST_ITEMS,
    include: {
      roster: ITEM_ROSTER_SUMMARY.roster,
      madePieces: { select: { row: true }, take: 1 },
    },
  },
  shipments: SHIPMENTS_OF_ORDER,
  extras: EXTRAS,
  // Only changes by a person: the change that comes with the payment has no actor.
  events: {
    where: { kind: 'order.status' satisfies OrderEventKind, toValue: 'processing', actorName: { not: null } },
    select: { id: true },
    take: 1,
  },
  payments: { where: { status: 'captured' }, orderBy: { capturedAt: 'asc' } },
  refunds: {
    // Refunds of the payments that are shown. A failed refund returned nothing.
    where: { status: { not: 'failed' }, payment: { status: 'captured' } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: MOST_REFUNDS,
  },
  mails: {
    // Mails to the shopper that were sent or refused, newest first.
    where: { kind: { not: 'new_order' }, OR: [{ sentAt: { not: null } }, { refusedAt: { not: null } }] },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MOST_MAILS,
    select: { sentAt: true, refusedAt: true },
  },
} satisfies Prisma.OrderInclude;

type OrderRow = Prisma.OrderGetPayload<{ include: typeof relations }>;

/** One order as its shopper sees it; null if this shop has no order with this id. */
export async function findGuestOrder(tenantId: TenantId, orderId: OrderId): Promise<GuestOrderView | null> {
  const row = await tenantDb(tenantId, (db) =>
    db.order.findUnique({ where: { tenantId_id: { tenantId, id: orderId } }, include: relations }),
  );
  return row && toView(row);
}

/** Whether this shop has an order with this id. */
export const hasOrder = async (tenantId: TenantId, orderId: OrderId): Promise<boolean> =>
  (await tenantStatement(tenantId, (db) => db.order.count({ where: { tenantId, id: orderId } }))) === 1;

const toView = (row: OrderRow): GuestOrderView => ({
  id: row.id,
  orderNumber: row.orderNumber,
  isTest: row.isTest,
  createdAt: row.createdAt,
  ...readOrderStatuses(row),
  hasExpired: row.expiredAt !== null,
  payUntil: row.payUntil,
  hasBegun: row.events.length > 0 || row.items.some(({ madePieces }) => madePieces.length > 0),
  email: row.customerEmail,
  isMailRefused: wasLastRefused(row.mails),
  shipTo: shipToLines(row),
  delivery: readOrderedDelivery(row.delivery),
  readyBy: row.readyBy && dayOfColumn(row.readyBy),
  lines: row.items.map(toLine),
  shipments: row.shipments.map(shipmentView),
  extras: readExtras(row.extras),
  totalCents: cents(row.totalCents),
  charges: readCharges(row.charges),
  payments: row.payments.map((payment) => ({
    id: payment.id,
    method: readPaymentMethod(payment.method),
    transactionId: payment.paypalCaptureId,
    amountCents: cents(payment.amountCents),
    capturedAt: payment.capturedAt ?? payment.createdAt,
  })),
  refunds: row.refunds.map(({ id, kind, amountCents, completedAt }) => ({
    id,
    kind: readRefundKind(kind),
    amountCents: cents(amountCents),
    completedAt,
  })),
  contactEmail: row.tenant.contactEmail ?? row.tenant.replyToEmail,
  canAnswerMails:
    (row.tenant.replyToEmail ?? row.tenant.notificationEmail ?? row.tenant.contactEmail) !== null,
});

const lastOf = (times: (Date | null)[]): number => Math.max(0, ...times.map((time) => time?.getTime() ?? 0));

const wasLastRefused = (mails: OrderRow['mails']): boolean =>
  lastOf(mails.map(({ refusedAt }) => refusedAt)) > lastOf(mails.map(({ sentAt }) => sentAt));

function toLine(item: OrderRow['items'][number]): GuestOrderLine {
  return {
    id: item.id,
    name: item.productName,
    imageUrl: item.productImageUrl,
    quantity: item.quantity,
    priceCents: cents(item.productPriceCents),
    upchargeCents: cents(item.upchargeCents),
    subtotalCents: cents(item.subtotalCents),
    choices: choiceLines(itemChoices(item)),
    roster: itemRosterSummary(item),
  };
}
