import 'server-only';
import { tenantDb } from '@/lib/db/tenant-db';
import type { GatewayError, PaymentGateway } from '@/lib/payments/gateway';
import { gatewayOf } from '@/lib/payments/tenant-gateway';
import { err, ok, type Result } from '@/lib/result';
import { CAPTURE_CHECK } from './payment-checks';
import { settlePayment } from './settle-payment';

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
  const payment = await openForCapture(tenantId, paypalOrderId);
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
  const settled = await settlePayment(tenantId, paypalOrderId, captured.value);
  if (settled === 'mismatch') {
    return err('capture_mismatch');
  }
  return answer(settled === 'paid' ? 'COMPLETED' : captured.value.status);
}

/**
 * The payment, marked before PayPal is asked to take its money: it is open again if it had been given up, and is
 * asked about soon. So no process that dies between PayPal's capture and our record of it leaves the money unseen,
 * and whoever was about to give the payment up finds that it has changed.
 */
const openForCapture = (tenantId: string, paypalOrderId: string) =>
  tenantDb(tenantId, async (db) => {
    await db.payment.updateMany({
      where: {
        tenantId,
        paypalOrderId,
        status: { in: ['created', 'expired'] },
        order: { status: { not: 'cancelled' } },
      },
      data: { status: 'created', nextCheckAt: new Date(Date.now() + CAPTURE_CHECK) },
    });
    return db.payment.findUnique({
      where: { tenantId_paypalOrderId: { tenantId, paypalOrderId } },
      select: { orderId: true, status: true, order: { select: { status: true } } },
    });
  });

/** A pending capture is asked about: repeating the capture would only repeat PayPal's first answer. */
async function captureOrFind(gateway: PaymentGateway, paymentStatus: string, paypalOrderId: string) {
  if (paymentStatus === 'pending') {
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
