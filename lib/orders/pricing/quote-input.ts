import { z } from 'zod';
import { MOST_LINES, MOST_PIECES } from '@/lib/cart/cart';
import { choiceFields, withChoices } from '@/lib/orders/choices/sent-choices';

/** The lines of a cart whose price is asked for. `saysAll`: its choices came as one list, so what is not there was not chosen. */
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
