// What a shop's own app reads with a shopper's access token (docs/headless.md).
import { bare } from './contract';
import { amount, count, flag, list, nullable, object, text, word } from './shape';

const state = word({ good: true, waiting: true, closed: true });
const picture = object({ name: text, image_url: nullable(text) });

/** The shopper; `email_verified` and `phone_verified` say which address was proved. */
export const readMeCall = bare(
  'GET',
  '/api/me',
  object({
    id: text,
    name: text,
    email: nullable(text),
    email_verified: flag,
    phone: nullable(text),
    phone_verified: flag,
  }),
);

/** One page of the shopper's orders, newest first; `older` and `newer` are for `?cursor=`. Times are ISO 8601. */
export const readMyOrdersCall = bare(
  'GET',
  '/api/me/orders',
  object({
    orders: list(
      object({
        id: text,
        order_number: count,
        created_at: text,
        state,
        title: text,
        total_cents: amount,
        is_paid: flag,
        pieces: count,
        lines: list(picture),
        more_lines: count,
      }),
    ),
    older: nullable(text),
    newer: nullable(text),
  }),
);

/** One order of the shopper. */
export const readMyOrderCall = bare(
  'GET',
  '/api/me/orders/{id}',
  object({
    id: text,
    order_number: count,
    created_at: text,
    status: text,
    payment_status: text,
    state,
    title: text,
    text,
    total_cents: amount,
    ship_to: list(text),
    lines: list(
      object({
        name: text,
        image_url: nullable(text),
        quantity: count,
        price_cents: amount,
        subtotal_cents: amount,
        choices: list(object({ name: text, value: text })),
      }),
    ),
    refunds: list(object({ amount_cents: amount, completed_at: nullable(text) })),
  }),
);
