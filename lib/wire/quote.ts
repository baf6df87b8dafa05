import type { ChargeKind } from '@/lib/orders/charges';
import { post } from './contract';
import { amount, count, list, nullable, object, optional, signedAmount, text, word } from './shape';

/** What the sizes of a roster come to. */
export const rosterSizes = list(object({ label: text, pieces: count }));

/** What was chosen on a line; the last three are of pages of the release before. */
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
  tax: true,
  tax_included: true,
} satisfies Record<ChargeKind, true>);

/** What an order of these lines costs now, and what stands in the way of each line. */
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
  }),
  object({
    /** Those that are still sold. */
    products: list(
      object({
        id: text,
        name: text,
        price_cents: amount,
        image_url: nullable(text),
        questions: list(object({ kind: text, label: text })),
      }),
    ),
    /** One for each line that was asked about. `problem` is a sentence, null where text and files are in order. */
    lines: list(
      object({
        problem: nullable(text),
        roster: nullable(object({ pieces: count, sizes: rosterSizes, upcharge_cents: amount })),
      }),
    ),
    /** Null where no order of these lines could be placed. */
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
  }),
);
