import { post } from './contract';
import { postalAddress } from './postal-address';
import { choiceFields } from './quote';
import { amount, count, flag, list, object, optional, text } from './shape';

/** Places an order. Idempotent: the same `Idempotency-Key` and body give the same order. */
export const placeOrderCall = post(
  '/api/orders',
  object({
    customer: object({ name: text, email: text, phone: text }),
    shipping_address: postalAddress,
    lines: list(
      object({
        product_id: text,
        quantity: count,
        ...choiceFields,
      }),
    ),
    cart_id: optional(text),
    delivery_method_id: optional(text),
    discount_code: optional(text),
    /** `need_by`: a day like 2026-12-04. The message counts for a gift only. */
    extras: optional(
      object({
        note: optional(text),
        is_gift: optional(flag),
        gift_message: optional(text),
        need_by: optional(text),
      }),
    ),
    /** Where the visit came from in which the cart was begun: a host, or a link's `utm_source`. */
    source: optional(text),
  }),
  /** `is_placed`: it costs nothing, so it is booked as paid already, and there is nothing to pay. */
  object({
    order_id: text,
    order_number: count,
    total_cents: amount,
    checkout_token: text,
    is_placed: optional(flag),
  }),
  201,
);

/** Mails the link to an order again, for a browser that has the order's token. */
export const mailOrderLinkCall = post('/api/orders/link', object({ token: text }), object({ sent: flag }));

/** Exchanges the key of an order's link for the cookie that opens it. */
export const openOrderCall = post('/api/orders/open', object({ token: text }), object({ path: text }));

/** Mails the link to an order if number and address match; the answer does not reveal whether they do. */
export const findOrderCall = post(
  '/api/orders/find',
  object({ order_number: text, email: text }),
  object({ asked: flag }),
);
