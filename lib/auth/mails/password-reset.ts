import { z } from 'zod';
import { mailLink } from '@/lib/mail/mail-link';
import { aside, button, type MailContent, mailOf, paragraph } from '@/lib/mail/mail-parts';
import { addressOfNow } from '@/lib/tenants/hosts/address-of-now';
import type { Tenant } from '@/lib/tenants/tenant';

/** What the mail with the link to choose a new password tells. */
export const passwordResetParameters = z.object({
  /** What the link opens with. */
  token: z.string().min(1),
  /** The shop's first page, as the request for the link found it. */
  storeUrl: z.url(),
});

/** Subject, text and HTML of the mail with the link to choose a new password. */
export function passwordResetMail(
  tenant: Tenant,
  { token, storeUrl }: z.output<typeof passwordResetParameters>,
): MailContent {
  const link = mailLink(addressOfNow(tenant, storeUrl), `/admin/reset-password#${token}`);
  const limits = 'The link works once, in the next 30 minutes.';
  return mailOf(tenant, {
    subject: `Choose a new password for ${tenant.name}`,
    preheader: limits,
    parts: [
      paragraph(`Somebody, we hope you, asked for a new password for the admin area of ${tenant.name}.`),
      ...button(tenant, 'Choose a new password', link),
      paragraph(limits),
      aside('If it was not you, do nothing: your password stays as it is.'),
    ],
  });
}
