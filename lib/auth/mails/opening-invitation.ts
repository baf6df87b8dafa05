import { z } from 'zod';
import { mailLink } from '@/lib/mail/mail-link';
import { aside, button, type MailContent, mailOf, paragraph, title } from '@/lib/mail/mail-parts';
import { openingMailSentences as sentences } from '@/lib/messages/en/mails/shop-mails';
import { addressOfNow } from '@/lib/tenants/hosts/address-of-now';
import type { Tenant } from '@/lib/tenants/tenant';
import { formatLongDate } from '@/lib/time/format-date';

/** What the mail tells that lets somebody open a shop. */
export const openingInvitationParameters = z.object({ until: z.iso.date() });

/**
 * Subject, text and HTML of the mail that invites somebody to open a shop. Its link holds no secret: whoever follows it
 * proves the invited address by a code.
 */
export function openingInvitationMail(
  platform: Tenant,
  { until }: z.output<typeof openingInvitationParameters>,
): MailContent {
  return mailOf(platform, {
    subject: sentences.subject,
    preheader: sentences.invited,
    parts: [
      title(sentences.invited),
      paragraph(sentences.how),
      ...button(platform, sentences.open, mailLink(addressOfNow(platform, null), '/open')),
      paragraph(sentences.validity(formatLongDate(until))),
      aside(sentences.notYou),
    ],
  });
}
