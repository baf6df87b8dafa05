import { z } from 'zod';
import { guestOrderSentences } from '@/lib/messages/en/shop/guest-order';
import { boundedText, emailInput } from '@/lib/text/bounded-text';

const LONGEST_NUMBER = 40;

/** The input for finding an order. The number may contain its printed mark `#`. */
export const findOrderInput = z.object({
  order_number: boundedText(LONGEST_NUMBER)
    .trim()
    .regex(/^#?\s?\d{1,9}$/)
    .transform((text) => Number(text.replace(/\D/g, ''))),
  email: emailInput,
});

/** The sentence for a refused field. */
export const findOrderMessage = (path: string): string =>
  path === 'email' ? guestOrderSentences.findEmailInvalid : guestOrderSentences.findNumberInvalid;
