import { z } from 'zod';
import { aside, type MailContent, mailOf, paragraph, title } from '@/lib/mail/mail-parts';
import { accountNoticeSentences as sentences } from '@/lib/messages/en/mails/account-notices';
import type { Tenant } from '@/lib/tenants/tenant';

/** The changes of a shopper's account that cause a notice. */
export const ACCOUNT_CHANGES = [
  'email_changed',
  'phone_changed',
  'email_removed',
  'phone_removed',
  'password_changed',
  'deleted',
] as const;

export const accountNoticeParameters = z.object({
  change: z.enum(ACCOUNT_CHANGES),
  /** The address that was added or removed; empty if the change concerns no address. */
  address: z.string().max(254).default(''),
});

export type AccountNotice = z.input<typeof accountNoticeParameters>;

/** Subject, text and HTML of the mail about the change. */
export function accountNoticeMail(
  tenant: Tenant,
  { change, address }: z.output<typeof accountNoticeParameters>,
): MailContent {
  const { subject, what } = sentences[change];
  const isDeleted = change === 'deleted';
  return mailOf(tenant, {
    subject: subject(tenant.name),
    preheader: isDeleted ? sentences.kept : sentences.notYou,
    parts: [
      title(what(tenant.name, address)),
      ...(isDeleted ? [paragraph(sentences.gone), paragraph(sentences.kept)] : []),
      aside(sentences.notYou),
    ],
  });
}

/** The same as a text message. */
export const accountNoticeText = (tenant: Tenant, { change, address = '' }: AccountNotice): string =>
  sentences.text(sentences[change].what(tenant.name, address));
