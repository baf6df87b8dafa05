// Where an order by hand goes, as far as price and tax depend on it.
import type { DeliveryMethod, Destination } from '@/lib/delivery/delivery-method';

type Chosen = { isHandedOver: boolean; methodId: string | null };

/** Whether it is sent to an address: a parcel, or any order of a shop without ways of delivery. */
export const needsAddress = (
  methods: readonly Pick<DeliveryMethod, 'id' | 'price'>[],
  { isHandedOver, methodId }: Chosen,
): boolean => !isHandedOver && methods.find(({ id }) => id === methodId)?.price.kind !== 'pickup';

/**
 * What stands for the address of an order that goes nowhere. A pickup is for buyers from everywhere, and is taxed where
 * the shop is.
 */
export const NOWHERE: Destination = { country: 'US', state: '' };
