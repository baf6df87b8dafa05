// How an order reaches its buyer, in words: on its pages, in mails, on the slip and in the file of orders.
import { HANDED_OVER_ID } from '@/lib/delivery/handed-over';
import { deliverySentences as say } from '@/lib/messages/en/orders/delivery';
import type { OrderedDelivery } from './ordered-delivery';

/** 'Parcel, 3–5 days' or the name of a pickup. */
export const deliveryName = ({ name, minDays, maxDays }: OrderedDelivery): string =>
  minDays === null || maxDays === null ? name : say.takes(name, say.days(minDays, maxDays));

const linesOf = (text: string): string[] => (text === '' ? [] : text.split('\n'));

/** Whether it changed hands where it was sold, as an order by hand can. */
export const isHandedOver = (delivery: OrderedDelivery | null): boolean =>
  delivery?.methodId === HANDED_OVER_ID;

/** The title above `pickupLines`. */
export const pickupTitle = (delivery: OrderedDelivery | null): string =>
  isHandedOver(delivery) ? say.delivery : say.pickUpAt;

/** Where and when an order can be picked up, as lines; null for a parcel. */
export const pickupLines = (delivery: OrderedDelivery | null): string[] | null =>
  delivery?.isPickup
    ? [delivery.name, ...linesOf(delivery.pickupAddress), ...linesOf(delivery.pickupTimes)]
    : null;

/** The way of a parcel, as lines; none for a pickup, and for a shop without ways of delivery. */
export const parcelLines = (delivery: OrderedDelivery | null): string[] =>
  delivery === null || delivery.isPickup ? [] : [deliveryName(delivery)];
