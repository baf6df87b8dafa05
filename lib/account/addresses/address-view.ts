import type { PostalAddress } from '@/lib/postal-address';

/** An address of a customer, as pages show and edit it. */
export type AddressView = PostalAddress & {
  id: string;
  name: string;
  phone: string;
  /** The default address of the checkout. */
  isDefault: boolean;
};

/** The most addresses of one customer. */
export const MOST_ADDRESSES = 20;
