// What is written down after PayPal was asked about a payment that has no final answer. Each goes by compare-and-set
// with the moment that was set for asking: whoever has done something with the payment meanwhile has moved it.
import 'server-only';
import { tenantDb } from '@/lib/db/tenant-db';
import { clearAlerts, raiseAlert } from './order-alerts.commands';
import { LONGEST_PENDING, LONGEST_UNCHECKED, nextPaymentCheck } from './payment-checks';

export type OpenPayment = {
  id: string;
  orderId: string;
  attempt: number;
  paypalOrderId: string;
  status: string;
  createdAt: Date;
  nextCheckAt: Date | null;
};

const HOUR = 60 * 60 * 1_000;

const unchanged = (tenantId: string, { id, status, nextCheckAt }: OpenPayment) => ({
  tenantId,
  id,
  status,
  nextCheckAt,
});

/** Sets when it is asked about next, at the pace of its age; an answer that is final is not asked for again. */
export const askAgain = (tenantId: string, payment: OpenPayment, now: Date): Promise<unknown> =>
  tenantDb(tenantId, async (db) => {
    const { id, orderId, status, createdAt, paypalOrderId } = payment;
    if (status !== 'created' && status !== 'pending') {
      return;
    }
    await db.payment.updateMany({
      where: unchanged(tenantId, payment),
      data: { nextCheckAt: nextPaymentCheck(status, createdAt, now) },
    });
    if (status === 'pending' && now.getTime() - createdAt.getTime() >= LONGEST_PENDING) {
      const detail = { paypalOrderId };
      await raiseAlert(db, tenantId, { orderId, kind: 'payment_waiting', subject: id, detail });
    }
  });

/** PayPal gave no usable answer. It is asked again soon while the payment is young, and at least once an hour. */
export const tryAgain = (tenantId: string, payment: OpenPayment, now: Date): Promise<unknown> =>
  tenantDb(tenantId, (db) =>
    db.payment.updateMany({
      where: { ...unchanged(tenantId, payment), nextCheckAt: { not: null, equals: payment.nextCheckAt } },
      data: { nextCheckAt: nextPaymentCheck('created', payment.createdAt, now) },
    }),
  );

/**
 * The shop's account cannot be asked: there is none, PayPal does not take it, or it is another one than before.
 * The payment is kept and asked about every hour, for nobody knows whether PayPal took its money; after a day the
 * shop's people are told, who can look it up.
 */
export const noteUnreachable = (tenantId: string, payment: OpenPayment, now: Date): Promise<unknown> =>
  tenantDb(tenantId, async (db) => {
    const { id, orderId, createdAt, paypalOrderId } = payment;
    const { count } = await db.payment.updateMany({
      where: { ...unchanged(tenantId, payment), nextCheckAt: { not: null, equals: payment.nextCheckAt } },
      data: { nextCheckAt: new Date(now.getTime() + HOUR) },
    });
    if (count === 1 && now.getTime() - createdAt.getTime() >= LONGEST_UNCHECKED) {
      const detail = { paypalOrderId };
      await raiseAlert(db, tenantId, { orderId, kind: 'payment_unchecked', subject: id, detail });
    }
  });

/** Gives up a payment that PayPal took no money for; false if something was done with it meanwhile. */
export const expirePayment = (tenantId: string, payment: OpenPayment): Promise<boolean> =>
  tenantDb(tenantId, async (db) => {
    const { orderId, attempt, paypalOrderId } = payment;
    const { count } = await db.payment.updateMany({
      where: { ...unchanged(tenantId, payment), status: 'created' },
      data: { status: 'expired', nextCheckAt: null },
    });
    if (count === 1) {
      await db.orderEvent.create({
        data: { tenantId, orderId, kind: 'payment.expired', detail: { paypalOrderId, attempt } },
      });
      await clearAlerts(db, tenantId, { orderId, subject: payment.id });
    }
    return count === 1;
  });
