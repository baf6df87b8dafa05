import 'server-only';
import { isUniqueViolation } from '@/lib/db/errors';
import { tenantDb } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import type { GatewayCapture } from '@/lib/payments/gateway';
import { raiseAlert } from '../alerts/order-alerts.commands';
import { recordAttempt } from './record-attempt';

export type PaymentFound = {
  orderId: OrderId;
  paypalOrderId: string | null;
  capture: GatewayCapture;
  /** The account that PayPal was asked with. */
  clientId: string;
};

/**
 * Records a payment that PayPal has under an order's name and nobody recorded here, so that it can be settled like
 * any other. `alerted`: that cannot be, and the shop's people are told; `order_not_found`: the shop has no such order.
 */
export async function adoptPayment(
  tenantId: TenantId,
  { orderId, paypalOrderId, capture, clientId }: PaymentFound,
): Promise<'recorded' | 'alerted' | 'order_not_found'> {
  try {
    return await tenantDb(tenantId, async (db) => {
      const order = await db.order.findUnique({
        where: { tenantId_id: { tenantId, id: orderId } },
        select: { totalCents: true, payments: { select: { attempt: true } } },
      });
      if (order === null) {
        return 'order_not_found';
      }
      if (paypalOrderId === null || order.totalCents <= 0) {
        const detail = {
          paypalCaptureId: capture.id,
          amountCents: capture.amount,
          currency: capture.currency,
        };
        await raiseAlert(db, tenantId, { orderId, kind: 'unknown_payment', subject: capture.id, detail });
        return 'alerted';
      }
      const attempt = 1 + Math.max(0, ...order.payments.map((payment) => payment.attempt));
      await recordAttempt(db, tenantId, {
        orderId,
        attempt,
        paypalOrderId,
        paypalClientId: clientId,
        amountCents: order.totalCents,
        // PayPal has its money: whatever happens next, it is not one that nobody asked to take.
        captureAskedAt: new Date(),
      });
      return 'recorded';
    });
  } catch (error) {
    // Somebody else recorded a payment of this order at the same moment; if it is another one, the message is
    // tried again.
    if (isUniqueViolation(error)) {
      return 'recorded';
    }
    throw error;
  }
}
