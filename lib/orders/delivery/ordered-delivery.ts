// The way of delivery of an order, as it was when the order was placed (`orders.delivery`). Its price is a charge.
import { z } from 'zod';
import type { DeliveryMethod } from '@/lib/delivery/delivery-method';

/** `minDays` and `maxDays`: how long the parcel takes. Address and times are of a pickup, else empty. */
export type OrderedDelivery = {
  methodId: string;
  name: string;
  isPickup: boolean;
  minDays: number | null;
  maxDays: number | null;
  pickupAddress: string;
  pickupTimes: string;
};

const days = z.int().min(0).nullable();

const stored = z
  .object({
    methodId: z.string(),
    name: z.string(),
    isPickup: z.boolean(),
    minDays: days,
    maxDays: days,
    pickupAddress: z.string(),
    pickupTimes: z.string(),
  })
  .nullable();

/** The column of an order that is placed with this method. */
export const deliveryColumn = (method: DeliveryMethod): OrderedDelivery => ({
  methodId: method.id,
  name: method.name,
  isPickup: method.price.kind === 'pickup',
  minDays: method.minDays,
  maxDays: method.maxDays,
  pickupAddress: method.pickupAddress,
  pickupTimes: method.pickupTimes,
});

/** Parses the column of a row; null for an order of a shop without ways of delivery. Throws on any other form. */
export const readOrderedDelivery = (column: unknown): OrderedDelivery | null => stored.parse(column);
