import { z } from 'zod';
import { type Cents, centsFromText } from '@/lib/money/cents';

/**
 * An amount in dollars as JSON has it, '60.00' or 60, in cents. A number is read by its shortest decimal text, so 19.9
 * is exact; 1e3, -1 and a third decimal are refused.
 */
export const amountInput = z
  .union([z.string().max(20), z.number().nonnegative()])
  .transform((value, context): Cents => {
    const amount = centsFromText(String(value));
    if (amount === null) {
      context.addIssue({ code: 'custom', message: 'invalid_amount' });
      return z.NEVER;
    }
    return amount;
  });
