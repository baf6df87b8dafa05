// What a shopper signs in with: an e-mail address or a phone number, in the one spelling that rows and limits know.
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { isEmailAddress, LONGEST_EMAIL } from '@/lib/text/email-address';

/** `value`: an address in lower case, or a number in E.164. */
export type ContactAddress = { kind: 'email' | 'phone'; value: string };

/** UTF-16 units. Longer texts are not looked at. */
export const LONGEST_CONTACT = LONGEST_EMAIL;

/** Reads what was typed; a number without a country's is one of the United States. Null for anything else. */
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
