import { bare } from './contract';
import { count, nullable, object, text } from './shape';

/** What the checkout begins with for a shopper who is signed in; the time in milliseconds. */
export const readCheckoutDetailsCall = bare(
  'GET',
  '/api/account/checkout',
  object({
    name: text,
    email: text,
    phone: text,
    address: nullable(
      object({
        address: text,
        address_line2: text,
        city: text,
        state: text,
        zip: text,
        country: text,
      }),
    ),
    access_expires_at: count,
  }),
);
