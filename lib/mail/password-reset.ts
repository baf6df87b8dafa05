import { passwordMailSentences as sentences } from '@/lib/messages/en/mails/shop-mails';
import type { Tenant } from '@/lib/tenants/tenant';
import { aside, button, type MailContent, mailOf, paragraph } from './mail-parts';

/** Subject, text and HTML of the mail with the link to choose a new password. */
export const passwordResetMail = (tenant: Tenant, link: string): MailContent =>
  mailOf(tenant, {
    subject: sentences.subject(tenant.name),
    preheader: sentences.validity,
    parts: [
      paragraph(sentences.asked(tenant.name)),
      ...button(tenant, sentences.choose, link),
      paragraph(sentences.validity),
      aside(sentences.notYou),
    ],
  });
