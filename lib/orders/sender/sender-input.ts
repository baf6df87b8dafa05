import { z } from 'zod';
import { customerInput, shippingAddressInput } from '@/lib/orders/checkout/order-input';
import { boundedText, withRoom } from '@/lib/text/bounded-text';
import { cleanLine } from '@/lib/text/clean-text';

const LONGEST_PHONE = 40;

/** An address by the rules of the checkout; `version` is of the one that was opened, 0 for none. */
export const senderInput = z.object({
  version: z.int().min(0),
  customer: customerInput.pick({ name: true }).extend({
    phone: boundedText(withRoom(LONGEST_PHONE)).transform(cleanLine).pipe(z.string().max(LONGEST_PHONE)),
  }),
  shipping_address: shippingAddressInput,
});

export const removeSenderInput = z.object({ version: z.int().min(1) });
