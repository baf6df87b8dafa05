import { z } from 'zod';
import { mailLink } from '@/lib/mail/mail-link';
import { aside, button, type MailContent, mailOf, paragraph } from '@/lib/mail/mail-parts';
import { passwordMailSentences as sentences } from '@/lib/messages/en/mails/shop-mails';
import { addressOfNow } from '@/lib/tenants/hosts/address-of-now';
import type { Tenant } from '@/lib/tenants/tenant';

/** The parameters of the mail with the link to choose a new password. */
export const passwordResetParameters = z.object({
  /** The token in the link. */
  token: z.string().min(1),
  /** The shop's first page, as seen by the request for the link. */
  storeUrl: z.url(),
});

/** Subject, text and HTML of the mail with the link to choose a new password. */
export function passwordResetMail(
  tenant: Tenant,
  { token, storeUrl }: z.output<typeof passwordResetParameters>,
): MailContent {
  const link = mailLink(addressOfNow(tenant, storeUrl), `/admin/reset-password#${token}`);
  return mailOf(tenant, {
    subject: sentences.subject(tenant.name),
    preheader: sentences.validity,
    parts: [
      paragraph(sentences.asked(tenant.name)),
      ...button(tenant, sentences.choose, link),
      paragraph(sentences.validity),
      aside(sentences.notYou),
    ],
  });
}
