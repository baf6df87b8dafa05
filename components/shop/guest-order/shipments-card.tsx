import { Card } from '@/components/ui/card';
import { shippingSentences as say } from '@/lib/messages/en/orders/shipping';
import type { GuestOrderView } from '@/lib/orders/guest/guest-order-view';
import { piecesLeft } from '@/lib/orders/shipping/pieces-left';
import type { ShipmentView } from '@/lib/orders/shipping/shipment-view';
import { OrderDate } from './order-date';

/** What of an order has left and how to follow it, or what can be picked up. Nothing before the first piece. */
export function ShipmentsCard({ order }: { order: Pick<GuestOrderView, 'lines' | 'shipments' | 'status'> }) {
  const { lines, shipments } = order;
  if (shipments.length === 0) {
    return null;
  }
  const parcels = shipments.filter(({ isPickup }) => !isPickup);
  const left = [...piecesLeft(lines, shipments).values()].reduce((sum, pieces) => sum + pieces, 0);
  return (
    <Card title={titleOf(shipments)}>
      <ol className="flex flex-col divide-y divide-line">
        {shipments.map((shipment) => (
          <li key={shipment.id} className="flex flex-col gap-1 py-4 first:pt-0 last:pb-0">
            <ShipmentHeading shipment={shipment} parcels={parcels} />
            <ul className="wrap-anywhere">
              {shipment.lines.map(({ itemId, name, pieces }) => (
                <li key={itemId}>{say.pieceLine(pieces, name)}</li>
              ))}
            </ul>
            <Tracking shipment={shipment} />
          </li>
        ))}
      </ol>
      {left > 0 && order.status !== 'cancelled' && (
        <p className="mt-4 border-t border-line pt-4 text-muted">{say.moreToCome(left)}</p>
      )}
    </Card>
  );
}

function titleOf(shipments: readonly ShipmentView[]): string {
  if (shipments.some(({ isPickup }) => !isPickup)) {
    return say.onItsWay;
  }
  return shipments.every(({ collectedAt }) => collectedAt !== null) ? say.pickedUp : say.readyForPickup;
}

type ShipmentHeadingProps = { shipment: ShipmentView; parcels: readonly ShipmentView[] };

function ShipmentHeading({ shipment, parcels }: ShipmentHeadingProps) {
  const { isPickup, createdAt, collectedAt } = shipment;
  const words = isPickup
    ? collectedAt === null
      ? say.readyForPickup
      : say.pickedUp
    : parcels.length > 1
      ? say.parcelNumbered(parcels.indexOf(shipment) + 1, parcels.length)
      : say.parcel;
  return (
    <p className="flex flex-wrap gap-x-3">
      <span className="font-semibold">{words}</span>
      <span className="text-muted">
        <OrderDate date={collectedAt ?? createdAt} />
      </span>
    </p>
  );
}

function Tracking({ shipment: { carrier, trackingNumber, trackingUrl } }: { shipment: ShipmentView }) {
  if (carrier === null && trackingNumber === '') {
    return null;
  }
  const name = carrier === null ? say.trackingNumber : say.carriers[carrier];
  return (
    <>
      <p className="wrap-anywhere text-muted">
        {trackingNumber === '' ? name : say.tracking(name, trackingNumber)}
      </p>
      {trackingUrl !== null && (
        <p>
          <a
            href={trackingUrl}
            target="_blank"
            rel="noreferrer noopener"
            className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
          >
            {say.track(name)}
          </a>
        </p>
      )}
    </>
  );
}
