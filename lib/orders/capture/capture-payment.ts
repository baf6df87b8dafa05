import 'server-only';
import { z } from 'zod';
import { type Database, type LoneDatabase, tenantDb, tenantStatement } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import { countTry } from '@/lib/limits/rate-limits';
import { settlePayment } from '@/lib/orders/capture/settle-payment';
import { type CartRefusal, findCartRival, lockCart } from '@/lib/orders/payments/cart-rival';
import { isOfAccount } from '@/lib/orders/payments/payment-account';
import { type AttemptStatus, AWAITING_PAYMENT } from '@/lib/orders/status/status';
import { readAttemptStatus, readOrderStatuses } from '@/lib/orders/status/stored-status';
import { putHoldBack, retakeHold } from '@/lib/orders/stock/retake-hold';
import { ACCOUNT_COLUMNS } from '@/lib/payments/account/paypal-account.queries';
import type { GatewayError, PaymentGateway } from '@/lib/payments/gateway';
import { type GatewayAccount, gatewayAccountIn } from '@/lib/payments/tenant-gateway';
import { err, ok, type Result } from '@/lib/result';
import { mayCapture, readShopState } from '@/lib/tenants/state/shop-state';
import { answerWithoutAsking, isDecline, isNotApproved } from './capture-answer';
import { CAPTURE_CHECK } from './payment-checks';

const uuid = z.uuid();

/** `status` is COMPLETED when the money is captured, else PayPal's status or issue. */
export type CaptureAnswer = { status: string; orderId: OrderId };

export type CapturePaymentError =
  | 'payment_not_found'
  | 'order_not_payable'
  | 'payment_not_configured'
  | 'capture_mismatch'
  /** An operator has suspended the shop, or it is closed. Nothing was taken. */
  | 'store_not_selling'
  /** Others have bought the pieces since the order was placed. Nothing was taken. */
  | 'out_of_stock'
  | Exclude<GatewayError['kind'], 'refused'>;

/**
 * Captures the money of an approved PayPal order and settles our order, if PayPal captured exactly its total in US
 * dollars. Idempotent: a repeat gives the same answer and charges nothing. If another payment has paid the order, the
 * answer is "paid" without a charge. If another order of the same cart is paid or being paid, the capture is refused;
 * so is every capture of a shop that is suspended or closed, for browser, webhook and reconciler alike. The pieces of
 * counted products are taken again first. For webhook and reconciler, which capture nothing that was refused for its
 * pieces before, even if pieces have come back.
 */
export async function capturePayment(
  tenantId: TenantId,
  paypalOrderId: string,
): Promise<Result<CaptureAnswer, CapturePaymentError | CartRefusal>> {
  const payment = await findPayment(tenantId, paypalOrderId);
  return payment !== null && wasGone(payment) && answerWithoutAsking(payment) === null
    ? err('out_of_stock')
    : captureFound(tenantId, { paypalOrderId, isShoppers: false }, payment);
}

/** `isShoppers`: asked by the shopper, who may try again what was refused for its pieces. */
type Asked = { paypalOrderId: string; isShoppers: boolean };

/** Too many requests for one order: retry after this many minutes. */
export type TooManyCaptures = { minutes: number };

/**
 * `capturePayment` for a request over the internet, with a rate limit: without it, anybody with the id of an unpaid payment
 * could use up the API calls of the shop's PayPal account. Counts only requests that would make us ask PayPal. Captures by
 * webhook and reconciler are not counted. `hasUnstoredFiles`: the order has files that are to be copied once it is paid.
 */
export async function captureForBrowser(
  tenantId: TenantId,
  paypalOrderId: string,
): Promise<
  Result<CaptureAnswer & { hasUnstoredFiles: boolean }, CapturePaymentError | CartRefusal | TooManyCaptures>
> {
  const payment = await findPayment(tenantId, paypalOrderId);
  if (payment !== null && answerWithoutAsking(payment) === null) {
    const tried = await countTry([{ limit: 'paymentCaptureOrder', key: `${tenantId}:${payment.orderId}` }]);
    if (!tried.ok) {
      return tried;
    }
  }
  const captured = await captureFound(tenantId, { paypalOrderId, isShoppers: true }, payment);
  const hasUnstoredFiles = payment !== null && payment.order.files.length > 0;
  return captured.ok ? ok({ ...captured.value, hasUnstoredFiles }) : captured;
}

const findPayment = (tenantId: TenantId, paypalOrderId: string) =>
  tenantStatement(tenantId, (db) => findForCapture(db, tenantId, paypalOrderId));

type FoundPayment = NonNullable<Awaited<ReturnType<typeof findForCapture>>>;

async function captureFound(
  tenantId: TenantId,
  asked: Asked,
  payment: FoundPayment | null,
): Promise<Result<CaptureAnswer, CapturePaymentError | CartRefusal>> {
  if (payment === null) {
    return err('payment_not_found');
  }
  const held = await holdForCapture(tenantId, asked.paypalOrderId, payment);
  if (!held.ok) {
    return held;
  }
  const captured = await captureHeld(tenantId, asked, payment);
  if (held.value !== null && !(captured.ok && captured.value.status === 'COMPLETED')) {
    await putHoldBack(tenantId, held.value);
  }
  return captured;
}

/** Captures and settles, for an order whose pieces are held. */
async function captureHeld(
  tenantId: TenantId,
  asked: Asked,
  found: FoundPayment,
): Promise<Result<CaptureAnswer, CapturePaymentError | CartRefusal>> {
  const { paypalOrderId, isShoppers } = asked;
  const { payment, account } = await openForCapture(tenantId, asked, found);
  if (!payment) {
    return err('payment_not_found');
  }
  const { orderId } = payment;
  const answer = (status: string) => ok({ status, orderId });
  const known = answerWithoutAsking(payment);
  if (known !== null) {
    return known.ok ? answer(known.value) : known;
  }
  if (payment.rival !== null) {
    return err(payment.rival);
  }
  // Refused since it was found: this one waited for the stock behind the shopper's try.
  if (!isShoppers && payment.status !== 'pending' && wasGone(payment)) {
    return err('out_of_stock');
  }
  if (payment.isStopped) {
    return err('store_not_selling');
  }
  if (!account || !isOfAccount(payment, account)) {
    return err('payment_not_configured');
  }
  const captured = await captureOrFind(account.gateway, payment.status, paypalOrderId);
  if (!captured.ok) {
    if (captured.error.kind !== 'refused') {
      return err(captured.error.kind);
    }
    await noteRefusal(tenantId, { paypalOrderId, askedAt: payment.captureAskedAt }, captured.error.issue);
    return answer(captured.error.issue);
  }
  const settled = await settlePayment(tenantId, paypalOrderId, captured.value);
  if (settled === 'mismatch') {
    return err('capture_mismatch');
  }
  return answer(settled === 'paid' ? 'COMPLETED' : captured.value.status);
}

/**
 * Stores that nothing is to be taken, as after a decline: the shopper was told so, and must not be charged later because
 * somebody else's hold ran out. A new try of theirs resets it. Not while PayPal may be taking the money. For each payment that
 * a capture would open again, in the transaction that has locked the stock: whoever waits for the stock then sees it.
 */
const noteGone = (db: Database, tenantId: TenantId, paypalOrderId: string) =>
  db.payment.updateMany({
    where: {
      tenantId,
      paypalOrderId,
      OR: [
        { status: 'created', captureAskedAt: null },
        { status: 'created', declinedAt: { not: null } },
        { status: 'expired' },
        { status: 'failed', paypalCaptureId: null },
      ],
    },
    data: { declinedAt: new Date(), captureAskedAt: null },
  });

/** `noteGone` was the last to say something of it: of what PayPal has declined, PayPal was asked. */
const wasGone = ({
  declinedAt,
  captureAskedAt,
}: {
  declinedAt: Date | null;
  captureAskedAt: Date | null;
}): boolean => declinedAt !== null && captureAskedAt === null;

/**
 * Takes the order's pieces again, before the payment is marked: if they are gone, nothing says that money may have been
 * taken. A payment under review is only looked up. An order that holds nothing takes nothing; for one whose product
 * becomes counted at this moment, an alert says if its pieces were sold meanwhile.
 */
async function holdForCapture(tenantId: TenantId, paypalOrderId: string, payment: FoundPayment) {
  const isToTake =
    payment.status !== 'pending' &&
    payment.order.stockHolds.length > 0 &&
    answerWithoutAsking(payment) === null;
  const ifGone = async (db: Database) => {
    await noteGone(db, tenantId, paypalOrderId);
  };
  return isToTake ? retakeHold(tenantId, payment.order.id, { isCapture: true, ifGone }) : ok(null);
}

/**
 * Marks the payment before PayPal is asked to capture it, and returns it: an expired or failed payment is open again,
 * and the reconciler checks it soon. So if this process dies between PayPal's capture and our record of it, the money
 * is still found; and a process that is about to expire the payment sees that it has changed.
 *
 * The mark is also the order's claim on its cart, so it is not set if another order of the cart is in the way.
 */
const openForCapture = (tenantId: TenantId, { paypalOrderId, isShoppers }: Asked, found: FoundPayment) =>
  tenantDb(tenantId, async (db) => {
    const account = gatewayAccountIn(tenantId, found.order.tenant);
    // A pending payment is only looked up, not captured, so it needs no claim and no mark.
    if (found.status !== 'pending') {
      await lockCart(db, tenantId, found.order.cartId);
      const rival = await findCartRival(db, tenantId, found.order);
      if (rival !== null) {
        return { payment: { ...found, rival, isStopped: false }, account };
      }
      if (!mayCapture(readShopState(found.order.tenant.state), found.order)) {
        return { payment: { ...found, rival: null, isStopped: true }, account };
      }
      await markAsAsked(db, tenantId, { paypalOrderId, isShoppers }, account);
    }
    // Read again even if it was marked: an UPDATE that waited for the payment's row has looked at the order as it was before,
    // and the shop may have cancelled it, or marked it as paid, meanwhile.
    const state = await findState(db, tenantId, paypalOrderId);
    return { payment: state && { ...found, ...state, rival: null, isStopped: false }, account };
  });

/** Marks an open payment of this account as one that PayPal is asked to capture. */
async function markAsAsked(
  db: Database,
  tenantId: TenantId,
  { paypalOrderId, isShoppers }: Asked,
  account: GatewayAccount | null,
): Promise<void> {
  const now = Date.now();
  await db.payment.updateMany({
    where: {
      tenantId,
      paypalOrderId,
      OR: [
        { paypalClientId: null },
        ...(account === null
          ? []
          : [{ paypalClientId: account.clientId, paypalMerchantId: account.merchantId }]),
      ],
      AND: [
        { OR: [{ status: { in: ['created', 'expired'] } }, { status: 'failed', paypalCaptureId: null }] },
        ...(isShoppers ? [] : [{ OR: [{ declinedAt: null }, { captureAskedAt: { not: null } }] }]),
      ],
      order: { status: { not: 'cancelled' }, paymentStatus: { in: [...AWAITING_PAYMENT] } },
    },
    data: {
      status: 'created',
      nextCheckAt: new Date(now + CAPTURE_CHECK),
      captureAskedAt: new Date(now),
      declinedAt: null,
    },
  });
}

/** A payment by hand has its own id here (`startPayment`), so that its shopper reads that the order is paid. */
const withId = (tenantId: TenantId, paypalOrderId: string) => ({
  tenantId,
  OR: [
    { paypalOrderId },
    ...(uuid.safeParse(paypalOrderId).success ? [{ id: paypalOrderId, paypalOrderId: null }] : []),
  ],
});

/** What of a payment can have changed since `findForCapture`; null if it is gone. */
async function findState(db: Database, tenantId: TenantId, paypalOrderId: string) {
  const row = await db.payment.findFirst({
    where: withId(tenantId, paypalOrderId),
    select: {
      status: true,
      captureAskedAt: true,
      declinedAt: true,
      order: { select: { status: true, paymentStatus: true } },
    },
  });
  return row && { ...row, status: readAttemptStatus(row.status), order: readOrderStatuses(row.order) };
}

async function findForCapture(db: LoneDatabase, tenantId: TenantId, paypalOrderId: string) {
  const row = await db.payment.findFirst({
    where: withId(tenantId, paypalOrderId),
    select: {
      orderId: true,
      status: true,
      paypalClientId: true,
      paypalMerchantId: true,
      captureAskedAt: true,
      declinedAt: true,
      order: {
        select: {
          id: true,
          cartId: true,
          isTest: true,
          status: true,
          paymentStatus: true,
          stockHolds: { select: { variantId: true }, take: 1 },
          files: { where: { storedAt: null }, select: { id: true }, take: 1 },
          // Read live: the cached shop of a request may be an hour old.
          tenant: { select: { state: true, ...ACCOUNT_COLUMNS } },
        },
      },
    },
  });
  return (
    row && {
      ...row,
      status: readAttemptStatus(row.status),
      order: { ...row.order, ...readOrderStatuses(row.order) },
    }
  );
}

/**
 * Records that PayPal took nothing, which releases the cart for its other orders. Does nothing if the capture was
 * requested again meanwhile: then the newer answer counts.
 */
async function noteRefusal(
  tenantId: TenantId,
  { paypalOrderId, askedAt }: { paypalOrderId: string; askedAt: Date | null },
  issue: string,
): Promise<void> {
  const data = isDecline(issue)
    ? { declinedAt: new Date() }
    : isNotApproved(issue)
      ? { captureAskedAt: null }
      : null;
  if (data !== null) {
    await tenantStatement(tenantId, (db) =>
      db.payment.updateMany({
        where: { tenantId, paypalOrderId, status: 'created', captureAskedAt: askedAt },
        data,
      }),
    );
  }
}

/** Looks up a pending capture, because a repeated capture request would only return PayPal's first answer. */
async function captureOrFind(gateway: PaymentGateway, status: AttemptStatus, paypalOrderId: string) {
  if (status === 'pending') {
    const found = await gateway.findOrder(paypalOrderId);
    if (!found.ok) {
      return found;
    }
    if (found.value?.capture) {
      return ok(found.value.capture);
    }
  }
  return gateway.capture(paypalOrderId, `capture:${paypalOrderId}`);
}
