// The checkout form's own check: the same rules and sentences as the server's, before anything is sent.
import { checkoutSentences } from '@/lib/messages/checkout';
import { orderFieldMessage } from './order-field-messages';
import { customerInput, shippingAddressInput } from './order-input';

/** The form's fields in their order on the page. */
export const CHECKOUT_FIELDS = ['name', 'email', 'phone', 'address', 'city', 'state', 'zip'] as const;
export type CheckoutField = (typeof CHECKOUT_FIELDS)[number];
export type CheckoutValues = Record<CheckoutField, string>;

export type CheckoutProblems = {
  /** The sentence for the whole form; null if everything is in order. */
  message: string | null;
  fields: Partial<Record<CheckoutField, string>>;
};

/** What the server takes of the form. */
export const checkoutDetails = ({ name, email, phone, address, city, state, zip }: CheckoutValues) => ({
  customer: { name, email, phone },
  shipping_address: { address, city, state, zip },
});

/** Which fields are missing or wrong, with the specification's sentences (§5). */
export function validateCheckout(values: CheckoutValues): CheckoutProblems {
  const body = checkoutDetails(values);
  const fields: CheckoutProblems['fields'] = {};
  const issues = [
    ...(customerInput.safeParse(body.customer).error?.issues ?? []).map((issue) => [
      'customer',
      ...issue.path,
    ]),
    ...(shippingAddressInput.safeParse(body.shipping_address).error?.issues ?? []).map((issue) => [
      'shipping_address',
      ...issue.path,
    ]),
  ];
  for (const path of issues) {
    const field = CHECKOUT_FIELDS.find((name) => name === path[1]);
    if (field) {
      fields[field] ??= orderFieldMessage(path.join('.'), body);
    }
  }
  const sentences = Object.values(fields);
  const { fieldsMissing, emailInvalid } = checkoutSentences;
  const message =
    [fieldsMissing, emailInvalid].find((sentence) => sentences.includes(sentence)) ?? sentences[0] ?? null;
  return { message, fields };
}

/** The form field that a path of the server's answer means. */
export const fieldOfPath = (path: string): CheckoutField | undefined =>
  CHECKOUT_FIELDS.find((name) => path === `customer.${name}` || path === `shipping_address.${name}`);
