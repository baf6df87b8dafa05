import { z } from 'zod';
import { mailLink } from '@/lib/mail/mail-link';
import { aside, button, type MailContent, mailOf, paragraph } from '@/lib/mail/mail-parts';
import { adminTeamSentences } from '@/lib/messages/en/admin/team';
import { invitationMailSentences as sentences } from '@/lib/messages/en/mails/shop-mails';
import { addressOfNow } from '@/lib/tenants/hosts/address-of-now';
import { ALL_ROLES } from '@/lib/tenants/roles';
import type { Tenant } from '@/lib/tenants/tenant';
import { isEmailAddress } from '@/lib/text/email-address';

/** Where a link leads. Its token is a fragment, so it reaches no server and no log by itself. */
export const invitationPath = (token: string): string => `/admin/invitation#${token}`;

/** What the mail with an invitation to a shop's team tells. */
export const teamInvitationParameters = z.object({
  /** What the link opens with. */
  token: z.string().min(1),
  role: z.enum(ALL_ROLES),
  /** Whoever invites, by name. */
  inviter: z.string(),
  /** The shop's first page, as the inviter's request found it. */
  storeUrl: z.url(),
});

const LONGEST_NAME = 60;

/**
 * Whether a name can stand in a mail to a stranger. People choose their names themselves, and mail programs make links
 * of what looks like an address of a page.
 */
const isPlainName = (name: string): boolean =>
  isEmailAddress(name) || (name !== '' && name.length <= LONGEST_NAME && !/[^\s][.:/@\\][^\s]/.test(name));

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
