import { testMailSentences as sentences } from '@/lib/messages/en/mails/shop-mails';
import type { Tenant } from '@/lib/tenants/tenant';
import { type MailContent, mailOf, paragraph, title } from './mail-parts';

/** A test mail to the shop's people, to check that mail arrives. */
export const testMail = (tenant: Tenant): MailContent =>
  mailOf(tenant, {
    subject: sentences.subject(tenant.name),
    preheader: sentences.arrives,
    parts: [title(sentences.arrives), paragraph(sentences.asked)],
  });
