// What of an order is in one of its parcels, for the parcel's own packing slip.
import type { OrderItemView } from '@/lib/orders/order-views';
import type { ShipmentView } from './shipment-view';

/**
 * The items of an order with the pieces that a shipment has of them. A roster stays with its whole line only, because
 * nobody notes which of its people a parcel is for.
 */
export const parcelItems = <Item extends Pick<OrderItemView, 'id' | 'quantity' | 'roster'>>(
  items: readonly Item[],
  { lines }: Pick<ShipmentView, 'lines'>,
): Item[] =>
  items.flatMap((item) => {
    const quantity = lines.find(({ itemId }) => itemId === item.id)?.pieces ?? 0;
    const roster = quantity === item.quantity ? item.roster : null;
    return quantity === 0 ? [] : [{ ...item, quantity, roster }];
  });
