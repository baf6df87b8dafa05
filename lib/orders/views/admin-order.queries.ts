// All facts about an order for the shop's people. Live, never cached.
import { refundReasonText } from '@/lib/orders/refund-reason';
import 'server-only';
import { z } from 'zod';
import type { Prisma } from '@/lib/db/generated/client';
import { tenantDb, tenantStatement } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import { messages } from '@/lib/messages';
import { timelineSentences } from '@/lib/messages/en/orders/timeline';
import { cents, sumCents } from '@/lib/money/cents';
import { storedAlertWords } from '@/lib/orders/alerts/stored-alert';
import { attachedFile } from '@/lib/orders/attached-file';
import { itemChoices } from '@/lib/orders/choices/item-choices';
import { readOrderedDelivery } from '@/lib/orders/delivery/ordered-delivery';
import { describeEvent } from '@/lib/orders/events/describe-event';
import { EXTRAS, readExtras } from '@/lib/orders/extras/stored-extras';
import type { OrderDetailView, OrderEventView, OrderItemView } from '@/lib/orders/order-views';
import { type PaymentView, paymentFacts } from '@/lib/orders/payment-facts';
import { OPEN_REFUND_STATUSES } from '@/lib/orders/refund-status';
import { refundableOrder } from '@/lib/orders/refunds/by-item/refundable-order';
import type { RefundView } from '@/lib/orders/refunds/refund-view';
import { SHIPMENTS_OF_ORDER, shipmentView } from '@/lib/orders/shipping/shipment-view';
import {
  readAttemptStatus,
  readOrderStatuses,
  readPaymentMethod,
  readRefundKind,
  readRefundStatus,
} from '@/lib/orders/status/stored-status';
import { readCharges } from '@/lib/orders/stored-charges';
import { dayOfColumn } from '@/lib/time/calendar-day';
import { ITEM_ROSTER, itemRoster } from './item-roster';
import { LOGO_COLUMNS, orderLogo } from './order-logo';
import { shipToLines } from './ship-to';

// Far above any real order; limits the queries anyway.
const MOST_ITEMS = 500;
const MOST_EVENTS = 200;
const MOST_PAYMENTS = 50;
const MOST_REFUNDS = 200;
const MOST_SEEN_TO = 50;

const uuid = z.uuid();

const itemRelations = {
  logoFile: { select: LOGO_COLUMNS },
  roster: ITEM_ROSTER.roster,
  madePieces: { select: { row: true }, orderBy: { row: 'asc' } },
} satisfies Prisma.OrderItemInclude;

const relations = {
  items: { orderBy: { position: 'asc' }, take: MOST_ITEMS, include: itemRelations },
  shipments: SHIPMENTS_OF_ORDER,
  extras: EXTRAS,
  events: { orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: MOST_EVENTS },
  payments: { orderBy: { attempt: 'desc' }, take: MOST_PAYMENTS },
  refunds: { orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: MOST_REFUNDS, include: { items: true } },
  stockChanges: {
    where: { kind: 'returned' },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: MOST_EVENTS,
    select: { id: true, change: true, actorName: true, createdAt: true },
  },
  alerts: {
    where: { resolvedBy: { not: null } },
    orderBy: [{ resolvedAt: 'desc' }, { id: 'desc' }],
    take: MOST_SEEN_TO,
  },
} satisfies Prisma.OrderInclude;

/** One order in full; null if this shop has no order with this id. The id may be any text. */
export async function findOrder(tenantId: TenantId, orderId: OrderId): Promise<OrderDetailView | null> {
  if (!uuid.safeParse(orderId).success) {
    return null;
  }
  const row = await tenantDb(tenantId, (db) =>
    db.order.findUnique({ where: { tenantId_id: { tenantId, id: orderId } }, include: relations }),
  );
  return row && toDetail(row);
}

/** Several orders in full, in the order of the given ids. Orders that this shop does not have are left out. */
export async function findOrders(
  tenantId: TenantId,
  orderIds: readonly OrderId[],
): Promise<OrderDetailView[]> {
  const rows = await tenantStatement(tenantId, (db) =>
    db.order.findMany({ where: { tenantId, id: { in: [...orderIds] } }, include: relations }),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return orderIds.flatMap((id) => {
    const row = byId.get(id);
    return row === undefined ? [] : [toDetail(row)];
  });
}

function toDetail(row: Prisma.OrderGetPayload<{ include: typeof relations }>): OrderDetailView {
  const payments = row.payments.toReversed().map((payment) => toPayment(payment, row.refunds));
  const refunds = row.refunds.map((refund) => toRefund(refund, payments));
  return {
    id: row.id,
    orderNumber: row.orderNumber,
    isTest: row.isTest,
    createdAt: row.createdAt,
    paidAt: row.paidAt,
    expiredAt: row.expiredAt,
    payUntil: row.payUntil,
    ...readOrderStatuses(row),
    customer: { name: row.customerName, email: row.customerEmail, phone: row.customerPhone },
    shipTo: shipToLines(row),
    address: {
      address: row.shippingAddress,
      address2: row.shippingAddressLine2,
      city: row.shippingCity,
      state: row.shippingState,
      zip: row.shippingZip,
      country: row.shippingCountry,
    },
    delivery: readOrderedDelivery(row.delivery),
    readyBy: row.readyBy && dayOfColumn(row.readyBy),
    items: row.items.map(toItem),
    shipments: row.shipments.map(shipmentView),
    totalCents: cents(row.totalCents),
    charges: readCharges(row.charges),
    payments,
    refunds,
    refundable: refundableOrder(row.items, readCharges(row.charges), row.refunds),
    facts: paymentFacts(payments, refunds),
    events: timeline(row),
    internalNote: row.internalNote,
    extras: readExtras(row.extras),
  };
}

const toItem = (row: Prisma.OrderItemGetPayload<{ include: typeof itemRelations }>): OrderItemView => ({
  id: row.id,
  productId: row.productId,
  variantId: row.variantId,
  name: row.productName,
  sku: row.productSku,
  imageUrl: row.productImageUrl,
  priceCents: cents(row.productPriceCents),
  quantity: row.quantity,
  upchargeCents: cents(row.upchargeCents),
  subtotalCents: cents(row.subtotalCents),
  choices: itemChoices(row),
  logo: orderLogo(row.orderId, row),
  rosterFile: attachedFile(row.rosterUrl),
  roster: itemRoster(row),
  areNamesRemoved: row.rosterNamesRemovedAt !== null,
  madeRows: row.madePieces.map((piece) => piece.row),
});

type TimelineRows = Pick<
  Prisma.OrderGetPayload<{ include: typeof relations }>,
  'events' | 'stockChanges' | 'alerts'
>;

/** Events, pieces that went back into the stock, and resolved alerts, in the order of time. */
const timeline = ({ events, stockChanges, alerts }: TimelineRows): OrderEventView[] =>
  [
    ...events.toReversed().map((event) => ({
      id: event.id,
      ...describeEvent(event),
      actorName: event.actorName,
      createdAt: event.createdAt,
    })),
    ...piecesBackEvents(stockChanges),
    ...alerts.toReversed().map(toSeenTo),
  ].toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());

/** One event for all that went back at once. */
function piecesBackEvents(changes: TimelineRows['stockChanges']): OrderEventView[] {
  const times = new Set(changes.map(({ createdAt }) => createdAt.getTime()));
  return [...times].flatMap((time) => {
    const together = changes.filter(({ createdAt }) => createdAt.getTime() === time);
    const pieces = together.reduce((sum, { change }) => sum + change, 0);
    const title = timelineSentences.backInStock(pieces);
    return together.slice(0, 1).map(({ id, actorName, createdAt }) => ({
      ...{ id, title, text: null, actorName, createdAt },
    }));
  });
}

function toSeenTo(alert: Prisma.OrderAlertGetPayload<object>): OrderEventView {
  const { title, reference } = storedAlertWords(alert);
  return {
    id: alert.id,
    title: messages.orderAlert.seenToEvent(title),
    text: reference,
    actorName: alert.resolvedBy,
    createdAt: alert.resolvedAt ?? alert.createdAt,
  };
}

type PaymentRow = Prisma.PaymentGetPayload<object>;
type RefundRow = Prisma.RefundGetPayload<{ include: { items: true } }>;

function toPayment(row: PaymentRow, refunds: readonly RefundRow[]): PaymentView {
  const isOpen = ({ paymentId, status }: RefundRow) =>
    paymentId === row.id && OPEN_REFUND_STATUSES.some((open) => open === status);
  const underWay = sumCents(refunds.filter(isOpen).map(({ amountCents }) => cents(amountCents)));
  const status = readAttemptStatus(row.status);
  const left = row.amountCents - row.refundedCents - underWay;
  return {
    id: row.id,
    attempt: row.attempt,
    status,
    method: readPaymentMethod(row.method),
    note: row.note,
    actorName: row.actorName,
    paypalOrderId: row.paypalOrderId,
    paypalCaptureId: row.paypalCaptureId,
    amountCents: cents(row.amountCents),
    paypalFeeCents: row.paypalFeeCents === null ? null : cents(row.paypalFeeCents),
    platformFeeCents: cents(row.platformFeeCents),
    refundedCents: cents(row.refundedCents),
    refundableCents: cents(status === 'captured' ? Math.max(0, left) : 0),
    createdAt: row.createdAt,
    capturedAt: row.capturedAt,
  };
}

const toRefund = (row: RefundRow, payments: readonly PaymentView[]): RefundView => ({
  id: row.id,
  paymentId: row.paymentId,
  kind: readRefundKind(row.kind),
  amountCents: cents(row.amountCents),
  // A payment with a wrong amount may be in any currency.
  isInDollars: payments.some(({ id, status }) => id === row.paymentId && status === 'captured'),
  platformFeeReturnedCents: cents(row.platformFeeReturnedCents),
  items: row.items.map(({ orderItemId, pieces }) => ({ itemId: orderItemId, pieces })),
  hasPostage: row.postageCents !== null,
  reason: refundReasonText(row.reason, row.reasonCode),
  status: readRefundStatus(row.status),
  failure: row.failure,
  actorName: row.actorName,
  paypalRefundId: row.paypalRefundId,
  createdAt: row.createdAt,
  completedAt: row.completedAt,
});
