import 'server-only';
import { Prisma } from '@/lib/db/generated/client';
import { type Database, tenantDb, tenantStatement } from '@/lib/db/tenant-db';
import { queryInTurn } from '@/lib/db/within-transaction';
import type { OrderId, TenantId } from '@/lib/ids';
import { countTry } from '@/lib/limits/rate-limits';
import { settlePayment } from '@/lib/orders/capture/settle-payment';
import { type CartRefusal, findCartRival, lockCart } from '@/lib/orders/payments/cart-rival';
import { isOfAccount } from '@/lib/orders/payments/payment-account';
import { type AttemptStatus, AWAITING_PAYMENT } from '@/lib/orders/status/status';
import { putHoldBack, retakeHold } from '@/lib/orders/stock/retake-hold';
import type { GatewayError, PaymentGateway } from '@/lib/payments/gateway';
import { type GatewayAccount, gatewayAccountIn } from '@/lib/payments/tenant-gateway';
import { err, ok, type Result } from '@/lib/result';
import { mayCapture } from '@/lib/tenants/state/shop-state';
import { answerWithoutAsking, isDecline, isNotApproved } from './capture-answer';
import { type FoundPayment, findForCapture, readState, selectState } from './find-for-capture';
import { CAPTURE_CHECK } from './payment-checks';

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
  const payment = await findForCapture(tenantId, paypalOrderId);
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
  const payment = await findForCapture(tenantId, paypalOrderId);
  if (payment !== null && answerWithoutAsking(payment) === null) {
    const tried = await countTry([{ limit: 'paymentCaptureOrder', key: `${tenantId}:${payment.order.id}` }]);
    if (!tried.ok) {
      return tried;
    }
  }
  const captured = await captureFound(tenantId, { paypalOrderId, isShoppers: true }, payment);
  const hasUnstoredFiles = payment?.hasUnstoredFiles ?? false;
  return captured.ok ? ok({ ...captured.value, hasUnstoredFiles }) : captured;
}

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
  const answer = (status: string) => ok({ status, orderId: found.order.id });
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
  const isToTake = payment.status !== 'pending' && payment.hasHolds && answerWithoutAsking(payment) === null;
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
const openForCapture = (tenantId: TenantId, asked: Asked, found: FoundPayment) =>
  tenantDb(tenantId, async (db) => {
    const account = gatewayAccountIn(tenantId, found.shop);
    // A pending payment is only looked up, not captured, so it needs no claim and no mark.
    const isToMark = found.status !== 'pending';
    if (isToMark) {
      await lockCart(db, tenantId, found.order.cartId);
      const rival = await findCartRival(db, tenantId, found.order);
      if (rival !== null) {
        return { payment: { ...found, rival, isStopped: false }, account };
      }
      if (!mayCapture(found.shop.state, found.order)) {
        return { payment: { ...found, rival: null, isStopped: true }, account };
      }
    }
    // Read again even if it was marked: an UPDATE that waited for the payment's row has looked at the order as it was before,
    // and the shop may have cancelled it, or marked it as paid, meanwhile.
    const answers = await queryInTurn(db, [
      ...(isToMark ? [markAsAsked(tenantId, asked, account)] : []),
      selectState(tenantId, asked.paypalOrderId),
    ]);
    const state = readState(answers.at(-1));
    return { payment: state ? { ...found, ...state, rival: null, isStopped: false } : null, account };
  });

/** The statement that marks an open payment of this account as one that PayPal is asked to capture. */
function markAsAsked(
  tenantId: TenantId,
  { paypalOrderId, isShoppers }: Asked,
  account: GatewayAccount | null,
): Prisma.Sql {
  const now = new Date();
  const isOfThis =
    account === null
      ? Prisma.empty
      : Prisma.sql`OR (p.paypal_client_id = ${account.clientId} AND p.paypal_merchant_id IS NOT DISTINCT FROM ${account.merchantId})`;
  const isToTry = isShoppers
    ? Prisma.empty
    : Prisma.sql`AND (p.declined_at IS NULL OR p.capture_asked_at IS NOT NULL)`;
  return Prisma.sql`
    UPDATE payments p SET status = 'created', next_check_at = ${new Date(now.getTime() + CAPTURE_CHECK)},
      capture_asked_at = ${now}, declined_at = NULL, updated_at = ${now}
    WHERE p.tenant_id = ${tenantId}::uuid AND p.paypal_order_id = ${paypalOrderId}
      AND (p.paypal_client_id IS NULL ${isOfThis})
      AND (p.status IN ('created', 'expired') OR p.status = 'failed' AND p.paypal_capture_id IS NULL) ${isToTry}
      AND EXISTS (SELECT 1 FROM orders o WHERE o.tenant_id = p.tenant_id AND o.id = p.order_id
        AND o.status <> 'cancelled' AND o.payment_status = ANY (${AWAITING_PAYMENT}))`;
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
