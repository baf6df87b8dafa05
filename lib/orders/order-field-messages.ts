import { z } from 'zod';
import { checkoutSentences } from '@/lib/messages/checkout';

const filledEmail = z.object({ customer: z.object({ email: z.string().trim().min(1) }) });

/**
 * The specification's sentence for a refused field of an order (§5): contact fields are "required fields",
 * an address of the wrong form is named, everything else is "required information".
 */
export function orderFieldMessage(path: string, input: unknown): string {
  if (path === 'customer.email' && filledEmail.safeParse(input).success) {
    return checkoutSentences.emailInvalid;
  }
  return path.startsWith('customer') ? checkoutSentences.fieldsMissing : checkoutSentences.informationMissing;
}
