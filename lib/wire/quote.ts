// The answer of `POST /api/quote`: the server writes it, the cart and the checkout read it.
import * as z from 'zod/mini';
import type { Cents } from '@/lib/money/cents';
import { CHARGE_KINDS } from '@/lib/orders/charges';

const signedCents = z.pipe(
  z.int(),
  z.transform((value) => value as Cents),
);
const cents = z.pipe(
  z.int().check(z.nonnegative()),
  z.transform((value) => value as Cents),
);

export const quoteAnswer = z.object({
  /** Those that are still sold. */
  products: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      price_cents: cents,
      image_url: z.nullable(z.string()),
      customization_label: z.nullable(z.string()),
    }),
  ),
  /** One for each line that was asked about. */
  lines: z.array(
    z.object({
      /** A sentence; null where nothing is wrong with the line's text and files. */
      problem: z.nullable(z.string()),
      roster: z.nullable(
        z.object({
          pieces: z.int(),
          sizes: z.array(z.object({ label: z.string(), pieces: z.int() })),
          upcharge_cents: cents,
        }),
      ),
    }),
  ),
  /** What an order of these lines costs now; null where none could be placed. */
  price: z.nullable(
    z.object({
      charges: z.array(
        z.object({
          kind: z.enum(CHARGE_KINDS),
          name: z.string(),
          rate_basis_points: z.nullable(z.int()),
          amount_cents: signedCents,
        }),
      ),
      total_cents: cents,
    }),
  ),
});

/** The answer as it is written. */
export type QuoteAnswer = z.input<typeof quoteAnswer>;
