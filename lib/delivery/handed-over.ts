// The way of an order by hand whose goods change hands at once. It is taxed like a pickup: where the shop is.
import { deliverySentences } from '@/lib/messages/en/orders/delivery';
import type { DeliveryMethod } from './delivery-method';

/** No method of a shop has this id: theirs are uuids. */
export const HANDED_OVER_ID = 'handed-over';

export const HANDED_OVER: DeliveryMethod = {
  id: HANDED_OVER_ID,
  name: deliverySentences.handedOver,
  price: { kind: 'pickup' },
  freeFromCents: null,
  minDays: null,
  maxDays: null,
  pickupAddress: '',
  pickupTimes: '',
  places: [],
};
