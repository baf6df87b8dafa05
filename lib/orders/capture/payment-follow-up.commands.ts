// What is recorded after PayPal was asked about a payment without a final answer. Each write is a compare-and-set with
// `nextCheckAt`: whoever changes the payment meanwhile changes that too.
import 'server-only';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import { clearAlerts, raiseAlert } from '@/lib/orders/alerts/order-alerts.commands';
import {
  LONGEST_PENDING,
  LONGEST_REFUNDED,
  LONGEST_UNCHECKED,
  nextPaymentCheck,
  PAYPAL_ORDER_SEEN,
} from '@/lib/orders/capture/payment-checks';
import { recordEvent } from '@/lib/orders/events/order-events.commands';
import { mayBePaid } from '@/lib/orders/payments/payment-account';
import type { AttemptStatus } from '@/lib/orders/status/status';

export type OpenPayment = {
  id: string;
  orderId: OrderId;
  attempt: number;
  paypalOrderId: string;
  status: AttemptStatus;
  createdAt: Date;
  nextCheckAt: Date | null;
  captureAskedAt: Date | null;
  declinedAt: Date | null;
};

const HOUR = 60 * 60 * 1_000;

const unchanged = (tenantId: TenantId, { id, status, nextCheckAt }: OpenPayment) => ({
  tenantId,
  id,
  status,
  nextCheckAt,
});

const isOpen = (status: AttemptStatus): status is 'created' | 'pending' =>
  status === 'created' || status === 'pending';

const ageAt = (now: Date, { createdAt }: OpenPayment) => now.getTime() - createdAt.getTime();

/** Sets the time of the next check by the payment's age. */
export const askAgain = (tenantId: TenantId, payment: OpenPayment, now: Date): Promise<void> =>
  tenantDb(tenantId, async (db) => {
    const { id, orderId, status, createdAt, paypalOrderId } = payment;
    if (!isOpen(status)) {
      await askLater(db, tenantId, payment, now);
      return;
    }
    const { count } = await db.payment.updateMany({
      where: unchanged(tenantId, payment),
      data: { nextCheckAt: nextPaymentCheck(status, createdAt, now) },
    });
    if (count === 0) {
      // Decided or checked by others meanwhile: an alert about it is theirs to raise or to end.
      return;
    }
    if (status === 'pending' && ageAt(now, payment) >= LONGEST_PENDING) {
      const detail = { paypalOrderId };
      await raiseAlert(db, tenantId, { orderId, kind: 'payment_waiting', subject: id, detail });
    }
    if (status === 'created') {
      await raiseUnchecked(db, tenantId, payment, now);
    }
  });

/** A final payment is checked only for its refunds: every hour, for a limited time. */
const askLater = (db: Database, tenantId: TenantId, payment: OpenPayment, now: Date) =>
  db.payment.updateMany({
    where: { ...unchanged(tenantId, payment), ...isDue(payment) },
    data: { nextCheckAt: ageAt(now, payment) < LONGEST_REFUNDED ? new Date(now.getTime() + HOUR) : null },
  });

const isDue = ({ nextCheckAt }: OpenPayment) => ({ nextCheckAt: { not: null, equals: nextCheckAt } });

/** PayPal gave no usable answer. Retries soon while the payment is young, and at least once an hour. */
export const tryAgain = (tenantId: TenantId, payment: OpenPayment, now: Date): Promise<void> =>
  tenantDb(tenantId, async (db) => {
    const { count } = await db.payment.updateMany({
      where: { ...unchanged(tenantId, payment), ...isDue(payment) },
      data: { nextCheckAt: nextPaymentCheck('created', payment.createdAt, now) },
    });
    if (count === 1) {
      await raiseUnchecked(db, tenantId, payment, now);
    }
  });

/** After a day without an answer, alerts the shop, whose people can look the payment up at PayPal. */
async function raiseUnchecked(
  db: Database,
  tenantId: TenantId,
  payment: OpenPayment,
  now: Date,
): Promise<void> {
  const { id, orderId, status, paypalOrderId } = payment;
  if (isOpen(status) && ageAt(now, payment) >= LONGEST_UNCHECKED) {
    const detail = { paypalOrderId };
    await raiseAlert(db, tenantId, { orderId, kind: 'payment_unchecked', subject: id, detail });
  }
}

/**
 * For a payment that cannot be checked: the shop has no PayPal account, PayPal refuses it, or it is not the account of
 * the payment. The account may never come back, and an order waits for each of its payments. Money moves only when
 * this server asks for it. So a payment without any capture request can be expired after a day, which also lets the
 * order go on. Any other may have been paid: it is kept, the shop gets an alert, and it is checked every hour. It
 * stays so until the shop changes the order's status. Returns true if the payment was expired.
 */
export async function noteUnreachable(tenantId: TenantId, payment: OpenPayment, now: Date): Promise<boolean> {
  const isOld = ageAt(now, payment) >= LONGEST_UNCHECKED;
  if (isOld && payment.status === 'created' && !mayBePaid(payment)) {
    return expirePayment(tenantId, payment);
  }
  await tenantDb(tenantId, async (db) => {
    const { count } = await db.payment.updateMany({
      where: { ...unchanged(tenantId, payment), ...isDue(payment) },
      data: { nextCheckAt: new Date(now.getTime() + HOUR) },
    });
    if (count === 1) {
      await raiseUnchecked(db, tenantId, payment, now);
    }
  });
  return false;
}

/**
 * PayPal waits for the buyer again after a decline and has none of their money, so the next approval may be captured.
 */
export const forgetDecline = (tenantId: TenantId, id: string, declinedAt: Date): Promise<void> =>
  tenantDb(tenantId, async (db) => {
    await db.payment.updateMany({
      where: { tenantId, id, declinedAt },
      data: { declinedAt: null, captureAskedAt: null },
    });
  });

/**
 * PayPal still waits for the buyer, so long after the capture request that a capture would be visible: it has taken no
 * money. The order releases the cart for the cart's other orders.
 */
export const forgetAsking = (
  tenantId: TenantId,
  { id, captureAskedAt }: OpenPayment,
  now: Date,
): Promise<void> =>
  tenantDb(tenantId, async (db) => {
    if (captureAskedAt !== null && now.getTime() - captureAskedAt.getTime() >= PAYPAL_ORDER_SEEN) {
      await db.payment.updateMany({
        where: { tenantId, id, status: 'created', captureAskedAt },
        data: { captureAskedAt: null },
      });
    }
  });

/** Expires a payment that PayPal took no money for; false if the payment was changed meanwhile. */
export const expirePayment = (tenantId: TenantId, payment: OpenPayment): Promise<boolean> =>
  tenantDb(tenantId, async (db) => {
    const { orderId, attempt, paypalOrderId } = payment;
    const { count } = await db.payment.updateMany({
      where: { ...unchanged(tenantId, payment), status: 'created', captureAskedAt: payment.captureAskedAt },
      data: { status: 'expired', nextCheckAt: null },
    });
    if (count === 1) {
      await recordEvent(db, tenantId, orderId, { kind: 'payment.expired', paypalOrderId, attempt });
      await clearAlerts(db, tenantId, { orderId, subject: payment.id });
    }
    return count === 1;
  });
