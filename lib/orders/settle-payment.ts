import 'server-only';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import { logger } from '@/lib/log';
import { enqueueMail } from '@/lib/mail/outbox.commands';
import type { Cents } from '@/lib/money/cents';
import { orderStatusesBefore, paymentStatusesBefore } from './status';

export type Settlement = {
  orderId: string;
  paypalOrderId: string;
  paypalCaptureId: string;
  paypalFee: Cents | null;
};

/**
 * Records that an order's money has been captured: payment `captured`, order `paid` and `processing`, an
 * event for each move, and the mail that is now owed; in one transaction, by compare-and-set. However
 * often and by whomever it is called, it takes effect once; answers whether this was the time.
 */
export function settlePayment(tenantId: string, settlement: Settlement): Promise<boolean> {
  const { orderId, paypalOrderId, paypalCaptureId, paypalFee } = settlement;
  return tenantDb(tenantId, async (db) => {
    const { count } = await db.order.updateMany({
      where: { tenantId, id: orderId, paymentStatus: { in: paymentStatusesBefore('paid') } },
      data: { paymentStatus: 'paid', paidAt: new Date() },
    });
    if (count === 0) {
      await recordSecondCapture(db, tenantId, settlement);
      return false;
    }
    await db.payment.updateMany({
      where: { tenantId, orderId, paypalOrderId },
      data: { status: 'captured', paypalCaptureId, paypalFeeCents: paypalFee, capturedAt: new Date() },
    });
    await db.orderEvent.create({
      data: { tenantId, orderId, kind: 'payment.captured', toValue: 'paid', detail: { paypalCaptureId } },
    });
    const started = await db.order.updateMany({
      where: { tenantId, id: orderId, status: { in: orderStatusesBefore('processing') } },
      data: { status: 'processing' },
    });
    if (started.count === 1) {
      await db.orderEvent.create({
        data: { tenantId, orderId, kind: 'order.status', fromValue: 'pending', toValue: 'processing' },
      });
    }
    const { status } = await db.order.findUniqueOrThrow({
      where: { tenantId_id: { tenantId, id: orderId } },
      select: { status: true },
    });
    // Money can arrive for an order that was cancelled meanwhile: it is booked, but nothing is promised.
    if (status !== 'cancelled') {
      await enqueueMail(db, tenantId, { orderId, kind: 'order_confirmation' });
    }
    return true;
  });
}

/** An order that is settled already was paid once more, by another attempt: booked, and for the owner to see. */
async function recordSecondCapture(db: Database, tenantId: string, settlement: Settlement): Promise<void> {
  const { orderId, paypalOrderId, paypalCaptureId, paypalFee } = settlement;
  const { count } = await db.payment.updateMany({
    where: { tenantId, orderId, paypalOrderId, status: { not: 'captured' } },
    data: { status: 'captured', paypalCaptureId, paypalFeeCents: paypalFee, capturedAt: new Date() },
  });
  if (count === 1) {
    const detail = { paypalOrderId, paypalCaptureId };
    await db.orderEvent.create({ data: { tenantId, orderId, kind: 'payment.second_capture', detail } });
    logger().error(
      { event: 'payment.second_capture', tenantId, orderId, ...detail },
      'an order was paid twice',
    );
  }
}
