// Mails about a shop's own domain: to its owners, and to whoever keeps its DNS.
import { z } from 'zod';
import { mailLink } from '@/lib/mail/mail-link';
import { aside, block, button, type MailContent, mailOf, paragraph, title } from '@/lib/mail/mail-parts';
import {
  domainNoticeSentences as notices,
  domainStepsSentences as steps,
} from '@/lib/messages/en/mails/domain-mails';
import { addressOfNow } from '@/lib/tenants/hosts/address-of-now';
import type { Tenant } from '@/lib/tenants/tenant';
import { isPlainName } from './plain-name';

export const domainNoticeParameters = z.object({
  host: z.string().max(253),
  change: z.enum(['working', 'stopped', 'lost', 'lapsed']),
});

/** Leads to the settings at the platform's address of the shop: the domain may be the one that does not work. */
export function domainNoticeMail(
  tenant: Tenant,
  { host, change }: z.output<typeof domainNoticeParameters>,
): MailContent {
  const said = notices.changes[change];
  const link = mailLink(addressOfNow({ ...tenant, customDomain: null }, null), '/admin/settings/domains');
  return mailOf(tenant, {
    subject: said.subject(host),
    preheader: said.text,
    parts: [
      title(said.title(host, tenant.name)),
      paragraph(said.text),
      ...(change === 'working' ? [] : button(tenant, notices.open, link)),
    ],
  });
}

export const domainStepsParameters = z.object({
  host: z.string().max(253),
  /** Who asks, as they are called in the shop. */
  sender: z.string().max(254),
  records: z
    .array(
      z.object({
        type: z.string().max(8),
        name: z.string().max(300),
        values: z.array(z.string().max(300)).max(8),
        isOptional: z.boolean(),
      }),
    )
    .max(8),
});

/** The records of a claim. Without a link, since whoever reads it has no account here. */
export const domainStepsMail = (
  tenant: Tenant,
  { host, sender, records }: z.output<typeof domainStepsParameters>,
): MailContent => {
  const asks = isPlainName(sender)
    ? steps.title(sender, tenant.name, host)
    : steps.titleByStore(tenant.name, host);
  return mailOf(tenant, {
    subject: steps.subject(host, tenant.name),
    preheader: asks,
    parts: [
      title(asks),
      ...records.map(({ type, name, values, isOptional }) =>
        block(isOptional ? steps.optional(type, name) : steps.record(type, name), values),
      ),
      paragraph(steps.only),
      aside(steps.notYou),
    ],
  });
};
