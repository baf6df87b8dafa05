import 'server-only';
import { z } from 'zod';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { ORDER_SHIPMENT_MAILS } from '@/lib/mail/mail-kinds';
import type { QueuedOrderMail } from '@/lib/mail/outbox/queued-mail';
import { sumOfPieces } from '@/lib/orders/shipping/pieces-left';
import { SHIPMENT_COLUMNS, type ShipmentView, shipmentView } from '@/lib/orders/shipping/shipment-view';

/** The shipment that a mail is about. */
export type MailShipment = ShipmentView & {
  /** The order has more pieces than these. */
  isPart: boolean;
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
        order: { select: { items: { select: { quantity: true } } } },
      },
    }),
  );
  const { withdrawnAt, order, ...columns } = row;
  const shipment = shipmentView(columns);
  const ordered = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    ...shipment,
    isPart: sumOfPieces(shipment.lines) < ordered,
    isWithdrawn: withdrawnAt !== null,
  };
}
