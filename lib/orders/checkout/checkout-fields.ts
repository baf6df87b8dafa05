// The fields of the checkout's form, and where each stands in the body of an order.

/** In their order on the page, which is the order in which a shopper is sent to those that are wrong. */
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

/** The countries that the form offers: those whose states and postal codes are known here. */
export const SHIPPED_TO = ['US', 'CA'] as const;

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

/** Where a field stands in the body of an order: `customer.email`. */
export const pathOfField = (field: CheckoutField): string => PATHS[field].join('.');

/** The form field that a path of an order's body means. */
export const fieldOfPath = (path: string): CheckoutField | undefined =>
  CHECKOUT_FIELDS.find((field) => pathOfField(field) === path);

/** What the server takes of the form. */
export const checkoutDetails = ({ name, email, phone, address2, ...address }: CheckoutValues) => ({
  customer: { name, email, phone },
  shipping_address: {
    address: address.address,
    ...(address2.trim() !== '' && { address_line2: address2 }),
    city: address.city,
    state: address.state,
    zip: address.zip,
    country: address.country,
  },
});
