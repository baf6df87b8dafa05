'use client';
import Link from 'next/link';
import { useState } from 'react';
import { useAction } from '@/components/admin/use-action';
import { buttonStyle } from '@/components/ui/button-styles';
import { Card } from '@/components/ui/card';
import { showToast } from '@/components/ui/dialogs/toast';
import { Notice } from '@/components/ui/notice';
import { adminPrintingSentences } from '@/lib/messages/en/admin/printing';
import { shippingSettings as say } from '@/lib/messages/en/admin/shipping';
import type { Buyer } from '@/lib/messages/en/orders/buyer';
import { shippingSentences } from '@/lib/messages/en/orders/shipping';
import type { OrderItemView } from '@/lib/orders/order-views';
import { piecesLeft } from '@/lib/orders/shipping/pieces-left';
import type { ShipmentView } from '@/lib/orders/shipping/shipment-view';
import type { OrderStatus } from '@/lib/orders/status/status';
import { trackingWords } from '@/lib/orders/tracking/tracking-words';
import { formatDateTime } from '@/lib/time/format-date';
import { CorrectTracking } from './correct-tracking';
import { SendPieces } from './send-pieces';
import type { ShippingActions } from './shipping-actions';
import { standingOf } from './standing';
import { TakeBack } from './take-back';

type ShippingCardProps = {
  order: {
    id: string;
    status: OrderStatus;
    isPickup: boolean;
    buyer: Buyer;
    items: readonly Pick<OrderItemView, 'id' | 'name' | 'quantity'>[];
    shipments: readonly ShipmentView[];
  };
  timeZone: string;
  /** Null for somebody who only looks. */
  actions: ShippingActions | null;
};

/**
 * What of an order has left and how to follow it, what is still to send, and the way to send it. Of a cancelled order
 * only what has left, because nothing else will.
 */
export function ShippingCard({ order, timeZone, actions }: ShippingCardProps) {
  const { isPickup, items, shipments } = order;
  const isCancelled = order.status === 'cancelled';
  if (isCancelled && shipments.length === 0) {
    return null;
  }
  const left = piecesLeft(items, shipments);
  const open = items.flatMap(({ id, name }) => {
    const most = left.get(id) ?? 0;
    return most === 0 ? [] : [{ id, name, most }];
  });
  const count = open.reduce((sum, { most }) => sum + most, 0);
  const canSend = actions !== null && count > 0 && !isCancelled;
  const standing = standingOf({ isCancelled, isPickup, count, hasAny: shipments.length > 0 });
  return (
    <Card title={isPickup ? say.pickupTitle : say.title}>
      <div className="flex flex-col gap-4">
        {standing !== null && <p className="text-muted">{standing}</p>}
        {shipments.length > 0 && (
          <ol className="flex flex-col divide-y divide-line">
            {shipments.map((shipment, index) => (
              <Shipment
                key={shipment.id}
                number={index + 1}
                shipment={shipment}
                order={order}
                timeZone={timeZone}
                actions={actions}
              />
            ))}
          </ol>
        )}
        {canSend && (
          <SendPieces
            key={shipments.length}
            orderId={order.id}
            isPickup={isPickup}
            buyer={order.buyer}
            lines={open}
            shipOrder={actions.shipOrder}
          />
        )}
      </div>
    </Card>
  );
}

type ShipmentProps = Pick<ShippingCardProps, 'order' | 'timeZone' | 'actions'> & {
  number: number;
  shipment: ShipmentView;
};

function Shipment({ number, shipment, order, timeZone, actions }: ShipmentProps) {
  const { isPickup, createdAt, collectedAt, lines, trackingUrl } = shipment;
  const words = trackingWords(shipment.carrier, shipment.trackingNumber);
  return (
    <li className="flex flex-col gap-1 py-4 first:pt-1">
      <p className="font-semibold">
        {collectedAt !== null
          ? say.collectedAt(formatDateTime(collectedAt, timeZone))
          : (isPickup ? say.readyAt : say.sentAt)(formatDateTime(createdAt, timeZone))}
      </p>
      <ul className="wrap-anywhere text-sm">
        {lines.map(({ itemId, name, pieces }) => (
          <li key={itemId}>{shippingSentences.pieceLine(pieces, name)}</li>
        ))}
      </ul>
      {words !== null &&
        (trackingUrl === null ? (
          <p className="wrap-anywhere text-sm">{words}</p>
        ) : (
          <p>
            <a
              href={trackingUrl}
              target="_blank"
              rel="noreferrer noopener"
              className="wrap-anywhere inline-flex min-h-11 items-center text-sm underline underline-offset-4"
            >
              {words}
            </a>
          </p>
        ))}
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        <Link
          href={`/admin/orders/${order.id}/slip?parcel=${shipment.id}`}
          className={buttonStyle('quiet')}
          aria-label={say.ofShipment(adminPrintingSentences.printSlip, number)}
        >
          {adminPrintingSentences.printSlip}
        </Link>
        {actions !== null && (
          <>
            {isPickup && collectedAt === null && (
              <Collect orderId={order.id} number={number} shipment={shipment} actions={actions} />
            )}
            {!isPickup && (
              <CorrectTracking
                key={shipment.version}
                orderId={order.id}
                number={number}
                shipment={shipment}
                buyer={order.buyer}
                correctShipment={actions.correctShipment}
              />
            )}
            <TakeBack
              orderId={order.id}
              number={number}
              shipment={shipment}
              buyer={order.buyer}
              withdrawShipment={actions.withdrawShipment}
            />
          </>
        )}
      </div>
    </li>
  );
}

type CollectProps = { orderId: string; number: number; shipment: ShipmentView; actions: ShippingActions };

function Collect({ orderId, number, shipment, actions }: CollectProps) {
  const { run, isPending, refusal } = useAction(actions.collectShipment, say.failed);
  const [isDone, setIsDone] = useState(false);
  return (
    <>
      <button
        type="button"
        className={buttonStyle('secondary')}
        disabled={isPending || isDone}
        aria-label={say.ofShipment(say.collected, number)}
        onClick={async () => {
          const outcome = await run({ order_id: orderId, shipment_id: shipment.id });
          if (outcome?.ok) {
            setIsDone(true);
            showToast(say.pickedUp);
          }
        }}
      >
        {say.collected}
      </button>
      {refusal && <Notice kind="error">{refusal.message}</Notice>}
    </>
  );
}
