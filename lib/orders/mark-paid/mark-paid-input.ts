// What marking an order as paid takes.

import { z } from 'zod';
import { asOrderId } from '@/lib/ids';
import { HAND_METHODS, LONGEST_PAYMENT_NOTE } from '@/lib/orders/payment-method';
import { boundedText } from '@/lib/text/bounded-text';
import { characterCount, cleanLine } from '@/lib/text/clean-text';

export const markPaidInput = z.object({
  order_id: z.uuid().transform(asOrderId),
  method: z.enum(HAND_METHODS),
  /** Why it counts as paid, such as the bank's reference: for the shop's own books. */
  note: boundedText(10 * LONGEST_PAYMENT_NOTE)
    .transform(cleanLine)
    .refine((text) => text !== '' && characterCount(text) <= LONGEST_PAYMENT_NOTE),
});

const blank = z.object({
  note: boundedText(10 * LONGEST_PAYMENT_NOTE)
    .transform(cleanLine)
    .refine((text) => text === ''),
});

/** Of an input that was refused for its note: whether there is none, rather than too long a one. */
export const isNoteMissing = (input: unknown): boolean => blank.safeParse(input).success;

export type MarkPaidInput = z.input<typeof markPaidInput>;
