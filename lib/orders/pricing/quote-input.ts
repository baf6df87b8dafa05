import { z } from 'zod';
import { MOST_LINES, MOST_PIECES } from '@/lib/cart/cart';
import { choiceFields, withChoices } from '@/lib/orders/choices/sent-choices';

/** The lines of a cart to quote. `saysAll`: the choices came as a list, so a missing one was not made. */
export const quoteInput = z.object({
  lines: z
    .array(
      z
        .object({ product_id: z.uuid(), quantity: z.int().min(1).max(MOST_PIECES), ...choiceFields })
        .transform(({ choices, ...line }) => ({
          ...withChoices({ choices, ...line }),
          saysAll: choices !== undefined,
        })),
    )
    .max(MOST_LINES),
});
