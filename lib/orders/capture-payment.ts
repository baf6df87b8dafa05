import 'server-only';
import { tenantDb } from '@/lib/db/tenant-db';
import { logger } from '@/lib/log';
import type { GatewayCapture, GatewayError } from '@/lib/payments/gateway';
import { gatewayOf } from '@/lib/payments/tenant-gateway';
import { err, ok, type Result } from '@/lib/result';
import { settlePayment } from './settle-payment';
import { paymentStatusesBefore } from './status';

/** `status` is COMPLETED when the money is taken, else PayPal's word for what is the matter. */
export type CaptureAnswer = { status: string; orderId: string; isSettledNow: boolean };

export type CapturePaymentError =
  | 'payment_not_found'
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
  const answer = (status: string, isSettledNow = false) => ok({ status, orderId, isSettledNow });
  if (payment.status === 'captured') {
    return answer('COMPLETED');
  }
  const gateway = await gatewayOf(tenantId);
  if (!gateway) {
    return err('payment_not_configured');
  }
  const captured = await gateway.capture(paypalOrderId, `capture:${paypalOrderId}`);
  if (!captured.ok) {
    return captured.error.kind === 'refused' ? answer(captured.error.issue) : err(captured.error.kind);
  }
  const capture = captured.value;
  if (capture.status === 'PENDING') {
    await recordPending(tenantId, orderId, paypalOrderId);
  }
  if (capture.status !== 'COMPLETED') {
    return answer(capture.status);
  }
  if (capture.amount !== payment.order.totalCents || capture.currency !== 'USD') {
    await recordMismatch(tenantId, orderId, paypalOrderId, capture);
    return err('capture_mismatch');
  }
  const settlement = { orderId, paypalOrderId, paypalCaptureId: capture.id, paypalFee: capture.fee };
  return answer('COMPLETED', await settlePayment(tenantId, settlement));
}

const findPayment = (tenantId: string, paypalOrderId: string) =>
  tenantDb(tenantId, (db) =>
    db.payment.findUnique({
      where: { tenantId_paypalOrderId: { tenantId, paypalOrderId } },
      select: { orderId: true, status: true, order: { select: { totalCents: true } } },
    }),
  );

const recordPending = (tenantId: string, orderId: string, paypalOrderId: string) =>
  tenantDb(tenantId, async (db) => {
    const { count } = await db.order.updateMany({
      where: { tenantId, id: orderId, paymentStatus: { in: paymentStatusesBefore('pending') } },
      data: { paymentStatus: 'pending' },
    });
    if (count === 1) {
      await db.payment.updateMany({ where: { tenantId, paypalOrderId }, data: { status: 'pending' } });
      await db.orderEvent.create({
        data: { tenantId, orderId, kind: 'payment.pending', toValue: 'pending' },
      });
    }
  });

/** Money was taken, but not this order's amount: the order stays unpaid, and its history says why. */
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
  logger().error(
    { event: 'payment.capture_mismatch', tenantId, orderId, ...detail },
    'captured amount is not the total',
  );
  await tenantDb(tenantId, (db) =>
    db.orderEvent.create({ data: { tenantId, orderId, kind: 'payment.mismatch', detail } }),
  );
}
