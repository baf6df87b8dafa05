// What an offer says of delivery and returns, in schema.org's words.
import type { DeliveryMethod, DeliveryPlace } from '@/lib/delivery/delivery-method';
import { priceOfDelivery } from '@/lib/delivery/delivery-price';
import type { Currency } from '@/lib/language';
import { type Cents, centsToDecimal } from '@/lib/money/cents';
import type { StatedReturns } from '../listed-product';
import type { JsonLdNode } from './json-ld-text';

/** The most ways to one place each that a product names. */
const MOST_TERMS = 30;
/** Google's limit for the countries of one policy. */
const MOST_COUNTRIES = 50;

/** One piece of the product, sent alone. */
export type Piece = { priceCents: Cents; weightGrams: number | null };

export type ParcelTerm = {
  name: string;
  place: DeliveryPlace;
  priceCents: Cents;
  days: { least: number; most: number } | null;
};

/** What it costs to send one piece, for each way and place; pickups are no sending. */
export function parcelTerms(
  methods: readonly DeliveryMethod[],
  { priceCents, weightGrams }: Piece,
): ParcelTerm[] {
  const parcel = { pieces: 1, grams: weightGrams ?? 0, discountedCents: priceCents };
  return methods
    .filter(({ price }) => price.kind !== 'pickup')
    .flatMap((method) => {
      const price = priceOfDelivery(method, parcel);
      const { minDays, maxDays } = method;
      const days = minDays === null || maxDays === null ? null : { least: minDays, most: maxDays };
      return price === null
        ? []
        : method.places.map((place) => ({ name: method.name, place, priceCents: price, days }));
    })
    .slice(0, MOST_TERMS);
}

export const shippingDetails = (terms: readonly ParcelTerm[], currency: Currency): JsonLdNode[] =>
  terms.map(({ name, place, priceCents, days }) => ({
    '@type': 'OfferShippingDetails',
    name,
    shippingRate: { '@type': 'MonetaryAmount', value: centsToDecimal(priceCents), currency },
    shippingDestination: {
      '@type': 'DefinedRegion',
      addressCountry: place.country,
      ...(place.states !== null && { addressRegion: [...place.states] }),
    },
    ...(days !== null && {
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        transitTime: {
          '@type': 'QuantitativeValue',
          minValue: days.least,
          maxValue: days.most,
          unitCode: 'DAY',
        },
      },
    }),
  }));

/** The countries to which parcels go; without any way of delivery, the one that orders name by default. */
export const countriesOf = (methods: readonly DeliveryMethod[]): string[] => {
  const sentTo = new Set(methods.flatMap(({ places }) => places.map(({ country }) => country)));
  return (sentTo.size === 0 ? ['US'] : [...sentTo]).slice(0, MOST_COUNTRIES);
};

/** Null for a shop that states nothing: an invented promise could be held against it. */
export function returnPolicy(returns: StatedReturns | null, countries: readonly string[]): JsonLdNode | null {
  if (returns === null) {
    return null;
  }
  const policy = { '@type': 'MerchantReturnPolicy', applicableCountry: [...countries] };
  return returns.kind === 'none'
    ? { ...policy, returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }
    : {
        ...policy,
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: returns.days,
        returnMethod: 'https://schema.org/ReturnByMail',
        returnFees: `https://schema.org/${returns.areFree ? 'FreeReturn' : 'ReturnFeesCustomerResponsibility'}`,
      };
}
