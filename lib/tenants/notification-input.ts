import { z } from 'zod';
import { SIMPLE_EMAIL } from '@/lib/email-address';
import { messages } from '@/lib/messages';

/** Marks that make two addresses of one, or a name of a part of it; none of them is in an address people use. */
const NO_ADDRESS = /[,;:<>()[\]"\\]/;

const shopEmail = z
  .string()
  .trim()
  .max(254)
  .regex(SIMPLE_EMAIL)
  .refine((text) => !NO_ADDRESS.test(text));

const optionalEmail = z.union([
  shopEmail,
  z
    .string()
    .trim()
    .length(0)
    .transform(() => null),
]);

/** What the tab Notifications sends. Whoever wants to hear of new orders says where. */
export const notificationInput = z
  .object({ notifiesNewOrders: z.boolean(), notificationEmail: optionalEmail, replyToEmail: optionalEmail })
  .refine(({ notifiesNewOrders, notificationEmail }) => !notifiesNewOrders || notificationEmail !== null, {
    path: ['notificationEmail'],
  });

export type NotificationInput = z.infer<typeof notificationInput>;

/** What a test mail takes. */
export const testMailInput = z.object({ notificationEmail: shopEmail });

const typed = z.object({ notificationEmail: z.string().trim().min(1) });

const isMissing = (input: unknown): boolean => !typed.safeParse(input).success;

/** The sentence for a test mail's address that was refused. */
export const testMailFieldMessage = (input: unknown): string =>
  isMissing(input) ? messages.mail.testAddressMissing : messages.mail.addressInvalid;

/** The sentence for a field that was refused. */
export function notificationFieldMessage(path: string, input: unknown): string {
  if (path === 'notificationEmail' && isMissing(input)) {
    return messages.mail.addressMissing;
  }
  return path === 'notificationEmail' || path === 'replyToEmail'
    ? messages.mail.addressInvalid
    : messages.settings.saveFailed;
}
