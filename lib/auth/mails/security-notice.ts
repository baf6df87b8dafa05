import { z } from 'zod';
import { aside, type MailContent, mailOf, paragraph, title } from '@/lib/mail/mail-parts';
import {
  type SecurityChange,
  securityNoticeSentences as sentences,
} from '@/lib/messages/en/mails/security-mails';
import type { Tenant } from '@/lib/tenants/tenant';

const CHANGES: Record<SecurityChange, true> = {
  app_added: true,
  passkey_added: true,
  factor_removed: true,
  codes_made: true,
  code_used: true,
  removed_by_owner: true,
  way_removed: true,
  password_changed: true,
  email_changed: true,
  provider_connected: true,
  provider_disconnected: true,
};

const isChange = (text: string): text is SecurityChange => Object.hasOwn(CHANGES, text);

/** The parameters of the mail about a changed account. */
export const securityNoticeParameters = z.object({
  change: z.string().refine(isChange),
  of: z.enum(['user', 'customer']),
});

/**
 * Subject, text and HTML of the mail about a changed account. Without a link: there is nothing to imitate for
 * phishing.
 */
export const securityNoticeMail = (
  tenant: Tenant,
  { change, of }: z.output<typeof securityNoticeParameters>,
): MailContent =>
  mailOf(tenant, {
    subject: sentences.subject(tenant.name),
    preheader: sentences.changes[change](tenant.name),
    parts: [
      title(sentences.changes[change](tenant.name)),
      paragraph(sentences.wasYou),
      aside(of === 'user' ? sentences.notYouStaff : sentences.notYouShopper),
    ],
  });
