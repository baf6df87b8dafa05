// The address with which a shopper signs in: an e-mail address or a phone number, normalised for rows and limits.
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { isEmailAddress, LONGEST_EMAIL } from '@/lib/text/email-address';

/** `value`: an e-mail address in lower case, or a number in E.164. */
export type ContactAddress = { kind: 'email' | 'phone'; value: string };

/** UTF-16 units. Longer texts are refused without parsing. */
export const LONGEST_CONTACT = LONGEST_EMAIL;

/** Reads a typed address; a number without a country code is one of the United States. Null if invalid. */
export function readContactAddress(typed: string): ContactAddress | null {
  if (typed.length > LONGEST_CONTACT) {
    return null;
  }
  const text = typed.trim();
  if (text.includes('@')) {
    return isEmailAddress(text) ? { kind: 'email', value: text.toLowerCase() } : null;
  }
  const number = parsePhoneNumberFromString(text, { defaultCountry: 'US', extract: false });
  return number?.isValid() ? { kind: 'phone', value: number.number } : null;
}
