import type { Tenant } from '@/lib/tenants/tenant';
import { aside, button, type MailContent, mailOf, paragraph } from './mail-parts';

/** The mail with the link to choose a new password: subject, text and HTML. */
export function passwordResetMail(tenant: Tenant, link: string): MailContent {
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
