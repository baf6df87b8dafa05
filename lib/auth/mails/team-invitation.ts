import { z } from 'zod';
import { mailLink } from '@/lib/mail/mail-link';
import { aside, button, type MailContent, mailOf, paragraph } from '@/lib/mail/mail-parts';
import { adminTeamSentences } from '@/lib/messages/en/admin/team';
import { invitationMailSentences as sentences } from '@/lib/messages/en/mails/shop-mails';
import { addressOfNow } from '@/lib/tenants/hosts/address-of-now';
import { ALL_ROLES } from '@/lib/tenants/roles';
import type { Tenant } from '@/lib/tenants/tenant';
import { isPlainName } from './plain-name';

/** The path of an invitation's link. The token is in the fragment, so it reaches no server and no log. */
export const invitationPath = (token: string): string => `/admin/invitation#${token}`;

/** The parameters of the mail with an invitation to a shop's team. */
export const teamInvitationParameters = z.object({
  /** The token in the link. */
  token: z.string().min(1),
  role: z.enum(ALL_ROLES),
  /** The inviter's name. */
  inviter: z.string(),
  /** The shop's first page, as seen by the inviter's request. */
  storeUrl: z.url(),
});

/** Subject, text and HTML of the mail with an invitation. It is the same for people with and without an account. */
export function teamInvitationMail(
  tenant: Tenant,
  { token, role, inviter, storeUrl }: z.output<typeof teamInvitationParameters>,
): MailContent {
  const link = mailLink(addressOfNow(tenant, storeUrl), invitationPath(token));
  const roleName = adminTeamSentences.roles[role].name;
  return mailOf(tenant, {
    subject: sentences.subject(tenant.name),
    preheader: sentences.validity,
    parts: [
      paragraph(
        isPlainName(inviter)
          ? sentences.invited(inviter, tenant.name, roleName)
          : sentences.invitedByStore(tenant.name, roleName),
      ),
      ...button(tenant, sentences.accept, link),
      paragraph(sentences.validity),
      aside(sentences.notYou),
    ],
  });
}
