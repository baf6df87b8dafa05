// Everything a shop's people see of one order. Live, never cached.
import 'server-only';
import { z } from 'zod';
import type { Prisma } from '@/lib/db/generated/client';
import { tenantDb } from '@/lib/db/tenant-db';
import { cents } from '@/lib/money/cents';
import { readStoredRoster } from '@/lib/rosters/stored-roster';
import { attachedFile } from './attached-file';
import { describeEvent } from './describe-event';
import { LOGO_COLUMNS, orderLogo } from './order-logo';
import type { OrderDetailView, OrderItemView } from './order-views';
import { type PaymentView, paymentFacts } from './payment-facts';
import { shipToLines } from './ship-to';
import { readOrderStatus, readPaymentStatus } from './stored-status';

// Far above what a checkout or a year of events makes; a bound all the same.
const MOST_ITEMS = 500;
const MOST_EVENTS = 200;
const MOST_PAYMENTS = 50;

const uuid = z.uuid();

const itemRelations = {
  logoFile: { select: LOGO_COLUMNS },
  madePieces: { select: { row: true }, orderBy: { row: 'asc' } },
} satisfies Prisma.OrderItemInclude;

/** One order in full; null if this shop has none of that id, whatever the id is made of. */
export async function findOrder(tenantId: string, orderId: string): Promise<OrderDetailView | null> {
  if (!uuid.safeParse(orderId).success) {
    return null;
  }
  const row = await tenantDb(tenantId, (db) =>
    db.order.findUnique({
      where: { tenantId_id: { tenantId, id: orderId } },
      include: {
        items: { orderBy: { position: 'asc' }, take: MOST_ITEMS, include: itemRelations },
        events: { orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: MOST_EVENTS },
        payments: { orderBy: { attempt: 'desc' }, take: MOST_PAYMENTS },
      },
    }),
  );
  if (row === null) {
    return null;
  }
  const payments = row.payments.toReversed().map(toPayment);
  return {
    id: row.id,
    orderNumber: row.orderNumber,
    createdAt: row.createdAt,
    paidAt: row.paidAt,
    expiredAt: row.expiredAt,
    status: readOrderStatus(row.status),
    paymentStatus: readPaymentStatus(row.paymentStatus),
    customer: { name: row.customerName, email: row.customerEmail, phone: row.customerPhone },
    shipTo: shipToLines(row),
    items: row.items.map(toItem),
    totalCents: cents(row.totalCents),
    payments,
    facts: paymentFacts(payments, cents(row.platformFeeCents)),
    events: row.events.toReversed().map((event) => ({
      id: event.id,
      ...describeEvent(event),
      actorName: event.actorName,
      createdAt: event.createdAt,
    })),
    internalNote: row.internalNote,
  };
}

const toItem = (row: Prisma.OrderItemGetPayload<{ include: typeof itemRelations }>): OrderItemView => ({
  id: row.id,
  productId: row.productId,
  name: row.productName,
  sku: row.productSku,
  imageUrl: row.productImageUrl,
  priceCents: cents(row.productPriceCents),
  quantity: row.quantity,
  upchargeCents: cents(row.upchargeCents),
  subtotalCents: cents(row.subtotalCents),
  customization:
    row.customizationText === null
      ? null
      : { label: row.customizationLabel ?? 'Customization', text: row.customizationText },
  logo: orderLogo(row.orderId, row),
  rosterFile: attachedFile(row.rosterUrl),
  roster: readStoredRoster(row.rosterData, row.rosterColumns),
  madeRows: row.madePieces.map((piece) => piece.row),
});

const paymentState = z.enum(['created', 'pending', 'captured', 'failed', 'expired']);

const toPayment = (row: Prisma.PaymentGetPayload<object>): PaymentView => ({
  id: row.id,
  attempt: row.attempt,
  status: paymentState.parse(row.status),
  paypalOrderId: row.paypalOrderId,
  paypalCaptureId: row.paypalCaptureId,
  amountCents: cents(row.amountCents),
  paypalFeeCents: row.paypalFeeCents === null ? null : cents(row.paypalFeeCents),
  refundedCents: cents(row.refundedCents),
  createdAt: row.createdAt,
  capturedAt: row.capturedAt,
});
