// The checkout form's own check before it sends anything: the same rules and sentences as the server's.

import { refusedPaths } from '@/lib/text/field-sentences';
import {
  CHECKOUT_FIELDS,
  type CheckoutField,
  type CheckoutValues,
  checkoutDetails,
  pathOfField,
} from './checkout-fields';
import { orderFieldMessage, orderFormMessage } from './order-field-messages';
import { addressFieldsInput, customerInput, placeOf } from './order-input';

export type CheckoutProblems = {
  /** The sentence above the form; null if everything is correct. */
  message: string | null;
  fields: Partial<Record<CheckoutField, string>>;
};

/**
 * Whether a phone number can be dialled from a country: `isPhoneNumber` of lib/text/phone-number.ts, once it has
 * loaded.
 */
export type PhoneCheck = (phone: string, country: string) => boolean;

/**
 * The sentences for missing or wrong fields, and the specification's for the form (§5). Without a phone check any text
 * passes: the server checks again.
 */
export function validateCheckout(values: CheckoutValues, isPhone: PhoneCheck = () => true): CheckoutProblems {
  const body = checkoutDetails(values);
  const customer = customerInput.safeParse(body.customer);
  const address = addressFieldsInput.safeParse(body.shipping_address);
  const refused = new Set([
    ...(customer.success ? [] : refusedPaths(customer.error, 'customer')),
    ...(address.success ? [] : refusedPaths(address.error, 'shipping_address')),
  ]);
  const refuse = (field: CheckoutField, isRefused: boolean) => isRefused && refused.add(pathOfField(field));
  // These rules depend on the country, and are reported together with all other errors.
  const { country } = values;
  const given = { city: values.city.trim(), state: values.state.trim(), zip: values.zip.trim(), country };
  const place = placeOf(given);
  refuse('city', place.city === null);
  refuse('state', place.state === null);
  refuse('zip', place.zip === null);
  if (!refused.has(pathOfField('phone'))) {
    refuse('phone', !isPhone(values.phone.trim(), country));
  }

  const fields: CheckoutProblems['fields'] = {};
  for (const field of CHECKOUT_FIELDS) {
    if (refused.has(pathOfField(field))) {
      fields[field] = orderFieldMessage(pathOfField(field), body);
    }
  }
  const paths = [...refused];
  return { message: paths.length === 0 ? null : orderFormMessage(paths, body), fields };
}
