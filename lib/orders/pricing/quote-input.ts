import { z } from 'zod';
import { isCountryCode } from '@/lib/addresses/country-codes';
import { regionCode } from '@/lib/addresses/regions';
import { MOST_LINES, MOST_PIECES } from '@/lib/cart/cart-limits';
import { typedCode } from '@/lib/discounts/code-input';
import { cartId } from '@/lib/orders/checkout/order-input';
import { choiceFields, withChoices } from '@/lib/orders/choices/sent-choices';
import { boundedText } from '@/lib/text/bounded-text';

/** Where a cart goes. A state that its country does not have is as good as none: the address is not complete yet. */
export const shippingTo = z
  .object({ country: boundedText(2), state: boundedText(120) })
  .transform(({ country, state }) => {
    const code = isCountryCode(country) ? regionCode(country, state) : null;
    return code === null ? null : { country, state: code };
  });

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
  shipping_to: shippingTo.optional(),
  delivery_method_id: z.uuid().optional(),
  discount_code: typedCode.optional(),
  /** Unpaid orders of this cart do not use the code up, and hold no pieces from it. */
  cart_id: cartId.optional(),
});
