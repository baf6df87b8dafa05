import 'server-only';
import type { Database } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import { readOrderedDelivery } from '@/lib/orders/delivery/ordered-delivery';
import { readOrderStatuses } from '@/lib/orders/status/stored-status';
import { SHIPMENTS_OF_ORDER, shipmentView } from './shipment-view';

/**
 * Reads what shipping needs of an order, and locks its row until the transaction ends: what is read here stays true.
 * Null if this shop has no such order.
 */
export async function lockOrder(db: Database, tenantId: TenantId, orderId: OrderId) {
  await db.$queryRaw`
    SELECT 1 AS locked FROM orders WHERE tenant_id = ${tenantId}::uuid AND id = ${orderId}::uuid FOR NO KEY UPDATE`;
  const row = await db.order.findUnique({
    where: { tenantId_id: { tenantId, id: orderId } },
    select: {
      status: true,
      paymentStatus: true,
      delivery: true,
      items: { select: { id: true, quantity: true } },
      shipments: SHIPMENTS_OF_ORDER,
    },
  });
  return (
    row && {
      ...readOrderStatuses(row),
      isPickup: readOrderedDelivery(row.delivery)?.isPickup === true,
      items: row.items,
      shipments: row.shipments.map(shipmentView),
    }
  );
}

export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;
