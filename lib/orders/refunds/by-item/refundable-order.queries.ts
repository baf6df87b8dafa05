import 'server-only';
import type { Database } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import { readCharges } from '@/lib/orders/stored-charges';
import { type RefundableOrder, refundableOrder } from './refundable-order';

/** What can go back of an order, as it is now. Call it with the payment's lock held. */
export async function findRefundable(
  db: Database,
  tenantId: TenantId,
  orderId: OrderId,
): Promise<RefundableOrder> {
  // Two payments of one order can be refunded at the same time, and both could give the same piece back.
  await db.$queryRaw`
    SELECT 1 FROM orders WHERE tenant_id = ${tenantId}::uuid AND id = ${orderId}::uuid FOR NO KEY UPDATE`;
  const { items, charges, refunds } = await db.order.findUniqueOrThrow({
    where: { tenantId_id: { tenantId, id: orderId } },
    select: {
      charges: true,
      items: {
        select: { id: true, quantity: true, subtotalCents: true, discountCents: true, taxCents: true },
      },
      refunds: {
        select: { status: true, postageCents: true, items: { select: { orderItemId: true, pieces: true } } },
      },
    },
  });
  return refundableOrder(items, readCharges(charges), refunds);
}
