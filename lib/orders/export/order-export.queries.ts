// The orders of an export, in batches, so that a shop of any size needs little memory.
import { ORDER_FACTS } from '@/lib/orders/views/order-facts';
import type { ShippingColumns } from '@/lib/orders/views/ship-to';
import 'server-only';
import type { Prisma } from '@/lib/db/generated/client';
import { tenantStatement } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { type Cents, cents, sumCents } from '@/lib/money/cents';
import type { Charge } from '@/lib/orders/charges';
import { ITEM_CHOICES, type ItemChoice, itemChoices } from '@/lib/orders/choices/item-choices';
import { type OrderedDelivery, readOrderedDelivery } from '@/lib/orders/delivery/ordered-delivery';
import type { OrderExtras } from '@/lib/orders/extras/order-extras';
import { EXTRAS, readExtras } from '@/lib/orders/extras/stored-extras';
import type { OrderPlace } from '@/lib/orders/list/order-cursor';
import type { OrderFilter } from '@/lib/orders/list/order-filter';
import { besideOrder, NEWEST_FIRST, orderWhere } from '@/lib/orders/list/order-where';
import type { PaymentMethod } from '@/lib/orders/payment-method';
import type { OrderStatus, PaymentStatus } from '@/lib/orders/status/status';
import { readOrderStatuses, readPaymentMethod } from '@/lib/orders/status/stored-status';
import { readCharges } from '@/lib/orders/stored-charges';
import { type Carrier, readCarrier } from '@/lib/orders/tracking/carriers';
import { type CalendarDay, dayOfColumn } from '@/lib/time/calendar-day';

const BATCH = 500;

export type ExportedItem = {
  name: string;
  sku: string;
  quantity: number;
  priceCents: Cents;
  upchargeCents: Cents;
  subtotalCents: Cents;
  choices: ItemChoice[];
};

export type ExportedOrder = ShippingColumns & {
  orderNumber: number;
  createdAt: Date;
  paidAt: Date | null;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  customerEmail: string;
  customerPhone: string;
  totalCents: Cents;
  charges: Charge[];
  delivery: OrderedDelivery | null;
  /** The platform's fee. Of a paid order the fee that was taken, which is 0 for payments by hand. */
  platformFeeCents: Cents;
  /** The sum of all refunds of the captured payments. */
  refundedCents: Cents;
  /** How it was paid; empty without a captured payment. */
  methods: PaymentMethod[];
  internalNote: string;
  extras: OrderExtras | null;
  /** The day on which it was promised to be ready. */
  readyBy: CalendarDay | null;
  /** What has left, the first parcel first. */
  parcels: { carrier: Carrier | null; trackingNumber: string; sentAt: Date }[];
  items: ExportedItem[];
};

const exportedColumns = {
  ...ORDER_FACTS,
  platformFeeCents: true,
  internalNote: true,
  extras: EXTRAS,
  readyBy: true,
  // Those that were not taken back; a pickup has no number.
  shipments: {
    where: { withdrawnAt: null, isPickup: false },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { carrier: true, trackingNumber: true, createdAt: true },
  },
  payments: {
    where: { status: 'captured' },
    orderBy: { attempt: 'asc' },
    select: { refundedCents: true, platformFeeCents: true, method: true },
  },
  items: {
    orderBy: { position: 'asc' },
    select: {
      productName: true,
      productSku: true,
      quantity: true,
      productPriceCents: true,
      upchargeCents: true,
      subtotalCents: true,
      ...ITEM_CHOICES,
    },
  },
} satisfies Prisma.OrderSelect;

type ExportedRow = Prisma.OrderGetPayload<{ select: typeof exportedColumns }>;

/**
 * All real orders of a shop that match a filter, newest first, each batch in its own transaction. Orders that arrive
 * meanwhile are left out; none comes twice.
 */
export async function* exportOrders(
  tenantId: TenantId,
  filter: OrderFilter,
  timeZone: string,
): AsyncGenerator<ExportedOrder[], void, undefined> {
  // The file is for the books: test orders have no place in it, whatever the list shows.
  const where = { AND: [orderWhere(tenantId, filter, timeZone), { isTest: false }] };
  let place: OrderPlace | null = null;
  for (;;) {
    const rows = await readBatch(tenantId, where, place);
    if (rows.length > 0) {
      yield rows.map(toExported);
    }
    place = rows.at(-1) ?? null;
    if (place === null || rows.length < BATCH) {
      return;
    }
  }
}

const readBatch = (
  tenantId: TenantId,
  where: Prisma.OrderWhereInput,
  place: OrderPlace | null,
): Promise<ExportedRow[]> =>
  tenantStatement(tenantId, (db) =>
    db.order.findMany({
      where: place ? { AND: [where, besideOrder(place, 'older')] } : where,
      select: exportedColumns,
      orderBy: NEWEST_FIRST,
      take: BATCH,
      // A join would be made for all that a search finds, before the batch is cut off.
      relationLoadStrategy: 'query',
    }),
  );

const toExported = ({ id, items, payments, extras, shipments, ...row }: ExportedRow): ExportedOrder => ({
  ...row,
  ...readOrderStatuses(row),
  extras: readExtras(extras),
  readyBy: row.readyBy && dayOfColumn(row.readyBy),
  parcels: shipments.map(({ carrier, trackingNumber, createdAt }) => ({
    carrier: readCarrier(carrier),
    trackingNumber,
    sentAt: createdAt,
  })),
  totalCents: cents(row.totalCents),
  delivery: readOrderedDelivery(row.delivery),
  charges: readCharges(row.charges),
  platformFeeCents:
    payments.length === 0
      ? cents(row.platformFeeCents)
      : sumCents(payments.map(({ platformFeeCents }) => cents(platformFeeCents))),
  methods: [...new Set(payments.map(({ method }) => readPaymentMethod(method)))],
  refundedCents: sumCents(payments.map(({ refundedCents }) => cents(refundedCents))),
  items: items.map(
    ({ productName, productSku, productPriceCents, quantity, upchargeCents, subtotalCents, ...item }) => ({
      quantity,
      choices: itemChoices(item),
      name: productName,
      sku: productSku,
      priceCents: cents(productPriceCents),
      upchargeCents: cents(upchargeCents),
      subtotalCents: cents(subtotalCents),
    }),
  ),
});
