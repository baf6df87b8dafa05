import 'server-only';
import { isRawUniqueViolation } from '@/lib/db/errors';
import { tenantDb } from '@/lib/db/tenant-db';
import { executeWithin } from '@/lib/db/within-transaction';
import type { OrderId, TenantId } from '@/lib/ids';
import type { GatewayCapture } from '@/lib/payments/gateway';
import type { GatewayAccount } from '@/lib/payments/tenant-gateway';
import { raiseAlert } from '../alerts/order-alerts.commands';
import { attemptWith, insertAttempt } from './record-attempt';

export type PaymentFound = {
  orderId: OrderId;
  paypalOrderId: string | null;
  capture: GatewayCapture;
  /** The PayPal account that was asked. */
  account: Pick<GatewayAccount, 'clientId' | 'merchantId' | 'isSandbox'>;
};

/**
 * Records a payment that PayPal has for an order but that nobody recorded here, so that it can be settled like any
 * other. `alerted`: that is impossible, and the shop gets an alert. `order_not_found`: the shop has no such order.
 */
export async function adoptPayment(
  tenantId: TenantId,
  { orderId, paypalOrderId, capture, account }: PaymentFound,
): Promise<'recorded' | 'alerted' | 'order_not_found'> {
  try {
    return await tenantDb(tenantId, async (db) => {
      const order = await db.order.findUnique({
        where: { tenantId_id: { tenantId, id: orderId } },
        select: {
          totalCents: true,
          platformFeeCents: true,
          isTest: true,
          payments: { select: { attempt: true } },
        },
      });
      if (order === null) {
        return 'order_not_found';
      }
      // Money does not pay a test order, nor a sandbox's money a real one.
      const isOfOrder = order.isTest === account.isSandbox;
      if (paypalOrderId === null || order.totalCents <= 0 || !isOfOrder) {
        const detail = {
          paypalCaptureId: capture.id,
          amountCents: capture.amount,
          currency: capture.currency,
        };
        await raiseAlert(db, tenantId, { orderId, kind: 'unknown_payment', subject: capture.id, detail });
        return 'alerted';
      }
      const attempt = 1 + Math.max(0, ...order.payments.map((payment) => payment.attempt));
      const recorded = insertAttempt(tenantId, {
        orderId,
        attempt,
        paypalOrderId,
        ...attemptWith(account, order.platformFeeCents),
        amountCents: order.totalCents,
        // PayPal has a capture, so the payment must not count as one whose money nobody requested.
        captureAskedAt: new Date(),
      });
      await executeWithin(db, recorded);
      return 'recorded';
    });
  } catch (error) {
    // In a race, another process recorded a payment of this order. If it was another payment, a retry of the webhook
    // event records this one.
    if (isRawUniqueViolation(error)) {
      return 'recorded';
    }
    throw error;
  }
}
