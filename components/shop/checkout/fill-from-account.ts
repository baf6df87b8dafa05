// Fills the checkout form from a signed-in shopper's account. Only empty fields: typed text stays.

import { isCountryCode } from '@/lib/addresses/country-codes';
import { regionCode } from '@/lib/addresses/regions';
import type { CheckoutValues } from '@/lib/orders/checkout/checkout-fields';
import type { readCheckoutDetailsCall } from '@/lib/wire/account-checkout';
import type { AnswerTo } from '@/lib/wire/contract';

export type AccountDetails = Omit<AnswerTo<typeof readCheckoutDetailsCall>, 'access_expires_at'>;

const CONTACT = ['name', 'email', 'phone'] as const;
const ADDRESS = ['address', 'address2', 'city', 'state', 'zip'] as const;

/** The form with what the account knows; the same object if there is nothing to fill in. */
export function fillFromAccount(typed: CheckoutValues, details: AccountDetails): CheckoutValues {
  const empty = CONTACT.filter((field) => typed[field].trim() === '' && details[field] !== '');
  // An address is one thing: half of a typed one and half of a saved one lead nowhere.
  const isAddressEmpty = ADDRESS.every((field) => typed[field].trim() === '');
  const address = isAddressEmpty ? shippedAddress(details.address) : null;
  if (empty.length === 0 && address === null) {
    return typed;
  }
  return { ...typed, ...Object.fromEntries(empty.map((field) => [field, details[field]])), ...address };
}

/** The saved address, if the form can hold it. */
function shippedAddress(address: AccountDetails['address']) {
  if (address === null || !isCountryCode(address.country)) {
    return null;
  }
  const { country, address: street, address_line2: address2, city, state, zip } = address;
  return { country, address: street, address2, city, state: regionCode(country, state) ?? '', zip };
}

/** Whether any field already has a value from the account. */
export const showsAccount = (values: CheckoutValues, details: AccountDetails): boolean =>
  CONTACT.some((field) => details[field] !== '' && values[field] === details[field]) ||
  (details.address !== null && values.address === details.address.address);
