'use server';
import { refresh } from 'next/cache';
import { after } from 'next/server';
import { actorNameOf } from '@/lib/auth/admin';
import { adminAction } from '@/lib/entry/admin-action';
import { messages } from '@/lib/messages';
import { shippingSettings as say } from '@/lib/messages/en/admin/shipping';
import { deliverOrderMails } from '@/lib/orders/mails/deliver-order-mails';
import {
  collectShipment as collect,
  correctShipment as correct,
  type ShipmentChangeError,
  withdrawShipment as withdraw,
} from '@/lib/orders/shipping/change-shipment';
import { shipOrder as ship } from '@/lib/orders/shipping/ship-order';
import { correctShipmentInput, shipmentInput, shipOrderInput } from '@/lib/orders/shipping/shipment-input';
import { type Outcome, refused } from '@/lib/outcome';
import { ok, type Result } from '@/lib/result';

const fieldMessage = (path: string) =>
  path === 'tracking_number' ? say.numberWrong : path.startsWith('pieces') ? say.nothingChosen : say.failed;

const REFUSALS = {
  order_not_found: messages.order.notFound,
  cancelled: say.cancelled,
  unpaid: say.unpaid,
  too_many: say.tooMany,
} as const;

/** Notes that pieces of an order have left, or wait to be picked up. */
export const shipOrder = adminAction({
  may: 'orders.edit',
  schema: shipOrderInput,
  fieldMessage,
  failureMessage: say.failed,
  handle: async (admin, input) => {
    const shipped = await ship(admin.tenant.id, {
      shipmentId: input.shipment_id,
      orderId: input.order_id,
      pieces: input.pieces.map(({ item_id: itemId, pieces }) => ({ itemId, pieces })),
      carrier: input.carrier,
      trackingNumber: input.tracking_number,
      actorName: actorNameOf(admin),
    });
    refresh();
    return shipped.ok ? ok(null) : refused(REFUSALS[shipped.error]);
  },
});

function outcomeOf(changed: Result<null, ShipmentChangeError>): Outcome<null> {
  refresh();
  return changed.ok ? ok(null) : refused(say.changed);
}

/** Changes the tracking number of a parcel. */
export const correctShipment = adminAction({
  may: 'orders.edit',
  schema: correctShipmentInput,
  fieldMessage,
  failureMessage: say.failed,
  handle: async (admin, input) => {
    const orderId = input.order_id;
    const changed = await correct(admin.tenant.id, {
      shipmentId: input.shipment_id,
      orderId,
      version: input.version,
      carrier: input.carrier,
      trackingNumber: input.tracking_number,
      actorName: actorNameOf(admin),
    });
    after(() => deliverOrderMails(admin.tenant.id, orderId));
    return outcomeOf(changed);
  },
});

/** Says that a shipment did not happen. */
export const withdrawShipment = adminAction({
  may: 'orders.edit',
  schema: shipmentInput,
  failureMessage: say.failed,
  handle: async (admin, { order_id: orderId, shipment_id: shipmentId }) => {
    const wish = { orderId, shipmentId, actorName: actorNameOf(admin) };
    const changed = await withdraw(admin.tenant.id, wish);
    after(() => deliverOrderMails(admin.tenant.id, orderId));
    return outcomeOf(changed);
  },
});

/** Notes that the buyer took waiting pieces along. */
export const collectShipment = adminAction({
  may: 'orders.edit',
  schema: shipmentInput,
  failureMessage: say.failed,
  handle: async (admin, { order_id: orderId, shipment_id: shipmentId }) => {
    const wish = { orderId, shipmentId, actorName: actorNameOf(admin) };
    return outcomeOf(await collect(admin.tenant.id, wish));
  },
});
