// What a shopper writes on the contact page, as a mail to the shop. A reply goes to the shopper.
import { z } from 'zod';
import { aside, block, type MailContent, mailOf, paragraph, title } from '@/lib/mail/mail-parts';
import { contactFormSentences as say } from '@/lib/messages/en/shop/front/contact-form';
import type { Tenant } from '@/lib/tenants/tenant';

export const contactMessageParameters = z.object({
  name: z.string().max(200),
  email: z.string().max(254),
  orderNumber: z.string().max(12),
  message: z.string().max(8_000),
});

export function contactMessageMail(
  tenant: Tenant,
  { name, email, orderNumber, message }: z.output<typeof contactMessageParameters>,
): MailContent {
  const paragraphs = message.split(/\n{2,}/).filter((text) => text.trim() !== '');
  return mailOf(tenant, {
    subject: say.subject(name),
    preheader: message.slice(0, 120),
    parts: [
      title(say.mailTitle(name)),
      ...paragraphs.map((text) => (text.includes('\n') ? block('', text.split('\n')) : paragraph(text))),
      block(say.from, [name, email]),
      ...(orderNumber === '' ? [] : [block(say.order, [`#${orderNumber}`])]),
      aside(say.answer),
    ],
  });
}

/** Where a reply goes, from the parameters as they are stored. */
export function contactReplyTo(stored: unknown): { name: string; address: string } {
  const { name, email } = contactMessageParameters.parse(stored);
  return { name, address: email };
}
