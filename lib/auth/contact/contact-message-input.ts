import { z } from 'zod';
import { contactFormSentences as say } from '@/lib/messages/en/shop/front/contact-form';
import { boundedText, withRoom } from '@/lib/text/bounded-text';
import { characterCount, cleanLine, cleanLines } from '@/lib/text/clean-text';
import { isEmailAddress, LONGEST_EMAIL } from '@/lib/text/email-address';

export const LONGEST_CONTACT_NAME = 100;
/** In characters. */
export const LONGEST_MESSAGE = 4_000;
const MOST_LINKS = 2;

const text = (longest: number, missing: string, clean: (typed: string) => string) =>
  boundedText(withRoom(longest), say.messageTooLong(longest))
    .transform(clean)
    .pipe(
      z
        .string()
        .min(1, missing)
        .refine((cleaned) => characterCount(cleaned) <= longest, say.messageTooLong(longest)),
    );

const linksIn = (message: string): number => message.match(/https?:\/\/|www\./gi)?.length ?? 0;

/** What the form of the contact page sends. `website` is a field that only a machine fills in. */
export const contactMessageInput = z.object({
  name: text(LONGEST_CONTACT_NAME, say.nameMissing, cleanLine),
  email: boundedText(withRoom(LONGEST_EMAIL), say.emailInvalid)
    .transform((typed) => typed.trim().normalize())
    .pipe(z.string().refine(isEmailAddress, say.emailInvalid)),
  orderNumber: boundedText(40, say.orderNumberInvalid)
    .transform((typed) => typed.trim().replace(/^#/, ''))
    .pipe(z.string().regex(/^\d{0,9}$/, say.orderNumberInvalid)),
  message: text(LONGEST_MESSAGE, say.messageMissing, cleanLines).pipe(
    z.string().refine((message) => linksIn(message) <= MOST_LINKS, say.tooManyLinks),
  ),
  website: boundedText(1_000),
});

export type ContactMessage = Omit<z.output<typeof contactMessageInput>, 'website'>;
