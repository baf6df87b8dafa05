import { type Cents, cents, multiplyCents, sumCents } from '@/lib/money/cents';
import { type DeliveryMethod, type Destination, deliversTo, type Parcel } from './delivery-method';

/** The price of a parcel; null if the method does not take it, because it is too heavy. */
export function priceOfDelivery({ price, freeFromCents }: DeliveryMethod, parcel: Parcel): Cents | null {
  const full = fullPrice(price, parcel);
  return full !== null && freeFromCents !== null && parcel.discountedCents >= freeFromCents ? cents(0) : full;
}

function fullPrice(price: DeliveryMethod['price'], { pieces, grams }: Parcel): Cents | null {
  switch (price.kind) {
    case 'pieces':
      return sumCents([price.firstCents, multiplyCents(price.furtherCents, Math.max(0, pieces - 1))]);
    case 'weight':
      return price.bands.find(({ upToGrams }) => grams <= upToGrams)?.priceCents ?? null;
    case 'pickup':
      return cents(0);
  }
}

/** A method that takes the parcel to its destination, with the price. */
export type OfferedMethod = { method: DeliveryMethod; priceCents: Cents };

/** The methods for a parcel, cheapest first; of the same price, in the shop's order. */
export function offeredMethods(
  methods: readonly DeliveryMethod[],
  destination: Destination,
  parcel: Parcel,
): OfferedMethod[] {
  return methods
    .filter((method) => deliversTo(method, destination))
    .flatMap((method) => {
      const priceCents = priceOfDelivery(method, parcel);
      return priceCents === null ? [] : [{ method, priceCents }];
    })
    .sort((one, other) => one.priceCents - other.priceCents);
}
