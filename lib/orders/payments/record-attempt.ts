import 'server-only';
import { newRowId } from '@/lib/db/row-id';
import type { LoneDatabase } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import { insertEvents } from '@/lib/orders/events/order-events.commands';
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
 * Records one attempt to pay an order, with its event, in one statement. Throws a unique violation (`isRawUniqueViolation`)
 * if the order has this attempt, or another with the same number.
 */
export async function recordAttempt(
  db: LoneDatabase,
  tenantId: TenantId,
  payment: NewAttempt,
): Promise<void> {
  const { orderId, attempt, paypalOrderId } = payment;
  const now = new Date();
  const started = { kind: 'payment.started', paypalOrderId, attempt } as const;
  await db.$executeRaw`
    WITH attempt AS (
      INSERT INTO payments (tenant_id, id, order_id, attempt, paypal_order_id, paypal_client_id, paypal_merchant_id,
        fee_collection, partner_fee_cents, amount_cents, capture_asked_at, next_check_at, created_at, updated_at)
      VALUES (${tenantId}::uuid, ${newRowId()}::uuid, ${orderId}::uuid, ${attempt}, ${paypalOrderId},
        ${payment.paypalClientId}, ${payment.paypalMerchantId}, ${payment.feeCollection}, ${payment.partnerFeeCents},
        ${payment.amountCents}, ${payment.captureAskedAt}, ${now}, ${now}, ${now}))
    ${insertEvents(tenantId, [{ orderId, event: started }])}`;
}
