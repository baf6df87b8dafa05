import type { Tenant } from '@/lib/tenants/tenant';
import { type MailContent, mailOf, paragraph, title } from './mail-parts';

/** A test mail to the shop's people, to check that mail arrives. */
export const testMail = (tenant: Tenant): MailContent =>
  mailOf(tenant, {
    subject: `A test email from ${tenant.name}`,
    preheader: 'Mail from your store arrives here.',
    parts: [
      title('Mail from your store arrives here.'),
      paragraph(
        'Somebody of your store has asked for this email, to see where news of orders goes. There is nothing you need to do.',
      ),
    ],
  });
