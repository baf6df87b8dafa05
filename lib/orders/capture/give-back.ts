import 'server-only';
import type { Database } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import type { GatewayCapture } from '@/lib/payments/gateway';

export type MoneyToGiveBack = {
  orderId: OrderId;
  paymentId: string;
  capture: GatewayCapture;
  reason: string;
};

/**
 * Owes a buyer the whole of a capture that should not have been, in the transaction that noticed it. PayPal is
 * asked afterwards, by whoever works off the refunds that are owed.
 */
export async function giveBack(
  db: Database,
  tenantId: TenantId,
  { orderId, paymentId, capture, reason }: MoneyToGiveBack,
): Promise<void> {
  await db.refund.create({
    // An amount in another currency is in its own hundredths; PayPal is asked for all of it, without a number.
    data: { tenantId, orderId, paymentId, amountCents: Math.max(1, capture.amount ?? 1), reason },
  });
}
