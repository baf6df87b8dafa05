import 'server-only';
import { z } from 'zod';
import { Prisma, type Upload } from '@/lib/db/generated/client';
import { insertRows, writeTogether } from '@/lib/db/insert-rows';
import { newOrderId, newRowId } from '@/lib/db/row-id';
import type { Database } from '@/lib/db/tenant-db';
import { executeLast, queryWithin } from '@/lib/db/within-transaction';
import type { CodeAsker } from '@/lib/discounts/discounts.queries';
import { insertUse, lockUse } from '@/lib/discounts/take-use';
import type { OrderId, TenantId } from '@/lib/ids';
import { type Cents, cents } from '@/lib/money/cents';
import type { OrderInput } from '@/lib/orders/checkout/order-input';
import type { PricedChoice } from '@/lib/orders/choices/priced-choices';
import { choiceColumns, type StoredChoice } from '@/lib/orders/choices/stored-choices';
import { deliveryColumn } from '@/lib/orders/delivery/ordered-delivery';
import type { OrderEvent } from '@/lib/orders/events/order-event';
import { insertEvents } from '@/lib/orders/events/order-events.commands';
import { deliveryStep, makingStep } from '@/lib/orders/extras/arrival';
import { extrasRow } from '@/lib/orders/extras/stored-extras';
import type { HandMethod } from '@/lib/orders/payment-method';
import { lockCart } from '@/lib/orders/payments/cart-rival';
import type { PricedLine, PricedOrder } from '@/lib/orders/pricing/price-order';
import { holdRows, lockStockOfLines } from '@/lib/orders/stock/hold-stock';
import { platformFeeFor } from '@/lib/payments/fees';
import { mayPlace, mayPlaceByHand, readShopState } from '@/lib/tenants/state/shop-state';
import type { Tenant } from '@/lib/tenants/tenant';
import { visitSource } from '@/lib/text/visit-source';
import { columnOfDay } from '@/lib/time/calendar-day';
import {
  type AddedFile,
  filesOfOrder,
  lockUploads,
  type OrderUpload,
} from '@/lib/uploads/order-files/order-files';
import { bookFreeOrder } from './book-free-order';
import { searchTextOf } from './search-text';

export type PlacedOrder = { id: OrderId; orderNumber: number; totalCents: Cents; createdAt: Date };

const BEFORE_FIRST = 1_000;
/** Test orders have numbers above, so that the numbers of real orders have no gap when test orders are deleted. */
const BEFORE_FIRST_TEST = 900_000_000;

/** The columns of a `PlacedOrder`. */
export const placedColumns = { id: true, orderNumber: true, totalCents: true, createdAt: true } as const;

export const toPlaced = (row: {
  id: OrderId;
  orderNumber: number;
  totalCents: number;
  createdAt: Date;
}): PlacedOrder => ({
  id: row.id,
  orderNumber: row.orderNumber,
  totalCents: cents(row.totalCents),
  createdAt: row.createdAt,
});

const booking = z.tuple([
  z.object({
    orderNumber: z.int(),
    shop: z.object({
      basisPoints: z.int(),
      fixedCents: z.int().transform(cents),
      state: z.string().transform(readShopState),
      isTest: z.boolean(),
    }),
  }),
]);

/** The shop is not open for sales: the order was not placed, and no number was used. */
export class StoreNotSellingError extends Error {
  override readonly name = 'StoreNotSellingError';
}

/** An order that a person of the shop enters. */
export type PlacedByHand = {
  /** Who enters it, as the order's timeline names them. */
  actorName: string;
  /** For the shop's people only. */
  note: string;
  /** The goods change hands where they are sold. */
  isHandedOver: boolean;
} /** Paid already: `book` does what marking it as paid does, in the transaction that places it. */ & (
  | {
      paid: { method: HandMethod; book: (db: Database, orderId: OrderId) => Promise<void> };
      payUntil: null;
    }
  /** To be paid by its link, until then. */
  | { paid: null; payUntil: Date }
);

/** Real money cannot pay a test order: it would be in no sum. */
export class TestOrderPaidError extends Error {
  override readonly name = 'TestOrderPaidError';
}

/**
 * Takes the shop's next order number; the counter's row stays locked until the transaction ends, so that no number is
 * given twice. Reads the shop's state, the platform's fee and where the shop's PayPal account works in the same
 * statement, because the cached shop of the request can be up to an hour old. A test order costs no fee.
 */
async function takeNumberAndFee(
  db: Database,
  { id: tenantId, isPreview }: Placed,
  byHand: PlacedByHand | null,
) {
  const rows = await queryWithin(
    db,
    Prisma.sql`
    WITH shop AS (
      SELECT CASE WHEN t.state = 'live' AND EXISTS (
          SELECT 1 FROM vacations v WHERE v.tenant_id = t.id AND v.starts_at <= now() AND now() < v.ends_at)
        THEN 'paused' ELSE t.state END AS state, coalesce(t.paypal_environment = 'sandbox', false) AS is_test,
        CASE WHEN t.paypal_environment = 'sandbox' THEN 1 ELSE 0 END AS tests,
        round(coalesce(f.percentage, t.platform_fee_percentage) * 100)::int AS basis_points,
        coalesce(f.fixed_cents, t.platform_fee_fixed_cents) AS fixed_cents
      FROM tenants t LEFT JOIN LATERAL (
        -- The rule that counts now; none for a shop whose fee was never changed.
        SELECT percentage, fixed_cents FROM tenant_fees WHERE tenant_id = t.id AND valid_from <= now()
        ORDER BY valid_from DESC LIMIT 1) f ON true
      WHERE t.id = ${tenantId}::uuid)
    INSERT INTO order_counters (tenant_id, last_number, last_test_number)
    SELECT ${tenantId}::uuid, ${BEFORE_FIRST} + 1 - tests, ${BEFORE_FIRST_TEST} + tests FROM shop
    ON CONFLICT (tenant_id) DO UPDATE SET
      last_number = order_counters.last_number + excluded.last_number - ${BEFORE_FIRST},
      last_test_number = order_counters.last_test_number + excluded.last_test_number - ${BEFORE_FIRST_TEST}
    RETURNING CASE WHEN (SELECT is_test FROM shop) THEN last_test_number ELSE last_number END AS "orderNumber",
      (SELECT json_build_object('basisPoints', CASE WHEN is_test THEN 0 ELSE basis_points END,
        'fixedCents', CASE WHEN is_test THEN 0 ELSE fixed_cents END, 'state', state, 'isTest', is_test) FROM shop) AS "shop"`,
  );
  const [
    {
      orderNumber,
      shop: { state, isTest, ...platformFee },
    },
  ] = booking.parse(rows);
  if (byHand === null ? !mayPlace({ state, isTest, isPreview }) : !mayPlaceByHand({ state, isTest })) {
    throw new StoreNotSellingError();
  }
  if (isTest && byHand?.paid) {
    throw new TestOrderPaidError();
  }
  return { orderNumber, isTest, platformFee };
}

export type NewOrder = {
  input: OrderInput;
  idempotencyKey: string;
  fingerprint: string;
  storeUrl: string | null;
  /** Of this shop; null for a guest's. */
  customerId: string | null;
  /** Who uses the order's code; null if it has none. */
  asker: CodeAsker | null;
  /** The products that it was priced by. */
  products: readonly { id: string; version: number }[];
  /** Whether it may keep the last pieces of something from others until it is paid; null if nobody was asked yet. */
  mayHoldLast: boolean | null;
  priced: PricedOrder;
  /** Null for an order of the checkout. */
  byHand?: PlacedByHand | null;
};

/** The shop, as it was found for this request. */
type Placed = Pick<Tenant, 'id' | 'isPreview'>;

/** Somebody must be asked whether the order may keep the last pieces of something: nothing was placed. */
export class LastPiecesError extends Error {
  override readonly name = 'LastPiecesError';
}

/**
 * Inserts an order with all that it has from the start, in one statement of the caller's transaction. Throws what keeps it
 * from being placed: LastPiecesError if it takes the last pieces of something and `mayHoldLast` is null, StockShortError and
 * ProductChangedError as `lockStockOfLines`, DiscountChangedError if its code is used up, UploadGoneError, StoreNotSellingError,
 * TestOrderPaidError, and CartOrderedError for one that costs nothing. What the database refuses is told at the end of the
 * transaction: a key that is used, or a code that is not what it was (`insertUse`).
 */
export async function insertOrder(
  db: Database,
  tenant: Placed,
  { input, priced, byHand = null, ...keys }: NewOrder,
): Promise<PlacedOrder> {
  // Locks the files and the stock before the number: an order may wait here for another order with the same files or
  // products, and must not block the shop's other orders meanwhile. Only an owner's short edit of a code is waited for later.
  const asker = keys.asker ?? { email: null, cartId: input.cart_id ?? null };
  if (priced.code !== undefined) {
    await lockUse(db, tenant.id, priced.code, asker);
  }
  if (priced.totalCents === 0) {
    await lockCart(db, tenant.id, input.cart_id ?? null);
  }
  const uploads = await lockUploads(db, tenant.id, uploadsOf(priced.lines));
  const { pieces, takesLast } = await lockStockOfLines(db, tenant.id, {
    lines: priced.lines,
    products: keys.products,
    cartId: input.cart_id ?? null,
  });
  if (takesLast && keys.mayHoldLast === null) {
    throw new LastPiecesError();
  }
  const { orderNumber, isTest, platformFee } = await takeNumberAndFee(db, tenant, byHand);
  const placed = { id: newOrderId(), orderNumber, totalCents: priced.totalCents, createdAt: new Date() };
  const of = { tenantId: tenant.id, orderId: placed.id };
  const { rows: fileRows, files } = filesOfOrder(placed.id, uploads);
  const today = placed.createdAt.toISOString().slice(0, 10);
  const steps = [makingStep(today, priced.readyBy ?? null), deliveryStep(priced.delivery?.method ?? null)];
  const extras = extrasRow(tenant.id, { orderId: placed.id, extras: input.extras, steps });
  // A test order takes nothing.
  const isHeld = !takesLast || keys.mayHoldLast === true;
  const holds = isTest ? [] : holdRows(tenant.id, { orderId: placed.id, pieces, isHeld });
  const inserts = [
    insertRows('orders', [
      {
        ...placed,
        tenantId: tenant.id,
        isTest,
        ...customerColumns(input),
        charges: priced.charges,
        taxCountry: priced.taxPlace?.country ?? null,
        taxState: priced.taxPlace?.state ?? null,
        delivery: priced.delivery === null ? Prisma.DbNull : deliveryColumn(priced.delivery.method),
        readyBy: priced.readyBy === undefined ? null : columnOfDay(priced.readyBy),
        platformFeeCents: platformFeeFor(priced.totalCents, platformFee),
        platformFeePercentage: platformFee.basisPoints / 100,
        platformFeeFixedCents: platformFee.fixedCents,
        idempotencyKey: keys.idempotencyKey,
        requestFingerprint: keys.fingerprint,
        cartId: input.cart_id ?? null,
        storeUrl: keys.storeUrl,
        customerId: keys.customerId,
        // Empty for a source that says nothing.
        source: input.source === undefined ? null : visitSource(input.source) || null,
        searchText: searchTextOf(priced.lines),
        internalNote: byHand?.note ?? '',
        payUntil: byHand?.payUntil ?? null,
        updatedAt: placed.createdAt,
      },
    ]),
    ...(fileRows.length === 0 ? [] : [insertRows('order_files', fileRows)]),
    insertRows('order_items', itemRows(of, priced.lines, { uploads, files })),
    ...(extras === null ? [] : [insertRows('order_extras', [extras])]),
    ...(holds.length === 0 ? [] : [insertRows('stock_holds', holds)]),
    insertEvents(tenant.id, [{ orderId: placed.id, event: createdEvent(priced, byHand) }]),
    ...(priced.code === undefined
      ? []
      : [insertUse(tenant.id, priced.code, { orderId: placed.id, email: asker.email })]),
  ];
  await executeLast(db, writeTogether(inserts));
  if (priced.totalCents === 0) {
    await bookFreeOrder(db, tenant.id, { id: placed.id, cartId: input.cart_id ?? null });
  } else {
    await byHand?.paid?.book(db, placed.id);
  }
  return placed;
}

const customerColumns = ({ customer, shipping_address: shipping }: OrderInput) => ({
  customerName: customer.name,
  customerEmail: customer.email,
  customerPhone: customer.phone,
  shippingAddress: shipping.address,
  shippingAddressLine2: shipping.address_line2 ?? '',
  shippingCity: shipping.city,
  shippingState: shipping.state,
  shippingZip: shipping.zip,
  shippingCountry: shipping.country,
});

function createdEvent({ totalCents, code }: PricedOrder, byHand: PlacedByHand | null): OrderEvent {
  if (totalCents === 0) {
    return { kind: 'order.created', discountCode: code?.code ?? '' };
  }
  return byHand === null
    ? { kind: 'order.created' }
    : { kind: 'order.created', origin: 'hand', actorName: byHand.actorName };
}

/** An upload was deleted between pricing and inserting the order. */
export class UploadGoneError extends Error {
  override readonly name = 'UploadGoneError';
}

const uploadsOf = (lines: readonly PricedLine[]): OrderUpload[] =>
  lines.flatMap(({ logoUploadId, rosterUploadId }): OrderUpload[] => [
    ...(logoUploadId === null ? [] : [{ uploadId: logoUploadId, kind: 'logo' as const }]),
    ...(rosterUploadId === null ? [] : [{ uploadId: rosterUploadId, kind: 'roster' as const }]),
  ]);

/** The rows of the lines, which refer to the order's own copies of logos and rosters. A roster's rows come once it is paid. */
function itemRows(
  of: { tenantId: TenantId; orderId: OrderId },
  lines: readonly PricedLine[],
  { uploads, files }: { uploads: readonly Upload[]; files: ReadonlyMap<string, AddedFile> },
): Prisma.OrderItemCreateManyInput[] {
  const fileOf = (uploadId: string | null) => {
    const file = uploadId === null ? null : files.get(uploadId);
    if (file === undefined) {
      throw new UploadGoneError();
    }
    return file;
  };
  const names = new Map(uploads.map(({ id, fileName }) => [id, fileName]));
  const stored = ({ uploadId, ...choice }: PricedChoice): StoredChoice => {
    const file = fileOf(uploadId ?? null);
    const name = uploadId === undefined ? undefined : names.get(uploadId);
    return file && name ? { ...choice, value: name, files: [{ name, url: file.url }] } : choice;
  };
  return lines.map(({ logoUploadId, rosterUploadId, variantPieces: _pieces, ...line }, position) => {
    const choices = line.choices.map(stored);
    return {
      ...line,
      ...of,
      id: newRowId(),
      position,
      choices,
      ...choiceColumns(choices),
      logoFileId: fileOf(logoUploadId)?.fileId ?? null,
      rosterFileId: fileOf(rosterUploadId)?.fileId ?? null,
    };
  });
}
