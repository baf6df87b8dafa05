import 'server-only';
import type { Prisma } from '@/lib/db/generated/client';
import { insertRows, writeTogether } from '@/lib/db/insert-rows';
import { newRowId } from '@/lib/db/row-id';
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
 * The statement that records one attempt to pay an order, with its event. Fails with a unique violation (`isRawUniqueViolation`)
 * if the order has this attempt, or another with the same number.
 */
export function insertAttempt(tenantId: TenantId, payment: NewAttempt): Prisma.Sql {
  const { orderId, attempt, paypalOrderId } = payment;
  const now = new Date();
  const row = { tenantId, id: newRowId(), ...payment, nextCheckAt: now, createdAt: now, updatedAt: now };
  const started = { kind: 'payment.started', paypalOrderId, attempt } as const;
  return writeTogether([
    insertRows('payments', [row]),
    insertEvents(tenantId, [{ orderId, event: started }]),
  ]);
}
