// The ways of a shop to deliver an order. Pure; no I/O.
import type { Cents } from '@/lib/money/cents';

/** Where a method delivers to: a country, or some of its states by their codes. */
export type DeliveryPlace = { country: string; states: readonly string[] | null };

/** The price of parcels up to this weight. */
export type WeightBand = { upToGrams: number; priceCents: Cents };

export type DeliveryPrice =
  /** One price for the first piece, and one for each further piece. */
  | { kind: 'pieces'; firstCents: Cents; furtherCents: Cents }
  /** By the parcel's weight; the bands are in the order of their weights. */
  | { kind: 'weight'; bands: readonly WeightBand[] }
  | { kind: 'pickup' };

/** `id` never changes, so that a cart keeps the choice. `minDays` and `maxDays`: how long a parcel takes. */
export type DeliveryMethod = {
  id: string;
  name: string;
  price: DeliveryPrice;
  /** Free from this price of the goods after a discount; null for never. */
  freeFromCents: Cents | null;
  minDays: number | null;
  maxDays: number | null;
  /** Of a pickup: where, and at which times. Empty for a parcel. */
  pickupAddress: string;
  pickupTimes: string;
  /** Of a parcel. A pickup is for buyers from everywhere. */
  places: readonly DeliveryPlace[];
};

export type Destination = { country: string; state: string };

/** Whether the method delivers there. */
export const deliversTo = ({ price, places }: DeliveryMethod, { country, state }: Destination): boolean =>
  price.kind === 'pickup' ||
  places.some(
    (place) => place.country === country && (place.states === null || place.states.includes(state)),
  );

/** The countries that parcels go to, each once; null with a pickup, which is for buyers from everywhere. */
export const countriesOf = (methods: readonly DeliveryMethod[]): string[] | null =>
  methods.some(({ price }) => price.kind === 'pickup')
    ? null
    : [...new Set(methods.flatMap(({ places }) => places.map(({ country }) => country)))];

/** What a parcel's price depends on. `discountedCents`: the goods after a discount. */
export type Parcel = { pieces: number; grams: number; discountedCents: Cents };
