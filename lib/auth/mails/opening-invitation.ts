import { z } from 'zod';
import { mailLink } from '@/lib/mail/mail-link';
import { aside, button, type MailContent, mailOf, paragraph } from '@/lib/mail/mail-parts';
import { openingMailSentences as sentences } from '@/lib/messages/en/mails/opening-mail';
import { addressOfNow } from '@/lib/tenants/hosts/address-of-now';
import type { Tenant } from '@/lib/tenants/tenant';

export const openingInvitationParameters = z.object({
  /** The platform's first page, as seen by the operator's request. */
  siteUrl: z.url(),
});

/**
 * The mail that invites an address to open a shop. It grants nothing by itself: the address is verified by a
 * code.
 */
export function openingInvitationMail(
  platform: Tenant,
  { siteUrl }: z.output<typeof openingInvitationParameters>,
): MailContent {
  const link = mailLink(addressOfNow(platform, siteUrl), '/open');
  return mailOf(platform, {
    subject: sentences.subject,
    preheader: sentences.lead,
    parts: [
      paragraph(sentences.lead),
      ...button(platform, sentences.open, link),
      paragraph(sentences.validity),
      aside(sentences.notYou),
    ],
  });
}
