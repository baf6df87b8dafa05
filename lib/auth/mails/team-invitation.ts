import { z } from 'zod';
import { mailLink } from '@/lib/mail/mail-link';
import { aside, button, type MailContent, mailOf, paragraph } from '@/lib/mail/mail-parts';
import { adminTeamSentences } from '@/lib/messages/en/admin/team';
import { invitationMailSentences as sentences } from '@/lib/messages/en/mails/shop-mails';
import { addressOfNow } from '@/lib/tenants/hosts/address-of-now';
import { ROLES } from '@/lib/tenants/roles';
import type { Tenant } from '@/lib/tenants/tenant';

/** What the mail with an invitation to a shop's team tells. */
export const teamInvitationParameters = z.object({
  /** What the link opens with. */
  token: z.string().min(1),
  role: z.enum(ROLES),
  /** Whoever invites, by name. */
  inviter: z.string(),
  /** The shop's first page, as the inviter's request found it. */
  storeUrl: z.url(),
});

/** Subject, text and HTML of the mail with an invitation. It is the same for people with and without an account. */
export function teamInvitationMail(
  tenant: Tenant,
  { token, role, inviter, storeUrl }: z.output<typeof teamInvitationParameters>,
): MailContent {
  const link = mailLink(addressOfNow(tenant, storeUrl), `/admin/invitation#${token}`);
  return mailOf(tenant, {
    subject: sentences.subject(tenant.name),
    preheader: sentences.validity,
    parts: [
      paragraph(sentences.invited(inviter, tenant.name, adminTeamSentences.roles[role].name)),
      ...button(tenant, sentences.accept, link),
      paragraph(sentences.validity),
      aside(sentences.notYou),
    ],
  });
}
