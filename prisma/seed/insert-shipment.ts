import { randomUUID } from 'node:crypto';
import type { Database } from '@/lib/db/client';
import { asOrderId, type TenantId } from '@/lib/ids';
import { recordEvents } from '@/lib/orders/events/order-events.commands';
import { sumOfPieces } from '@/lib/orders/shipping/pieces-left';

const USPS = '9400111202555555555555';

/** Sends the newest completed order of a demo shop, in one parcel with a tracking number, two days after it was placed. */
export async function insertShipment(db: Database, tenantId: TenantId, ownerName: string): Promise<void> {
  const order = await db.order.findFirst({
    where: { tenantId, status: 'completed', paymentStatus: 'paid' },
    orderBy: { orderNumber: 'desc' },
    select: { id: true, createdAt: true, items: { select: { id: true, quantity: true } } },
  });
  if (order === null) {
    return;
  }
  const shipmentId = randomUUID();
  const createdAt = new Date(order.createdAt.getTime() + 48 * 3_600_000);
  const carrier = 'usps';
  await db.shipment.create({
    data: { tenantId, id: shipmentId, orderId: order.id, carrier, trackingNumber: USPS, createdAt },
  });
  const lines = order.items.map(({ id, quantity }) => ({ orderItemId: id, pieces: quantity }));
  await db.shipmentItem.createMany({ data: lines.map((line) => ({ tenantId, shipmentId, ...line })) });
  await recordEvents(db, tenantId, [
    {
      orderId: asOrderId(order.id),
      event: {
        kind: 'shipment.sent',
        pieces: sumOfPieces(lines),
        carrier,
        trackingNumber: USPS,
        actorName: ownerName,
      },
      createdAt,
    },
  ]);
}
