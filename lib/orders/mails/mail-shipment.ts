import 'server-only';
import { z } from 'zod';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { ORDER_SHIPMENT_MAILS } from '@/lib/mail/mail-kinds';
import type { QueuedOrderMail } from '@/lib/mail/outbox/queued-mail';
import { sumOfPieces } from '@/lib/orders/shipping/pieces-left';
import {
  SHIPMENT_COLUMNS,
  SHIPMENTS_OF_ORDER,
  type ShipmentView,
  shipmentView,
} from '@/lib/orders/shipping/shipment-view';

/** The shipment that a mail is about. */
export type MailShipment = ShipmentView & {
  /** How much of the order it has: all of it, some, or what the shipments before it had left. */
  share: 'all' | 'some' | 'rest';
  /** The shop said that it did not happen after all. */
  isWithdrawn: boolean;
};

/** The shipment that a mail is about; null if it is about none. Throws if the shipment does not exist. */
export async function readMailShipment(
  tenantId: TenantId,
  { orderId, kind, subject }: QueuedOrderMail,
): Promise<MailShipment | null> {
  if (!ORDER_SHIPMENT_MAILS.some((one) => one === kind)) {
    return null;
  }
  const [id] = subject.split('/');
  const row = await tenantDb(tenantId, (db) =>
    db.shipment.findUniqueOrThrow({
      where: { tenantId_id: { tenantId, id: z.uuid().parse(id) }, orderId },
      select: {
        ...SHIPMENT_COLUMNS.select,
        withdrawnAt: true,
        order: { select: { items: { select: { quantity: true } }, shipments: SHIPMENTS_OF_ORDER } },
      },
    }),
  );
  const { withdrawnAt, order, ...columns } = row;
  const shipment = shipmentView(columns);
  const ordered = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  const shipments = order.shipments.map(shipmentView);
  return {
    ...shipment,
    share: shareOf(shipment, shipments, ordered),
    isWithdrawn: withdrawnAt !== null,
  };
}

/** By the shipments up to this one: a later one may have been noted before this one's mail leaves. */
function shareOf(
  shipment: ShipmentView,
  shipments: readonly ShipmentView[],
  ordered: number,
): MailShipment['share'] {
  if (sumOfPieces(shipment.lines) >= ordered) {
    return 'all';
  }
  const upToThis = shipments.slice(0, 1 + shipments.findIndex(({ id }) => id === shipment.id));
  return sumOfPieces(upToThis.flatMap(({ lines }) => lines)) >= ordered ? 'rest' : 'some';
}
