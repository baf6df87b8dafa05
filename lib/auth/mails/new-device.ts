import { z } from 'zod';
import { deviceName } from '@/lib/auth/sessions/device-name';
import { mailLink } from '@/lib/mail/mail-link';
import { aside, block, button, type MailContent, mailOf, paragraph, title } from '@/lib/mail/mail-parts';
import { newDeviceMailSentences as sentences } from '@/lib/messages/en/mails/security-mails';
import { addressOfNow } from '@/lib/tenants/hosts/address-of-now';
import type { Tenant } from '@/lib/tenants/tenant';
import { formatDateTime } from '@/lib/time/format-date';

/** The parameters of the mail about a sign-in from a new browser. */
export const newDeviceParameters = z.object({
  /** The token in the link. */
  token: z.string().min(1),
  /** The shop's first page, as seen by the sign-in's request. */
  storeUrl: z.url(),
  userAgent: z.string().max(400),
  address: z.string().max(64),
  at: z.iso.datetime(),
});

/** Subject, text and HTML of the mail about a sign-in from a browser that is new for the account. */
export function newDeviceMail(
  tenant: Tenant,
  { token, storeUrl, userAgent, address, at }: z.output<typeof newDeviceParameters>,
): MailContent {
  const link = mailLink(addressOfNow(tenant, storeUrl), `/admin/not-me#${token}`);
  return mailOf(tenant, {
    subject: sentences.subject(tenant.name),
    preheader: sentences.title(tenant.name),
    parts: [
      title(sentences.title(tenant.name)),
      block(sentences.facts, [
        sentences.device(deviceName(userAgent)),
        ...(address === '' ? [] : [sentences.address(address)]),
        sentences.time(formatDateTime(new Date(at), 'UTC')),
      ]),
      paragraph(sentences.wasYou),
      ...button(tenant, sentences.notMe, link),
      aside(sentences.whatItDoes),
    ],
  });
}
