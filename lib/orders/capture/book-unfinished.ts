import 'server-only';
import type { Database } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import { enqueueMail } from '@/lib/mail/outbox/outbox.commands';
import { clearAlerts, raiseAlert } from '@/lib/orders/alerts/order-alerts.commands';
import { recordEvent } from '@/lib/orders/events/order-events.commands';
import { type AttemptStatus, paymentStatusesBefore } from '@/lib/orders/status/status';
import { nextPaymentCheck } from './payment-checks';

type UnfinishedPayment = { id: string; orderId: OrderId; createdAt: Date; status: AttemptStatus };

/** A capture that is under review, or has come to nothing. The latter lets the next try be a new attempt. */
export async function bookUnfinished(
  db: Database,
  tenantId: TenantId,
  { id, orderId, createdAt, status }: UnfinishedPayment,
  to: 'pending' | 'failed',
): Promise<'paid' | 'pending' | 'declined'> {
  const moved = await db.payment.updateMany({
    // An expired one was given up too early, if PayPal has a capture of it.
    where: {
      tenantId,
      id,
      status: { in: to === 'pending' ? ['created', 'expired'] : ['created', 'expired', 'pending'] },
    },
    data: {
      status: to,
      nextCheckAt: to === 'pending' ? nextPaymentCheck('pending', createdAt, new Date()) : null,
    },
  });
  if (moved.count === 0) {
    // An answer about an attempt that is over says nothing of the order, which may have moved on.
    return status === 'captured' ? 'paid' : to === 'pending' ? 'pending' : 'declined';
  }
  await clearAlerts(db, tenantId, { orderId, subject: id });
  const changed = await db.order.updateMany({
    where: {
      tenantId,
      id: orderId,
      paymentStatus: { in: paymentStatusesBefore(to) },
      // An order that waits for another payment goes on waiting.
      ...(to === 'failed' && { payments: { none: { status: 'pending' } } }),
    },
    data: { paymentStatus: to, ...(to === 'pending' && { expiredAt: null }) },
  });
  if (changed.count === 1) {
    await recordEvent(db, tenantId, orderId, { kind: `payment.${to}` });
    if (to === 'pending') {
      await tellOfReview(db, tenantId, { orderId, paymentId: id });
    }
  }
  return to === 'pending' ? 'pending' : 'declined';
}

/** Tells the buyer that PayPal checks the payment; of a cancelled order, the shop's people, who may stop it. */
async function tellOfReview(
  db: Database,
  tenantId: TenantId,
  { orderId, paymentId }: { orderId: OrderId; paymentId: string },
): Promise<void> {
  const order = await db.order.findUniqueOrThrow({
    where: { tenantId_id: { tenantId, id: orderId } },
    select: { status: true, payments: { where: { id: paymentId }, select: { paypalOrderId: true } } },
  });
  if (order.status !== 'cancelled') {
    await enqueueMail(db, tenantId, { orderId, kind: 'payment_pending', subject: paymentId });
    return;
  }
  const detail = { paypalOrderId: order.payments[0]?.paypalOrderId ?? null };
  await raiseAlert(db, tenantId, { orderId, kind: 'pending_after_cancel', subject: paymentId, detail });
}
