import 'server-only';
import type { Database } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import { enqueueMail } from '@/lib/mail/outbox/outbox.commands';
import { clearAlerts, raiseAlert } from '@/lib/orders/alerts/order-alerts.commands';
import { recordEvent } from '@/lib/orders/events/order-events.commands';
import { type AttemptStatus, paymentStatusesBefore } from '@/lib/orders/status/status';
import { nextPaymentCheck } from './payment-checks';

type UnfinishedPayment = { id: string; orderId: OrderId; createdAt: Date; status: AttemptStatus };

/** Books a capture that is pending or failed. After a failed one, the next payment is a new attempt. */
export async function bookUnfinished(
  db: Database,
  tenantId: TenantId,
  { id, orderId, createdAt, status }: UnfinishedPayment,
  to: 'pending' | 'failed',
): Promise<'paid' | 'pending' | 'declined'> {
  const moved = await db.payment.updateMany({
    // Also an expired payment: if PayPal has a capture of it, it was given up too early.
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
    // This attempt is final already, so the answer changes nothing about the order, which may have moved on.
    return status === 'captured' ? 'paid' : to === 'pending' ? 'pending' : 'declined';
  }
  await clearAlerts(db, tenantId, { orderId, subject: id });
  const changed = await db.order.updateMany({
    where: {
      tenantId,
      id: orderId,
      paymentStatus: { in: paymentStatusesBefore(to) },
      // The order stays pending while another of its payments is pending.
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

/**
 * Mails the buyer that PayPal reviews the payment. For a cancelled order, alerts the shop instead, which may be able
 * to stop the payment.
 */
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
