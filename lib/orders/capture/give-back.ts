import 'server-only';
import type { Database } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import type { RefundReason } from '@/lib/orders/refund-reason';
import type { GatewayCapture } from '@/lib/payments/gateway';

export type MoneyToGiveBack = {
  orderId: OrderId;
  paymentId: string;
  capture: GatewayCapture;
  why: RefundReason;
};

/**
 * Records a refund of a whole capture that must not stay with the shop, in the transaction that noticed it. The job
 * for requested refunds asks PayPal later.
 */
export async function giveBack(
  db: Database,
  tenantId: TenantId,
  { orderId, paymentId, capture, why }: MoneyToGiveBack,
): Promise<void> {
  await db.refund.create({
    // For an amount in another currency, this is in hundredths of that currency. PayPal is asked to refund all of it,
    // without an amount.
    data: { tenantId, orderId, paymentId, amountCents: Math.max(1, capture.amount ?? 1), reasonCode: why },
  });
}
