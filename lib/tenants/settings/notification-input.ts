import { z } from 'zod';
import { messages } from '@/lib/messages';
import { boundedText, emailInput, withRoom } from '@/lib/text/bounded-text';
import { LONGEST_EMAIL } from '@/lib/text/email-address';

const optionalEmail = z.union([
  emailInput,
  boundedText(withRoom(LONGEST_EMAIL))
    .trim()
    .length(0)
    .transform(() => null),
]);

/** The value of a field when its form was opened. It is only compared with the stored value, never stored. */
const begun = boundedText(withRoom(LONGEST_EMAIL)).nullable();

/**
 * The input of the tab Notifications, with the values from when the form was opened. Mails about new orders need an
 * address.
 */
export const notificationInput = z
  .object({
    notifiesNewOrders: z.boolean(),
    notificationEmail: optionalEmail,
    replyToEmail: optionalEmail,
    contactEmail: optionalEmail,
    base: z
      .object({
        notifiesNewOrders: z.boolean(),
        notificationEmail: begun,
        replyToEmail: begun,
        contactEmail: begun,
      })
      .optional(),
  })
  .refine(({ notifiesNewOrders, notificationEmail }) => !notifiesNewOrders || notificationEmail !== null, {
    path: ['notificationEmail'],
  });

export type NotificationInput = z.infer<typeof notificationInput>;

/** The input of a test mail. */
export const testMailInput = z.object({ notificationEmail: emailInput });

const typed = z.object({ notificationEmail: z.string().trim().min(1) });

const isMissing = (input: unknown): boolean => !typed.safeParse(input).success;

/** The sentence for a refused address of a test mail. */
export const testMailFieldMessage = (input: unknown): string =>
  isMissing(input) ? messages.mail.testAddressMissing : messages.mail.addressInvalid;

/** The sentence for a refused field. */
export function notificationFieldMessage(path: string, input: unknown): string {
  if (path === 'notificationEmail' && isMissing(input)) {
    return messages.mail.addressMissing;
  }
  return ['notificationEmail', 'replyToEmail', 'contactEmail'].includes(path)
    ? messages.mail.addressInvalid
    : messages.settings.saveFailed;
}
