// What a country's addresses are made of: which parts they have, which are required, and what people call them.
import { WRITTEN_FORMS } from './address-forms';
import { isCountryCode } from './country-codes';
import type { CityWord, PostalCodeWord, Presence, RegionWord, WrittenForm } from './written-form';

export type AddressForm = {
  city: Presence;
  region: Presence;
  postalCode: Presence;
  regionWord: RegionWord;
  postalCodeWord: PostalCodeWord;
  cityWord: CityWord;
  /** A postal code of this country; empty without one. */
  example: string;
};

const BY_HAND: Readonly<Record<string, AddressForm>> = {
  US: {
    city: 'required',
    region: 'required',
    postalCode: 'required',
    regionWord: 'state',
    postalCodeWord: 'zip',
    cityWord: 'city',
    example: '97202',
  },
  CA: {
    city: 'required',
    region: 'required',
    postalCode: 'required',
    regionWord: 'province',
    postalCodeWord: 'postal',
    cityWord: 'city',
    example: 'K1A 0B1',
  },
};

/** The row of a country; undefined for the US and Canada, and for what is no country. */
export const writtenFormOf = (country: string): WrittenForm | undefined =>
  Object.hasOwn(WRITTEN_FORMS, country) ? WRITTEN_FORMS[country] : undefined;

/** The form of a country's addresses. A country without data asks for street and city, and takes the rest. */
export function addressFormOf(country: string): AddressForm {
  const known = Object.hasOwn(BY_HAND, country) ? BY_HAND[country] : undefined;
  if (known !== undefined) {
    return known;
  }
  const written = writtenFormOf(country);
  const isUnknown = written === undefined && isCountryCode(country);
  return {
    city: written?.city ?? 'required',
    region: written?.region ?? (isUnknown ? 'optional' : 'none'),
    postalCode: written?.postalCode ?? (isUnknown ? 'optional' : 'none'),
    regionWord: written?.regionWord ?? 'region',
    postalCodeWord: written?.postalCodeWord ?? 'postal',
    cityWord: written?.cityWord ?? 'city',
    example: written?.example ?? '',
  };
}
