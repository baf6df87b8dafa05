import type { ChargeKind } from '@/lib/orders/charges';
import { post } from './contract';
import { amount, count, flag, list, nullable, object, optional, signedAmount, text, word } from './shape';

/** The pieces of a roster by size. */
export const rosterSizes = list(object({ label: text, pieces: count }));

/** A choice on a line; the last three fields are for pages of the previous release. */
export const choiceFields = {
  choices: optional(list(object({ kind: text, value: optional(text), reference_id: optional(text) }))),
  customization: optional(text),
  logo_upload_id: optional(text),
  roster_id: optional(text),
};

const chargeKind = word({
  goods: true,
  upcharges: true,
  discount: true,
  shipping: true,
  shipping_discount: true,
  tax: true,
  tax_included: true,
} satisfies Record<ChargeKind, true>);

/** The current price of an order with these lines, and each line's problem. */
export const quoteCall = post(
  '/api/quote',
  object({
    lines: list(
      object({
        product_id: text,
        quantity: count,
        ...choiceFields,
      }),
    ),
    /** Where the order goes, as far as it is known: its ways of delivery depend on it. */
    shipping_to: optional(object({ country: text, state: text })),
    /** The chosen way; without one, or with one that is not offered there, the usual one counts. */
    delivery_method_id: optional(text),
    /** A code for a discount. */
    discount_code: optional(text),
    /** The cart whose unpaid orders do not use the code up, and hold no pieces from it. */
    cart_id: optional(text),
  }),
  object({
    /** Only those that are still sold. */
    products: list(
      object({
        id: text,
        name: text,
        price_cents: amount,
        image_url: nullable(text),
        questions: list(object({ kind: text, label: text })),
      }),
    ),
    /**
     * One entry for each requested line. `problem` is a sentence; null if the line can be ordered. `is_short`: too few
     * pieces are left.
     */
    lines: list(
      object({
        problem: nullable(text),
        is_short: optional(flag),
        roster: nullable(object({ pieces: count, sizes: rosterSizes, upcharge_cents: amount })),
        /** Of what was chosen, which may differ from the product's; null if the line has a problem. */
        chosen: nullable(object({ price_cents: amount, image_url: nullable(text) })),
        /** Sentences about its price: what it costs otherwise, and from how many pieces on it costs less. */
        price_notes: list(text),
        /** `problem` is that there are too few pieces in the cart. */
        is_too_few: flag,
      }),
    ),
    /** Null if no order of these lines can be placed. */
    price: nullable(
      object({
        charges: list(
          object({
            kind: chargeKind,
            name: text,
            rate_basis_points: nullable(count),
            amount_cents: signedAmount,
          }),
        ),
        total_cents: amount,
      }),
    ),
    /** The code that was sent, and why it cannot be used: then the price is without it. Null if none was sent. */
    /** `is_unknown`: the shop has no such code, so asking again is of no use. */
    discount: nullable(
      object({ code: text, problem: nullable(text), must_sign_in: flag, is_unknown: optional(flag) }),
    ),
    /** Whether the shop has any code that could be entered. */
    takes_codes: flag,
    /** Ready to ship by which day, in a sentence; null if all is at hand. */
    ready: nullable(object({ sentence: text, day: text })),
    /** `at_checkout`: taxes are added once it is known where to. `included`: the prices contain them. */
    tax: word({ none: true, at_checkout: true, included: true }),
    /** Null for a shop without ways of delivery. */
    delivery: nullable(
      object({
        state: word({ offered: true, address_needed: true, refused: true }),
        chosen_id: nullable(text),
        /** The shop sends parcels, but not to this address: a pickup counts only if it is chosen. */
        is_only_pickup: optional(flag),
        /** Where to, by codes of countries; null for a shop that has a pickup, which is for buyers from everywhere. */
        countries: nullable(list(text)),
        /** Cheapest first. */
        methods: list(
          object({
            id: text,
            name: text,
            is_pickup: flag,
            price_cents: amount,
            min_days: nullable(count),
            max_days: nullable(count),
            pickup_address: text,
            pickup_times: text,
          }),
        ),
      }),
    ),
  }),
);
