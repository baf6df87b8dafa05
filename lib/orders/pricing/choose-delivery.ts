// Which way of delivery an order or a quote has.
import type { DeliveryMethod, Destination, Parcel } from '@/lib/delivery/delivery-method';
import { type OfferedMethod, offeredMethods } from '@/lib/delivery/delivery-price';
import { HANDED_OVER } from '@/lib/delivery/handed-over';
import { cents } from '@/lib/money/cents';
import { err, ok, type Result } from '@/lib/result';

/** What the shopper wants. */
export type WantedDelivery = {
  /** Null if it is not known yet, as in a cart: then nothing is offered or charged. */
  destination: Destination | null;
  methodId: string | null;
  /** Whether the usual way counts if none, or none that is offered, was chosen: in a quote, never in an order. */
  orUsual: boolean;
  /** Of an order by hand: the goods change hands where they are sold, so nothing is delivered. */
  isHandedOver?: boolean;
};

/** The chosen way, and all that are offered, cheapest first. */
export type ChosenDelivery = OfferedMethod & { offered: OfferedMethod[] };

/**
 * `no_delivery`: the shop delivers nothing of this weight there. `delivery_missing`: none was chosen.
 * `delivery_unavailable`: the chosen way is gone, or not offered for this parcel and place.
 */
export type DeliveryError = 'no_delivery' | 'delivery_missing' | 'delivery_unavailable';

/** The chosen delivery; null for a shop that has no ways to deliver, and as long as the destination is not known. */
export function chooseDelivery(
  methods: readonly DeliveryMethod[],
  parcel: Parcel,
  { destination, methodId, orUsual, isHandedOver = false }: WantedDelivery,
): Result<ChosenDelivery | null, DeliveryError> {
  if (isHandedOver) {
    return ok({ method: HANDED_OVER, priceCents: cents(0), offered: [] });
  }
  if (methods.length === 0 || destination === null) {
    return ok(null);
  }
  const offered = offeredMethods(methods, destination, parcel);
  const wanted = offered.find(({ method }) => method.id === methodId);
  if (wanted !== undefined) {
    return ok({ ...wanted, offered });
  }
  const usual = usualOf(offered);
  if (usual === undefined) {
    return err('no_delivery');
  }
  if (orUsual) {
    return ok({ ...usual, offered });
  }
  return err(methodId === null ? 'delivery_missing' : 'delivery_unavailable');
}

/** The cheapest parcel. A pickup costs less, and is for the few who live near: it is chosen by themselves. */
const usualOf = (offered: readonly OfferedMethod[]): OfferedMethod | undefined =>
  offered.find(({ method }) => method.price.kind !== 'pickup') ?? offered[0];
