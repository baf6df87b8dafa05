import { z } from 'zod';
import { mailLink } from '@/lib/mail/mail-link';
import { aside, button, type MailContent, mailOf, paragraph } from '@/lib/mail/mail-parts';
import { storeNoticeSentences as sentences } from '@/lib/messages/en/mails/store-notice';
import { addressOfNow } from '@/lib/tenants/hosts/address-of-now';
import type { Tenant } from '@/lib/tenants/tenant';
import { formatLongDate } from '@/lib/time/format-date';

const ofClosed = { storeName: z.string(), slug: z.string(), deletedOn: z.iso.datetime() };

/** An archive's mail is the shop's own. Those about its end are the platform's, because the shop's go with the shop. */
export const storeNoticeParameters = z.discriminatedUnion('notice', [
  z.object({ notice: z.literal('archive_ready'), storeUrl: z.string(), until: z.iso.datetime() }),
  z.object({
    notice: z.literal('acting'),
    operator: z.string(),
    reason: z.string(),
    endsAt: z.iso.datetime(),
  }),
  z.object({ notice: z.literal('way_in'), storeName: z.string() }),
  z.object({ notice: z.literal('closed'), ...ofClosed }),
  z.object({ notice: z.literal('deletion_soon'), ...ofClosed }),
  z.object({ notice: z.literal('deleted'), ...ofClosed }),
]);

export type StoreNotice = z.output<typeof storeNoticeParameters>;

const dayOf = (moment: string) => formatLongDate(moment.slice(0, 10));

/** The mail about a shop's archive or its end. `tenant` sends it. */
export function storeNoticeMail(tenant: Tenant, told: StoreNotice): MailContent {
  if (told.notice === 'archive_ready') {
    const { archiveReady: say } = sentences;
    const link = mailLink(addressOfNow(tenant, told.storeUrl), '/admin/settings/data');
    return mailOf(tenant, {
      subject: say.subject,
      preheader: say.lead(tenant.name),
      parts: [
        paragraph(say.lead(tenant.name)),
        ...button(tenant, say.open, link),
        paragraph(say.validity(dayOf(told.until))),
        aside(say.careful),
      ],
    });
  }
  if (told.notice === 'acting') {
    const { acting: say } = sentences;
    return mailOf(tenant, {
      subject: say.subject(tenant.name),
      preheader: say.lead(told.operator, tenant.name),
      parts: [
        paragraph(say.lead(told.operator, tenant.name)),
        paragraph(say.reason(told.reason)),
        paragraph(say.limits),
        aside(say.log),
      ],
    });
  }
  if (told.notice === 'way_in') {
    const { wayIn: say } = sentences;
    return mailOf(tenant, {
      subject: say.subject(told.storeName),
      preheader: say.lead(told.storeName),
      parts: [
        paragraph(say.lead(told.storeName)),
        ...button(tenant, say.open, mailLink(addressOfNow(tenant, null), '/sign-in')),
        aside(say.notYou),
      ],
    });
  }
  const { storeName, slug } = told;
  const day = dayOf(told.deletedOn);
  if (told.notice === 'deleted') {
    const { deleted: say } = sentences;
    return mailOf(tenant, {
      subject: say.subject(storeName),
      preheader: say.lead(storeName),
      parts: [paragraph(say.lead(storeName)), paragraph(say.stays(slug))],
    });
  }
  const signIn = mailLink(addressOfNow(tenant, null), '/sign-in');
  const say =
    told.notice === 'closed'
      ? { ...sentences.closed, first: sentences.closed.lead(storeName), second: sentences.closed.until(day) }
      : {
          ...sentences.deletionSoon,
          first: sentences.deletionSoon.lead(storeName, day),
          second: sentences.deletionSoon.until,
        };
  return mailOf(tenant, {
    subject: say.subject(storeName),
    preheader: say.first,
    parts: [paragraph(say.first), paragraph(say.second), ...button(tenant, say.open, signIn)],
  });
}
