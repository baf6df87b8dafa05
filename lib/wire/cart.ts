import { post } from './contract';
import { amount, count, list, nullable, object, optional, text } from './shape';

/** What the sizes of a roster come to. */
export const rosterSizes = list(object({ label: text, pieces: count }));

/** What the products of a cart are and cost now, and what stands in the way of each of its lines. */
export const checkCartCall = post(
  '/api/cart',
  object({
    lines: list(
      object({
        product_id: text,
        customization: optional(text),
        logo_upload_id: optional(text),
        roster_id: optional(text),
      }),
    ),
  }),
  object({
    products: list(
      object({
        id: text,
        name: text,
        price_cents: amount,
        image_url: nullable(text),
        customization_label: nullable(text),
      }),
    ),
    /** One for each line that was asked about; `problem` is a sentence. */
    lines: list(
      object({
        problem: nullable(text),
        roster: nullable(object({ pieces: count, sizes: rosterSizes, upcharge_cents: amount })),
      }),
    ),
  }),
);
