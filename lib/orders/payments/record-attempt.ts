import 'server-only';
import type { Database } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import { recordEvent } from '@/lib/orders/events/order-events.commands';
import type { GatewayAccount } from '@/lib/payments/tenant-gateway';

export type NewAttempt = {
  orderId: OrderId;
  /** Counts the attempts to pay the order, from 1. */
  attempt: number;
  paypalOrderId: string;
  /** Null if the account is unknown. */
  paypalClientId: string | null;
  /** The shop's account, if the platform's acts for it. */
  paypalMerchantId: string | null;
  feeCollection: 'owed' | 'at_paypal';
  /** What PayPal gives the platform with the capture. */
  partnerFeeCents: number;
  amountCents: number;
  /** When PayPal was asked to capture; null if it was not. */
  captureAskedAt: Date | null;
};

/** How the platform gets its fee of an attempt that is opened with this account. */
export const attemptWith = (
  { clientId, merchantId }: Pick<GatewayAccount, 'clientId' | 'merchantId'>,
  platformFeeCents: number,
): Pick<NewAttempt, 'paypalClientId' | 'paypalMerchantId' | 'feeCollection' | 'partnerFeeCents'> => ({
  paypalClientId: clientId,
  paypalMerchantId: merchantId,
  feeCollection: merchantId === null ? 'owed' : 'at_paypal',
  partnerFeeCents: merchantId === null ? 0 : platformFeeCents,
});

/**
 * Records one attempt to pay an order, with its event. Throws a unique violation if the order has this attempt, or
 * another with the same number.
 */
export async function recordAttempt(db: Database, tenantId: TenantId, payment: NewAttempt): Promise<void> {
  const { orderId, attempt, paypalOrderId } = payment;
  await db.payment.create({ data: { tenantId, ...payment }, select: { id: true } });
  await recordEvent(db, tenantId, orderId, { kind: 'payment.started', paypalOrderId, attempt });
}
