import { z } from 'zod';
import { button, type MailContent, mailOf, paragraph } from '@/lib/mail/mail-parts';
import { feeStatementMailSentences as sentences } from '@/lib/messages/en/mails/fee-statement';
import { cents, formatCents } from '@/lib/money/cents';
import type { Tenant } from '@/lib/tenants/tenant';
import { formatDate, formatMonth } from '@/lib/time/format-date';

export const feeStatementParameters = z.object({
  store: z.string(),
  number: z.number().int(),
  month: z.string().regex(/^\d{4}-\d{2}$/),
  totalCents: z.number().int(),
  dueAt: z.iso.datetime(),
  /** 0 for the statement itself, 1 and 2 for its reminders. */
  reminder: z.number().int().min(0).max(2),
  link: z.url(),
});

/** The mail with a shop's statement of the platform's fees, and its reminders. From the platform to an owner. */
export function feeStatementMail(
  platform: Tenant,
  { store, number, month, totalCents, dueAt, reminder, link }: z.output<typeof feeStatementParameters>,
): MailContent {
  const total = formatCents(cents(totalCents));
  const lead = sentences.lead(store, formatMonth(month), total);
  const due = formatDate(new Date(dueAt), 'UTC');
  return mailOf(platform, {
    subject: reminder === 0 ? sentences.subject(number, store) : sentences.reminderSubject(number, store),
    preheader: lead,
    parts: [
      paragraph(lead),
      paragraph(reminder === 2 ? sentences.overdue(due) : sentences.due(due)),
      ...button(platform, sentences.open, link),
    ],
  });
}
