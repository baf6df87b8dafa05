// Phone numbers by Google's metadata, in its smallest form. It is too large for a page's first load, so browsers load
// this file when they need it.
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

const known = (country: string): CountryCode | undefined =>
  isSupportedCountry(country) ? country : undefined;

/**
 * Whether a text is a phone number that can be dialled from `country` (ISO 3166-1): one of that country, or an
 * international one with +. The metadata is coarse: it refuses impossible numbers, but accepts possible ones that are
 * not in use. The caller limits the length.
 */
export const isPhoneNumber = (text: string, country: string): boolean =>
  parsePhoneNumberFromString(text, { defaultCountry: known(country), extract: false })?.isValid() ?? false;
