// What is written down after PayPal was asked about a payment that has no final answer. Each goes by compare-and-set
// with the moment that was set for asking: whoever has done something with the payment meanwhile has moved it.
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

/** Sets when it is asked about next, at the pace of its age. */
export const askAgain = (tenantId: TenantId, payment: OpenPayment, now: Date): Promise<void> =>
  tenantDb(tenantId, async (db) => {
    const { id, orderId, status, createdAt, paypalOrderId } = payment;
    if (!isOpen(status)) {
      await askLater(db, tenantId, payment, now);
      return;
    }
    await db.payment.updateMany({
      where: unchanged(tenantId, payment),
      data: { nextCheckAt: nextPaymentCheck(status, createdAt, now) },
    });
    if (status === 'pending' && ageAt(now, payment) >= LONGEST_PENDING) {
      const detail = { paypalOrderId };
      await raiseAlert(db, tenantId, { orderId, kind: 'payment_waiting', subject: id, detail });
    }
    if (status === 'created') {
      await raiseUnchecked(db, tenantId, payment, now);
    }
  });

/** One that is over is asked about for its refunds alone; each hour, and not for ever. */
const askLater = (db: Database, tenantId: TenantId, payment: OpenPayment, now: Date) =>
  db.payment.updateMany({
    where: { ...unchanged(tenantId, payment), ...isDue(payment) },
    data: { nextCheckAt: ageAt(now, payment) < LONGEST_REFUNDED ? new Date(now.getTime() + HOUR) : null },
  });

const isDue = ({ nextCheckAt }: OpenPayment) => ({ nextCheckAt: { not: null, equals: nextCheckAt } });

/** PayPal gave no usable answer. It is asked again soon while the payment is young, and at least once an hour. */
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

/** After a day without PayPal's word the shop's people are told, who can look it up. */
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
 * The shop's account cannot be asked: there is none, PayPal does not take it, or it is another one than before. The
 * account may never come back, and an order waits for each of its payments. Money moves only where this server asks
 * for it: one whose money was never asked for can be given up after a day, which also tells the order. Any other may
 * have been paid, so it is kept, told to the shop's people, and asked about every hour; until they move the order on,
 * it stays as it is. Answers whether it was given up.
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
 * PayPal waits for the buyer once more after a decline, and has no money of theirs: what they approve from now on may
 * be taken again.
 */
export const forgetDecline = (tenantId: TenantId, id: string, declinedAt: Date): Promise<void> =>
  tenantDb(tenantId, async (db) => {
    await db.payment.updateMany({
      where: { tenantId, id, declinedAt },
      data: { declinedAt: null, captureAskedAt: null },
    });
  });

/**
 * PayPal still waits for the buyer, so long after it was asked for the money that this would show everywhere: it has taken
 * none. The payment's order leaves the cart to the cart's other orders.
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

/** Gives up a payment that PayPal took no money for; false if something was done with it meanwhile. */
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
