import 'server-only';
import { tenantDb } from '@/lib/db/tenant-db';
import { logger } from '@/lib/log';
import type { GatewayCapture, GatewayError, PaymentGateway } from '@/lib/payments/gateway';
import { gatewayOf } from '@/lib/payments/tenant-gateway';
import { err, ok, type Result } from '@/lib/result';
import { settlePayment } from './settle-payment';
import { paymentStatusesBefore } from './status';

/** `status` is COMPLETED when the money is taken, else PayPal's word for what is the matter. */
export type CaptureAnswer = { status: string; orderId: string };

export type CapturePaymentError =
  | 'payment_not_found'
  | 'order_not_payable'
  | 'payment_not_configured'
  | 'capture_mismatch'
  | Exclude<GatewayError['kind'], 'refused'>;

/**
 * Takes the money of an approved PayPal order and settles ours, if PayPal completed a capture of exactly
 * its total in US dollars. A repeat gives the same answer and charges nothing again.
 */
export async function capturePayment(
  tenantId: string,
  paypalOrderId: string,
): Promise<Result<CaptureAnswer, CapturePaymentError>> {
  const payment = await findPayment(tenantId, paypalOrderId);
  if (!payment) {
    return err('payment_not_found');
  }
  const { orderId } = payment;
  const answer = (status: string) => ok({ status, orderId });
  if (payment.status === 'captured') {
    return answer('COMPLETED');
  }
  const gateway = await gatewayOf(tenantId);
  if (!gateway) {
    return err('payment_not_configured');
  }
  if (payment.order.status === 'cancelled') {
    return err('order_not_payable');
  }
  const captured = await captureOrFind(gateway, payment.status, paypalOrderId);
  if (!captured.ok) {
    return captured.error.kind === 'refused' ? answer(captured.error.issue) : err(captured.error.kind);
  }
  const capture = captured.value;
  if (capture.status === 'PENDING' || capture.status === 'DECLINED') {
    await recordUnfinished(
      tenantId,
      orderId,
      paypalOrderId,
      capture.status === 'PENDING' ? 'pending' : 'failed',
    );
  }
  if (capture.status !== 'COMPLETED') {
    return answer(capture.status);
  }
  if (capture.amount !== payment.order.totalCents || capture.currency !== 'USD') {
    await recordMismatch(tenantId, orderId, paypalOrderId, capture);
    return err('capture_mismatch');
  }
  const settlement = { orderId, paypalOrderId, paypalCaptureId: capture.id, paypalFee: capture.fee };
  await settlePayment(tenantId, settlement);
  return answer('COMPLETED');
}

const findPayment = (tenantId: string, paypalOrderId: string) =>
  tenantDb(tenantId, (db) =>
    db.payment.findUnique({
      where: { tenantId_paypalOrderId: { tenantId, paypalOrderId } },
      select: { orderId: true, status: true, order: { select: { totalCents: true, status: true } } },
    }),
  );

/** A pending capture is asked about: repeating the capture would only repeat PayPal's first answer. */
async function captureOrFind(gateway: PaymentGateway, paymentStatus: string, paypalOrderId: string) {
  if (paymentStatus === 'pending') {
    const found = await gateway.findCapture(paypalOrderId);
    if (!found.ok) {
      return found;
    }
    if (found.value) {
      return ok(found.value);
    }
  }
  return gateway.capture(paypalOrderId, `capture:${paypalOrderId}`);
}

/** Notes that a capture is under review or was declined. A declined one lets the next try be a new attempt. */
const recordUnfinished = (
  tenantId: string,
  orderId: string,
  paypalOrderId: string,
  to: 'pending' | 'failed',
) =>
  tenantDb(tenantId, async (db) => {
    const moved = await db.payment.updateMany({
      where: { tenantId, paypalOrderId, status: { in: ['created', 'pending'], not: to } },
      data: { status: to },
    });
    // An answer about an attempt that is over says nothing of the order, which may have moved on.
    if (moved.count === 0) {
      return;
    }
    const { count } = await db.order.updateMany({
      where: { tenantId, id: orderId, paymentStatus: { in: paymentStatusesBefore(to) } },
      data: { paymentStatus: to },
    });
    if (count === 1) {
      await db.orderEvent.create({
        data: { tenantId, orderId, kind: `payment.${to}`, toValue: to, detail: { paypalOrderId } },
      });
    }
  });

/**
 * Money was taken, but not this order's amount: the order stays unpaid, and its history says why. Once per
 * capture, however often it is asked about.
 */
async function recordMismatch(
  tenantId: string,
  orderId: string,
  paypalOrderId: string,
  capture: GatewayCapture,
): Promise<void> {
  const detail = {
    paypalOrderId,
    paypalCaptureId: capture.id,
    amountCents: capture.amount,
    currency: capture.currency,
  };
  await tenantDb(tenantId, async (db) => {
    const { count } = await db.payment.updateMany({
      where: { tenantId, paypalOrderId, paypalCaptureId: null },
      data: { paypalCaptureId: capture.id },
    });
    if (count === 1) {
      await db.orderEvent.create({ data: { tenantId, orderId, kind: 'payment.mismatch', detail } });
      logger().error(
        { event: 'payment.capture_mismatch', tenantId, orderId, ...detail },
        'captured amount is not the total',
      );
    }
  });
}
