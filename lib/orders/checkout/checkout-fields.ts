// The fields of the checkout form, and their paths in the body of an order.
import { addressFormOf } from '@/lib/addresses/address-form';

/** In the order of the page. A shopper is sent to the first wrong field in this order. */
export const CHECKOUT_FIELDS = [
  'name',
  'email',
  'phone',
  'country',
  'address',
  'address2',
  'city',
  'state',
  'zip',
] as const;

export type CheckoutField = (typeof CHECKOUT_FIELDS)[number];
export type CheckoutValues = Record<CheckoutField, string>;

const PATHS: Record<CheckoutField, readonly [group: 'customer' | 'shipping_address', name: string]> = {
  name: ['customer', 'name'],
  email: ['customer', 'email'],
  phone: ['customer', 'phone'],
  country: ['shipping_address', 'country'],
  address: ['shipping_address', 'address'],
  address2: ['shipping_address', 'address_line2'],
  city: ['shipping_address', 'city'],
  state: ['shipping_address', 'state'],
  zip: ['shipping_address', 'zip'],
};

/** The path of a field in the body of an order: `customer.email`. */
export const pathOfField = (field: CheckoutField): string => PATHS[field].join('.');

/** The form field of a path in an order's body. */
export const fieldOfPath = (path: string): CheckoutField | undefined =>
  CHECKOUT_FIELDS.find((field) => pathOfField(field) === path);

/** The form's values as the body of an order. */
export const checkoutDetails = ({ name, email, phone, address2, ...address }: CheckoutValues) => ({
  customer: { name, email, phone },
  shipping_address: {
    address: address.address,
    ...(address2.trim() !== '' && { address_line2: address2 }),
    ...placeFields(address),
    country: address.country,
  },
});

/** Without what the form does not ask for in this country: it can be left from the country that was chosen before. */
function placeFields({
  city,
  state,
  zip,
  country,
}: Pick<CheckoutValues, 'city' | 'state' | 'zip' | 'country'>) {
  const form = addressFormOf(country);
  return {
    city: form.city === 'none' ? '' : city,
    state: form.region === 'none' ? '' : state,
    zip: form.postalCode === 'none' ? '' : zip,
  };
}

/** A checkout in which nothing was typed. */
export const EMPTY_CHECKOUT: CheckoutValues = {
  name: '',
  email: '',
  phone: '',
  country: 'US',
  address: '',
  address2: '',
  city: '',
  state: '',
  zip: '',
};
