import { z } from 'zod';
import { SIMPLE_EMAIL } from '@/lib/email-address';
import { guestOrderSentences } from '@/lib/messages/guest-order';

/** What an order is looked for by. The number may be typed as it is printed, with its mark. */
export const findOrderInput = z.object({
  order_number: z
    .string()
    .trim()
    .regex(/^#?\s?\d{1,9}$/)
    .transform((text) => Number(text.replace(/\D/g, ''))),
  email: z.string().trim().max(254).regex(SIMPLE_EMAIL),
});

/** The sentence for a field that was refused. */
export const findOrderMessage = (path: string): string =>
  path === 'email' ? guestOrderSentences.findEmailInvalid : guestOrderSentences.findNumberInvalid;
