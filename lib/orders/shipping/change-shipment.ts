// What can change of a shipment after it was noted: its number, that it was collected, or that it happened at all.
import 'server-only';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import type { OrderMailKind } from '@/lib/mail/mail-kinds';
import { enqueueMail } from '@/lib/mail/outbox/outbox.commands';
import { recordEvent } from '@/lib/orders/events/order-events.commands';
import { type Carrier, carrierOf } from '@/lib/orders/tracking/carriers';
import { err, ok, type Result } from '@/lib/result';
import { type LockedOrder, lockOrder } from './lock-order';
import { mayMail } from './mail-limit';
import { hasAllLeft, sumOfPieces } from './pieces-left';
import { completeByShipment } from './ship-order';
import type { ShipmentView } from './shipment-view';

export type ShipmentChange = { orderId: OrderId; shipmentId: string; actorName: string };

/** `shipment_not_found`: there is none, or it was taken back. `changed`: somebody else was faster. */
export type ShipmentChangeError = 'shipment_not_found' | 'changed';

type Change = (
  db: Database,
  found: { order: LockedOrder; shipment: ShipmentView },
) => Promise<Result<null, ShipmentChangeError>>;

const change = (
  tenantId: TenantId,
  { orderId, shipmentId }: ShipmentChange,
  work: Change,
): Promise<Result<null, ShipmentChangeError>> =>
  tenantDb(tenantId, async (db) => {
    const order = await lockOrder(db, tenantId, orderId);
    const shipment = order?.shipments.find(({ id }) => id === shipmentId);
    return order && shipment ? work(db, { order, shipment }) : err('shipment_not_found');
  });

/**
 * Deletes the mail about a shipment that nobody has begun to send. False if its buyer knows of it, or may.
 * Race: the sender first moves `nextAttemptAt` on, so either the sender or this delete finds the row.
 */
async function takeMailBack(db: Database, tenantId: TenantId, subject: string): Promise<boolean> {
  const kinds: OrderMailKind[] = ['order_shipped', 'pickup_ready'];
  const { count } = await db.outboxMail.deleteMany({
    where: {
      tenantId,
      kind: { in: kinds },
      subject,
      attempts: 0,
      sentAt: null,
      nextAttemptAt: { gt: new Date() },
    },
  });
  return count > 0;
}

/** Whether the mail about a shipment still waits: it will tell what the rows say by then. */
async function isMailWaiting(db: Database, tenantId: TenantId, subject: string): Promise<boolean> {
  const kind: OrderMailKind = 'order_shipped';
  const waiting = await db.outboxMail.count({
    where: { tenantId, kind, subject, attempts: 0, sentAt: null, nextAttemptAt: { gt: new Date() } },
  });
  return waiting > 0;
}

/** The subject of a correction: the shipment, and which one of its changes. */
const correctionOf = (shipmentId: string, version: number): string => `${shipmentId}/${version}`;

/**
 * Changes the tracking number of a parcel, if it still has the version that the person saw. Its buyer gets a mail that
 * corrects the first, unless the first has not left yet.
 */
export const correctShipment = (
  tenantId: TenantId,
  wish: ShipmentChange & { version: number; carrier: Carrier | null; trackingNumber: string },
): Promise<Result<null, ShipmentChangeError>> =>
  change(tenantId, wish, async (db, { shipment }) => {
    const { orderId, shipmentId, trackingNumber, actorName } = wish;
    const carrier = wish.carrier ?? carrierOf(trackingNumber) ?? '';
    if (shipment.isPickup || shipment.version !== wish.version) {
      return err('changed');
    }
    if ((shipment.carrier ?? '') === carrier && shipment.trackingNumber === trackingNumber) {
      return ok(null);
    }
    const version = shipment.version + 1;
    await db.shipment.update({
      where: { tenantId_id: { tenantId, id: shipmentId } },
      data: { carrier, trackingNumber, version },
    });
    await recordEvent(db, tenantId, orderId, {
      kind: 'shipment.corrected',
      carrier,
      trackingNumber,
      actorName,
    });
    if (!(await isMailWaiting(db, tenantId, shipmentId)) && (await mayMail(db, tenantId, orderId))) {
      const subject = correctionOf(shipmentId, version);
      await enqueueMail(db, tenantId, { orderId, kind: 'shipment_corrected', subject });
    }
    return ok(null);
  });

/**
 * Says that a shipment did not happen: its pieces are to be sent again, and an order that it completed is not completed.
 * Its buyer hears of it only if they may know of the shipment.
 */
export const withdrawShipment = (
  tenantId: TenantId,
  wish: ShipmentChange,
): Promise<Result<null, ShipmentChangeError>> =>
  change(tenantId, wish, async (db, { shipment, order }) => {
    const { orderId, shipmentId, actorName } = wish;
    const version = shipment.version + 1;
    const { completedOrder } = await db.shipment.update({
      where: { tenantId_id: { tenantId, id: shipmentId } },
      data: { withdrawnAt: new Date(), version },
    });
    const pieces = sumOfPieces(shipment.lines);
    await recordEvent(db, tenantId, orderId, { kind: 'shipment.withdrawn', pieces, actorName });
    if (completedOrder && order.status === 'completed') {
      await db.order.updateMany({
        where: { tenantId, id: orderId, status: 'completed' },
        data: { status: 'processing' },
      });
      const move = { from: 'completed', to: 'processing' } as const;
      await recordEvent(db, tenantId, orderId, { kind: 'order.status', ...move, actorName });
    }
    if (!(await takeMailBack(db, tenantId, shipmentId)) && (await mayMail(db, tenantId, orderId))) {
      const subject = correctionOf(shipmentId, version);
      await enqueueMail(db, tenantId, { orderId, kind: 'shipment_corrected', subject });
    }
    return ok(null);
  });

/** Notes that the buyer took waiting pieces along. Idempotent. The mail that they wait is not needed any more. */
export const collectShipment = (
  tenantId: TenantId,
  wish: ShipmentChange,
): Promise<Result<null, ShipmentChangeError>> =>
  change(tenantId, wish, async (db, { shipment, order }) => {
    const { orderId, shipmentId, actorName } = wish;
    if (!shipment.isPickup) {
      return err('changed');
    }
    if (shipment.collectedAt !== null) {
      return ok(null);
    }
    const collectedAt = new Date();
    await db.shipment.update({ where: { tenantId_id: { tenantId, id: shipmentId } }, data: { collectedAt } });
    const pieces = sumOfPieces(shipment.lines);
    await recordEvent(db, tenantId, orderId, { kind: 'pickup.collected', pieces, actorName });
    await takeMailBack(db, tenantId, shipmentId);
    const shipments = order.shipments.map((one) => (one.id === shipmentId ? { ...one, collectedAt } : one));
    if (order.status === 'processing' && hasAllLeft(order.items, shipments)) {
      await completeByShipment(db, tenantId, { orderId, shipmentId, actorName });
    }
    return ok(null);
  });
