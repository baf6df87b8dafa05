import 'server-only';
import { createHash } from 'node:crypto';
import {
  isDeadlock,
  isForeignKeyViolation,
  isRawNullViolation,
  isRawUniqueViolation,
  isUniqueViolation,
} from '@/lib/db/errors';
import type { Prisma } from '@/lib/db/generated/client';
import { type Database, tenantDb, tenantStatement } from '@/lib/db/tenant-db';
import type { CodeWish } from '@/lib/discounts/discounts.queries';
import { DiscountChangedError } from '@/lib/discounts/take-use';
import type { OrderId, TenantId } from '@/lib/ids';
import type { OrderInput } from '@/lib/orders/checkout/order-input';
import { withOlderFields } from '@/lib/orders/choices/sent-choices';
import type { CartRefusal } from '@/lib/orders/payments/cart-rival';
import { readLineRows, shopOfLines, standRosters } from '@/lib/orders/pricing/find-line-facts';
import { type PricingError, priceOrder } from '@/lib/orders/pricing/price-order';
import { teamLineOf } from '@/lib/orders/pricing/team-order';
import { ProductChangedError, StockShortError } from '@/lib/orders/stock/hold-stock';
import type { StockShortage } from '@/lib/orders/stock/stock-shortage';
import { err, ok, type Result } from '@/lib/result';
import type { Tenant } from '@/lib/tenants/tenant';
import { CartOrderedError } from './book-free-order';
import {
  insertOrder,
  LastPiecesError,
  type PlacedByHand,
  type PlacedOrder,
  placedColumns,
  StoreNotSellingError,
  toPlaced,
  UploadGoneError,
} from './insert-order';

export type PlaceOrderError =
  | PricingError
  | { code: 'idempotency_key_reused' | 'store_not_selling' }
  | { code: 'too_many_attempts'; minutes: number }
  /** Too little is left for the line at `index`. */
  | (StockShortage & { index: number; productName: string })
  /** Of an order that costs nothing: another order of the cart is paid or being paid. */
  | CartRefusal;

type PlacingOptions = {
  storeUrl?: string | null;
  customerId?: string | null;
  /** The code that the shopper entered. */
  code?: CodeWish | null;
  /** For an order that a person of the shop enters; null for one of the checkout. */
  byHand?: PlacedByHand | null;
  /** Asked before an order is placed that costs nothing. */
  admitFree?: () => Promise<Result<null, { minutes: number }>>;
  /** Asked whether an order may keep the last pieces of something from others before it is paid. */
  mayHoldLast?: () => Promise<boolean>;
};

const openToAll: Required<Pick<PlacingOptions, 'admitFree' | 'mayHoldLast'>> = {
  admitFree: async () => ok(null),
  mayHoldLast: async () => true,
};

/**
 * Creates an order with its items, `pending` and `unpaid`, priced from the database. Idempotent: the same idempotency
 * key with the same input returns the first order; with other input it is refused. A failure leaves nothing behind,
 * not even a gap in the numbers. All slow work comes before the transaction that takes the shop's next number, because
 * all other orders of the shop wait for that one. `storeUrl` is the shop's address in this request, for the links in
 * mails. `customerId` is the account that the order belongs to, from a session and never from what a browser says. Throws
 * TestOrderPaidError for an order `byHand` that is paid and would be a test.
 */
export async function placeOrder(
  tenant: Tenant,
  input: OrderInput,
  idempotencyKey: string,
  { storeUrl = null, customerId = null, code = null, byHand = null, ...doors }: PlacingOptions = {},
): Promise<Result<PlacedOrder, PlaceOrderError>> {
  const { admitFree, mayHoldLast } = { ...openToAll, ...doors };
  const teamLines = input.lines.map(teamLineOf);
  const fingerprint = fingerprintOf(input, byHand);
  // Each is asked once, however often the order is tried. Most orders do not take the last pieces.
  let admitted: Awaited<ReturnType<typeof admitFree>> | null = null;
  let holdsLast: boolean | null = null;
  const attempt = async (): Promise<Result<PlacedOrder, PlaceOrderError>> => {
    const { orders, ...shop } = await tenantStatement(tenant.id, (db) =>
      db.tenant.findFirstOrThrow({
        where: { id: tenant.id },
        select: { ...shopOfLines(teamLines, code), orders: withKey(idempotencyKey) },
      }),
    );
    const [earlier] = orders;
    if (earlier) {
      const isSame = earlier.requestFingerprint === fingerprint && !isOfAnother(earlier, customerId);
      if (isSame && earlier.customerId === null && customerId !== null) {
        await giveToCustomer(tenant.id, earlier.id, customerId);
      }
      return isSame ? ok(toPlaced(earlier)) : err({ code: 'idempotency_key_reused' });
    }
    const rows = await readLineRows(tenant.id, shop, teamLines, code);
    const facts = await standRosters(tenant.id, teamLines, rows);
    const { country, state } = input.shipping_address;
    const priced = priceOrder(input.lines, facts, {
      destination: { country, state },
      methodId: input.delivery_method_id?.toLowerCase() ?? null,
      orUsual: false,
      isHandedOver: byHand?.isHandedOver ?? false,
    });
    if (!priced.ok) {
      return priced;
    }
    if (priced.value.totalCents === 0) {
      admitted ??= await admitFree();
      if (!admitted.ok) {
        return err({ code: 'too_many_attempts', ...admitted.error });
      }
    }
    const asker = code?.asker ?? null;
    const order = {
      input,
      idempotencyKey,
      fingerprint,
      storeUrl,
      asker,
      byHand,
      priced: priced.value,
      products: facts.products,
      mayHoldLast: holdsLast,
    };
    return tenantDb(tenant.id, async (db) => {
      const account = await presentAccount(db, tenant.id, customerId);
      return ok(await insertOrder(db, tenant, { ...order, customerId: account }));
    });
  };
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      // Asked outside of the transaction, which holds the product's lock.
      if (error instanceof LastPiecesError) {
        holdsLast = await mayHoldLast();
        continue;
      }
      if (error instanceof StoreNotSellingError) {
        return err({ code: 'store_not_selling' });
      }
      const isRefusal = error instanceof CartOrderedError || error instanceof StockShortError;
      if (isRefusal && tries < MOST_TRIES && (await hasOrderWithKey(tenant.id, idempotencyKey))) {
        // What is in the way is this very order, placed by a request that came at the same time.
        continue;
      }
      if (error instanceof CartOrderedError) {
        return err(error.refusal);
      }
      if (error instanceof StockShortError) {
        return err({ ...error.shortage, index: error.index, productName: error.productName });
      }
      if (!isOvertaken(error) || tries >= MOST_TRIES) {
        throw error;
      }
    }
  }
}

/**
 * A hash of what was ordered, to compare requests with the same key. It omits cart and source, and has the choices in the
 * fields of the previous release: if a page retries its order after a deployment, the new page sends a cart id and a
 * list of choices that the old page did not send.
 */
function fingerprintOf(
  { cart_id: _cart, source: _source, ...ordered }: OrderInput,
  byHand: PlacedByHand | null,
): string {
  const lines = ordered.lines.map(withOlderFields);
  const hand = byHand && {
    note: byHand.note,
    isHandedOver: byHand.isHandedOver,
    method: byHand.paid?.method,
  };
  return createHash('sha256')
    .update(JSON.stringify({ ...ordered, lines, ...(hand && { hand }) }))
    .digest('hex');
}

/** An owner's edit or the sweep rarely interferes with the same order twice. */
const MOST_TRIES = 3;

/**
 * Whether a concurrent change caused the error, so that a retry can succeed. If two calls have the same key, the
 * second insert fails, and the retry finds the first call's order. If a product, code, roster or upload was changed or
 * deleted after pricing, the retry sees that.
 */
const isOvertaken = (error: unknown): boolean =>
  isUniqueViolation(error) ||
  isRawUniqueViolation(error) ||
  isForeignKeyViolation(error) ||
  isDeadlock(error) ||
  error instanceof UploadGoneError ||
  error instanceof ProductChangedError ||
  error instanceof DiscountChangedError ||
  isRawNullViolation(error);

const withKey = (idempotencyKey: string) =>
  ({
    where: { idempotencyKey },
    select: { ...placedColumns, requestFingerprint: true, customerId: true },
  }) satisfies Prisma.Tenant$ordersArgs;

const hasOrderWithKey = async (tenantId: TenantId, idempotencyKey: string): Promise<boolean> =>
  (await tenantStatement(tenantId, (db) => db.order.count({ where: { tenantId, idempotencyKey } }))) > 0;

/** The key stays in a browser whose shopper signs out, and another one signs in there: their orders are two. */
const isOfAnother = (order: { customerId: string | null }, customerId: string | null): boolean =>
  order.customerId !== null && customerId !== null && order.customerId !== customerId;

/** The account that an order goes to; null if it was deleted after the session was looked at: the order counts. */
async function presentAccount(db: Database, tenantId: TenantId, customerId: string | null) {
  const isThere =
    customerId !== null && (await db.customer.count({ where: { tenantId, id: customerId } })) === 1;
  return isThere ? customerId : null;
}

/** A guest placed the order, signed in, and places it again. */
const giveToCustomer = (tenantId: TenantId, orderId: OrderId, customerId: string): Promise<void> =>
  tenantDb(tenantId, async (db) => {
    const account = await presentAccount(db, tenantId, customerId);
    await db.order.updateMany({
      where: { tenantId, id: orderId, customerId: null },
      data: { customerId: account },
    });
  });
