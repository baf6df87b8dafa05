/** Where a parcel goes. */
export type PostalAddress = {
  address: string;
  /** Empty if there is none. */
  addressLine2: string;
  city: string;
  state: string;
  zip: string;
  country: string;
};
