import 'server-only';
import type { Database } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import { recordEvent } from '@/lib/orders/events/order-events.commands';

export type NewAttempt = {
  orderId: OrderId;
  /** From 1, over all attempts to pay the order. */
  attempt: number;
  paypalOrderId: string;
  /** Null if nobody knows which account it was opened with. */
  paypalClientId: string | null;
  amountCents: number;
  /** When PayPal was asked to take its money; null if it was not. */
  captureAskedAt: Date | null;
};

/** Records one attempt to pay an order, with its event. A unique violation if the order has it, or another one. */
export async function recordAttempt(db: Database, tenantId: TenantId, payment: NewAttempt): Promise<void> {
  const { orderId, attempt, paypalOrderId } = payment;
  await db.payment.create({ data: { tenantId, ...payment } });
  await recordEvent(db, tenantId, orderId, { kind: 'payment.started', paypalOrderId, attempt });
}
