// The form of a way of delivery: its texts, and what it asks about.
import type { KeptDeliveryMethod } from '@/lib/delivery/delivery-methods.queries';
import type { TypedDelivery } from '@/lib/delivery/read-delivery';
import { type Cents, centsToDecimal } from '@/lib/money/cents';
import { weightText } from '@/lib/text/weight';

const EMPTY_BAND = { upTo: '', price: '' };

export const NEW_DELIVERY: TypedDelivery = {
  name: '',
  kind: 'pieces',
  first: '',
  further: '',
  bands: [EMPTY_BAND, EMPTY_BAND],
  freeFrom: '',
  minDays: '',
  maxDays: '',
  pickupAddress: '',
  pickupTimes: '',
  places: [{ country: 'US', states: null }],
};

/** One more line of weights. */
export const withBand = (bands: TypedDelivery['bands']): TypedDelivery['bands'] => [...bands, EMPTY_BAND];

const decimal = (amount: Cents | null) => (amount === null ? '' : centsToDecimal(amount));

/** The form's texts for a stored way of delivery. */
export function typedOf(method: KeptDeliveryMethod): TypedDelivery {
  const { price } = method;
  return {
    ...NEW_DELIVERY,
    name: method.name,
    kind: price.kind,
    ...(price.kind === 'pieces' && {
      first: decimal(price.firstCents),
      further: price.furtherCents === 0 ? '' : decimal(price.furtherCents),
    }),
    ...(price.kind === 'weight' && {
      bands: price.bands.map(({ upToGrams, priceCents }) => ({
        upTo: weightText(upToGrams),
        price: decimal(priceCents),
      })),
    }),
    freeFrom: decimal(method.freeFromCents),
    minDays: method.minDays?.toString() ?? '',
    maxDays: method.maxDays?.toString() ?? '',
    pickupAddress: method.pickupAddress,
    pickupTimes: method.pickupTimes,
    places: method.places.length === 0 ? NEW_DELIVERY.places : method.places,
  };
}

type Places = TypedDelivery['places'];

/** The places with all of these countries too; one that is there already keeps its states. */
export const withCountries = (places: Places, countries: readonly string[]): Places => [
  ...places,
  ...countries
    .filter((country) => !places.some((place) => place.country === country))
    .map((country) => ({ country, states: null })),
];

/** The places after the states of a country were chosen. `undefined`: it goes nowhere there. */
export const withPlace = (
  places: Places,
  country: string,
  states: readonly string[] | null | undefined,
): Places =>
  places.flatMap((place) => {
    if (place.country !== country) {
      return [place];
    }
    return states === undefined ? [] : [{ country, states }];
  });
