import { object, optional, text } from './shape';

/** Where a parcel goes. */
export const postalAddress = object({
  address: text,
  address_line2: optional(text),
  /** Which of the next three are needed depends on the country. */
  city: optional(text),
  state: optional(text),
  zip: optional(text),
  country: optional(text),
});
