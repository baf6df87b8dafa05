import { z } from 'zod';
import { guestOrderSentences } from '@/lib/messages/en/shop/guest-order';
import { boundedText, emailInput } from '@/lib/text/bounded-text';

const LONGEST_NUMBER = 40;

/** What an order is looked for by. The number may be typed as it is printed, with its mark. */
export const findOrderInput = z.object({
  order_number: boundedText(LONGEST_NUMBER)
    .trim()
    .regex(/^#?\s?\d{1,9}$/)
    .transform((text) => Number(text.replace(/\D/g, ''))),
  email: emailInput,
});

/** The sentence for a field that was refused. */
export const findOrderMessage = (path: string): string =>
  path === 'email' ? guestOrderSentences.findEmailInvalid : guestOrderSentences.findNumberInvalid;
