/** An address of a customer, as pages show and edit it. */
export type AddressView = {
  id: string;
  name: string;
  phone: string;
  address: string;
  addressLine2: string;
  city: string;
  state: string;
  zip: string;
  country: string;
  /** The one that the checkout begins with. */
  isDefault: boolean;
};

/** The most addresses of one customer. */
export const MOST_ADDRESSES = 20;
