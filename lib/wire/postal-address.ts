import { object, optional, text } from './shape';

/** Where a parcel goes. */
export const postalAddress = object({
  address: text,
  address_line2: optional(text),
  city: text,
  state: text,
  zip: text,
  country: optional(text),
});
