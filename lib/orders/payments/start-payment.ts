import 'server-only';
import { isRawUniqueViolation } from '@/lib/db/errors';
import { tenantQuery, tenantStatement } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import { countTry } from '@/lib/limits/rate-limits';
import { type Cents, cents } from '@/lib/money/cents';
import { readOrderedDelivery } from '@/lib/orders/delivery/ordered-delivery';
import {
  type AttemptStatus,
  AWAITING_PAYMENT,
  DECIDED_ATTEMPTS,
  ENDED_ATTEMPTS,
} from '@/lib/orders/status/status';
import { readAttemptStatus } from '@/lib/orders/status/stored-status';
import { retakeHold } from '@/lib/orders/stock/retake-hold';
import type { GatewayError } from '@/lib/payments/gateway';
import type { GatewayAccount } from '@/lib/payments/tenant-gateway';
import { err, ok, type Result } from '@/lib/result';
import { mayCapture } from '@/lib/tenants/state/shop-state';
import type { CartRefusal } from './cart-rival';
import { findPayableOrder, type PayableOrder } from './find-payable-order';
import { isOfAccount, mayBePaid } from './payment-account';
import { paymentLines, paymentParts } from './payment-lines';
import { formatReference } from './payment-reference';
import { attemptWith, insertAttempt, type NewAttempt } from './record-attempt';

export type StartPaymentError =
  | 'order_not_found'
  | 'amount_mismatch'
  | 'order_not_payable'
  | 'payment_not_configured'
  /** An operator has suspended the shop, or it is closed: nobody is asked to approve what nobody may take. */
  | 'store_not_selling'
  /** Others have bought the pieces since the order was placed. */
  | 'out_of_stock'
  | GatewayError['kind'];

/** Too many attempts: retry after this many minutes. */
export type TooManyStarts = { minutes: number };

/** `isDecided`: no approval is needed any more, because the money is captured or under review. */
export type StartedPayment = { paypalOrderId: string; isDecided: boolean };

/**
 * Opens an order for payment at PayPal and returns PayPal's order id. Idempotent: at PayPal by the request id, here by
 * the stored attempt. `amount` is compared, never charged.
 */
export async function startPayment(
  tenantId: TenantId,
  orderId: OrderId,
  amount: Cents,
): Promise<Result<StartedPayment, StartPaymentError | CartRefusal | TooManyStarts>> {
  const order = await findPayableOrder(tenantId, orderId);
  if (!order) {
    return err('order_not_found');
  }
  if (order.totalCents !== amount) {
    return err('amount_mismatch');
  }
  if (order.status === 'cancelled') {
    return err('order_not_payable');
  }
  const decided = order.payments.find(isDecided);
  if (decided) {
    return ok(startedAs(decided));
  }
  if (!AWAITING_PAYMENT.includes(order.paymentStatus)) {
    return err('order_not_payable');
  }
  if (order.payUntil !== null && order.payUntil.getTime() <= Date.now()) {
    // Its link has ended. The job that cancels it runs soon.
    return err('order_not_payable');
  }
  if (!mayCapture(order.shop.state, order)) {
    return err('store_not_selling');
  }
  // Checked before the buyer approves: a capture would be refused anyway.
  if (order.rival !== null) {
    return err(order.rival);
  }
  if (order.hasHolds) {
    const held = await retakeHold(tenantId, orderId, { isCapture: false });
    if (!held.ok) {
      return held;
    }
  }
  const { account } = order;
  if (!account) {
    return err('payment_not_configured');
  }
  // The shop has another account than when the order was placed: no money pays a test order, and no test a real one.
  if (account.isSandbox !== order.isTest) {
    return err('order_not_payable');
  }
  // A repeat returns the open attempt. An attempt of another PayPal account can no longer be captured, so a new one is
  // opened; but not if the old one may be paid, because the buyer would pay twice.
  const open = order.payments.find(
    (payment) => payment.status === 'created' && (isOfAccount(payment, account) || mayBePaid(payment)),
  );
  if (open) {
    return ok(startedAs(open));
  }
  const tried = await countTry([{ limit: 'paymentStartOrder', key: `${tenantId}:${orderId}` }]);
  if (!tried.ok) {
    return tried;
  }
  const attempt = order.payments.length + 1;
  const created = await createAtGateway(account, tenantId, order, attempt);
  if (!created.ok) {
    return err(created.error.kind);
  }
  return record(tenantId, {
    orderId,
    attempt,
    paypalOrderId: created.value.gatewayOrderId,
    ...attemptWith(account, order.platformFeeCents),
    amountCents: amount,
    captureAskedAt: null,
  });
}

const isDecided = ({ status }: { status: AttemptStatus }) => DECIDED_ATTEMPTS.includes(status);

/** A payment by hand has no PayPal order, so its own id stands in for one. */
const startedAs = (payment: {
  id: string;
  paypalOrderId: string | null;
  status: AttemptStatus;
}): StartedPayment => ({
  paypalOrderId: payment.paypalOrderId ?? payment.id,
  isDecided: isDecided(payment),
});

/** The payment of an order that is paid or under review; null if there is none. Does not ask PayPal. */
export async function findDecidedPayment(
  tenantId: TenantId,
  orderId: OrderId,
): Promise<StartedPayment | null> {
  const payment = await tenantStatement(tenantId, (db) =>
    db.payment.findFirst({
      where: { tenantId, orderId, status: { in: [...DECIDED_ATTEMPTS] } },
      select: { id: true, paypalOrderId: true },
    }),
  );
  return payment && { paypalOrderId: payment.paypalOrderId ?? payment.id, isDecided: true };
}

// With part of the order's id, because PayPal refuses an invoice number that the account has used before, even for
// another installation.
const invoiceNumber = (order: PayableOrder, attempt: number) =>
  `${order.orderNumber}-${order.id.slice(-12)}-${attempt}`;

function createAtGateway(
  { gateway, merchantId }: GatewayAccount,
  tenantId: TenantId,
  order: PayableOrder,
  attempt: number,
) {
  const { charges } = order;
  return gateway.createOrder({
    requestId: `create:${order.id}:${attempt}`,
    reference: formatReference({ tenantId, orderId: order.id }),
    invoiceNumber: invoiceNumber(order, attempt),
    brandName: order.shop.name,
    amount: cents(order.totalCents),
    lines: paymentLines(order.items, charges),
    parts: paymentParts(charges),
    ...(merchantId !== null && { platformFee: cents(order.platformFeeCents) }),
    // For a pickup PayPal asks for no address.
    shipTo: readOrderedDelivery(order.delivery)?.isPickup
      ? null
      : {
          name: order.customerName,
          address: order.shippingAddress,
          addressLine2: order.shippingAddressLine2,
          city: order.shippingCity,
          state: order.shippingState,
          zip: order.shippingZip,
          country: order.shippingCountry,
        },
  });
}

async function record(
  tenantId: TenantId,
  payment: NewAttempt,
): Promise<Result<StartedPayment, 'unavailable'>> {
  try {
    await tenantQuery(tenantId, insertAttempt(tenantId, payment));
  } catch (error) {
    if (!isRawUniqueViolation(error)) {
      throw error;
    }
    // Lost a race: another process recorded this PayPal order, or another one for the same attempt. The recorded one
    // is the one to pay.
    return recordedAttempt(tenantId, payment);
  }
  return ok({ paypalOrderId: payment.paypalOrderId, isDecided: false });
}

async function recordedAttempt(
  tenantId: TenantId,
  { orderId, attempt, paypalOrderId }: NewAttempt,
): Promise<Result<StartedPayment, 'unavailable'>> {
  const recorded = await tenantStatement(tenantId, (db) =>
    db.payment.findFirst({
      where: { tenantId, orderId, OR: [{ attempt }, { paypalOrderId }] },
      orderBy: { attempt: 'desc' },
      select: { id: true, paypalOrderId: true, status: true },
    }),
  );
  if (recorded === null) {
    return err('unavailable');
  }
  const status = readAttemptStatus(recorded.status);
  // If the recorded attempt has ended, a retry opens the next one.
  return ENDED_ATTEMPTS.includes(status) ? err('unavailable') : ok(startedAs({ ...recorded, status }));
}
