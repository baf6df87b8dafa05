// The input of marking an order as paid.

import { z } from 'zod';
import { asOrderId } from '@/lib/ids';
import { HAND_METHODS, LONGEST_PAYMENT_NOTE } from '@/lib/orders/payment-method';
import { boundedText } from '@/lib/text/bounded-text';
import { characterCount, cleanLine } from '@/lib/text/clean-text';

export const markPaidInput = z.object({
  order_id: z.uuid().transform(asOrderId),
  method: z.enum(HAND_METHODS),
  /** Why the order counts as paid, such as the bank's reference: for the shop's own books. */
  note: boundedText(10 * LONGEST_PAYMENT_NOTE)
    .transform(cleanLine)
    .refine((text) => text !== '' && characterCount(text) <= LONGEST_PAYMENT_NOTE),
});

const blank = z.object({
  note: boundedText(10 * LONGEST_PAYMENT_NOTE)
    .transform(cleanLine)
    .refine((text) => text === ''),
});

/** For an input that was refused because of its note: true if the note is missing, false if it is too long. */
export const isNoteMissing = (input: unknown): boolean => blank.safeParse(input).success;

export type MarkPaidInput = z.input<typeof markPaidInput>;
