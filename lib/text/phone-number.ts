// Phone numbers by Google's plan of numbers, in its smallest form. It weighs more than a page may: browsers fetch this
// file where a phone is asked for, and not before.
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

const known = (country: string): CountryCode | undefined =>
  isSupportedCountry(country) ? country : undefined;

/**
 * Whether a text is a phone number that can be dialled from `country` (ISO 3166-1): one of that country, or one of
 * another that begins with +. The plan of numbers is a coarse one, which refuses what nobody can have, and takes a number
 * that is merely not in use. Whoever calls has looked at the length.
 */
export const isPhoneNumber = (text: string, country: string): boolean =>
  parsePhoneNumberFromString(text, { defaultCountry: known(country), extract: false })?.isValid() ?? false;
