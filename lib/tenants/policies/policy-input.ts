import { z } from 'zod';
import { messages } from '@/lib/messages';
import { boundedText, emailInput, withRoom } from '@/lib/text/bounded-text';
import { characterCount, cleanLines } from '@/lib/text/clean-text';
import { LONGEST_EMAIL } from '@/lib/text/email-address';
import { LONGEST_POLICY, POLICY_KINDS } from './policy-kinds';

const body = boundedText(withRoom(LONGEST_POLICY))
  .transform(cleanLines)
  .pipe(z.string().refine((text) => characterCount(text) <= LONGEST_POLICY));

/** Only compared with the stored texts, never stored. */
const begun = boundedText(withRoom(LONGEST_POLICY));

/** The input of the tab Policies, with the values from when the form was opened. */
export const policyInput = z.object({
  contactEmail: emailInput,
  about: body,
  shipping: body,
  returns: body,
  privacy: body,
  legal: body,
  base: z
    .object({
      contactEmail: boundedText(withRoom(LONGEST_EMAIL)),
      about: begun,
      shipping: begun,
      returns: begun,
      privacy: begun,
      legal: begun,
    })
    .optional(),
});

export type PolicyInput = z.infer<typeof policyInput>;

/** The sentence for a refused field. */
export function policyFieldMessage(path: string): string {
  if (path === 'contactEmail') {
    return messages.mail.addressInvalid;
  }
  return POLICY_KINDS.some((kind) => kind === path)
    ? messages.settings.tooLong(LONGEST_POLICY)
    : messages.settings.saveFailed;
}
