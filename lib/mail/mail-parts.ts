// What mails are made of: each piece as HTML and as plain text, so that the two say the same.
import { mailPartSentences } from '@/lib/messages/en/mails/parts';
import { choiceSentences } from '@/lib/messages/en/shop/choices';
import { type Cents, formatCents } from '@/lib/money/cents';
import type { Tenant } from '@/lib/tenants/tenant';
import { readableTextOn } from '@/lib/tenants/theme/theme';
import { escapeHtml } from './escape-html';
import { mailFrame } from './mail-frame';

export type MailPart = { html: string; text: string };

/** Subject and both bodies of a mail. */
export type MailContent = { subject: string; text: string; html: string };

export type MailLine = {
  name: string;
  quantity: number;
  /** The shopper's choices, one per line. */
  answers: readonly { label: string; value: string }[];
  subtotalCents: Cents;
};

/** The first sentence of a mail. Left to right, even around a name in a right-to-left script. */
export const title = (text: string): MailPart => ({
  html: `<p style="margin:0 0 8px;font-size:18px;line-height:1.4;font-weight:600">${escapeHtml(text)}</p>`,
  text,
});

export const paragraph = (text: string): MailPart => ({
  html: `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`,
  text,
});

/** A less important remark. */
export const aside = (text: string): MailPart => ({
  html: `<p class="quiet" style="margin:0 0 16px;color:#6b6459">${escapeHtml(text)}</p>`,
  text,
});

/** A link that looks like a button; nothing without an address, and the mail still reads well. */
export function button(tenant: Tenant, label: string, address: string | null): MailPart[] {
  if (address === null) {
    return [];
  }
  const style = `display:inline-block;padding:13px 24px;border:1px solid #d8d0c4;border-radius:10px;font-weight:600;text-align:center;text-decoration:none;background:${tenant.primaryColor};color:${readableTextOn(tenant.primaryColor)}`;
  return [
    {
      html: `<p style="margin:4px 0 20px"><a class="button" href="${escapeHtml(address)}" style="${style}">${escapeHtml(label)}</a></p>`,
      text: mailPartSentences.labelled(label, address),
    },
  ];
}

/** A few lines under a heading, such as an address. */
export const block = (heading: string, lines: readonly string[]): MailPart => ({
  html: `<p style="margin:20px 0 4px;font-weight:600">${escapeHtml(heading)}</p>
<p style="margin:0 0 16px">${lines.map((line) => `<span dir="auto" style="display:block">${escapeHtml(line)}</span>`).join('')}</p>`,
  text: [mailPartSentences.heading(heading), ...lines].join('\n'),
});

const answersOf = ({ answers }: MailLine) => answers.map(choiceSentences.line);

/** An amount between the lines and the total, such as a discount; with its sign. */
export type MailCharge = { label: string; amount: string };

/** The bought lines, discounts and additions, and the total. */
export const orderLines = (
  lines: readonly MailLine[],
  charges: { rows: readonly MailCharge[]; totalCents: Cents },
): MailPart => ({
  html: `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${lines.map(lineHtml).join('')}${charges.rows.map(chargeHtml).join('')}
<tr><td style="padding:12px 0;font-weight:600">${mailPartSentences.total}</td><td style="padding:12px 0 12px 16px;font-weight:600;text-align:right;white-space:nowrap">${formatCents(charges.totalCents)}</td></tr></table>`,
  text: [
    ...lines.flatMap((line) => [
      mailPartSentences.pricedPieces(
        mailPartSentences.pieces(line.quantity, line.name),
        formatCents(line.subtotalCents),
      ),
      ...answersOf(line).map((answer) => `   ${answer}`),
    ]),
    ...charges.rows.map(({ label, amount }) => mailPartSentences.labelled(label, amount)),
    mailPartSentences.labelled(mailPartSentences.total, formatCents(charges.totalCents)),
  ].join('\n'),
});

const chargeHtml = ({ label, amount }: MailCharge): string =>
  `<tr><td style="padding:8px 0 0;overflow-wrap:anywhere"><span dir="auto">${escapeHtml(label)}</span></td><td style="padding:8px 0 0 16px;text-align:right;white-space:nowrap">${amount}</td></tr>`;

function lineHtml(line: MailLine): string {
  const cell = 'padding:12px 0;border-bottom:1px solid #e7e1d8;vertical-align:top';
  const answers = answersOf(line)
    .map(
      (answer) =>
        `<span class="quiet" dir="auto" style="display:block;color:#6b6459">${escapeHtml(answer)}</span>`,
    )
    .join('');
  return `<tr><td class="rule" style="${cell};overflow-wrap:anywhere;word-break:break-word"><span dir="auto">${escapeHtml(line.name)}</span> <span class="quiet" style="color:#6b6459">× ${line.quantity}</span>${answers}</td><td class="rule" style="${cell};text-align:right;white-space:nowrap;padding-left:16px">${formatCents(line.subtotalCents)}</td></tr>`;
}

/** A mail made of parts, signed with the shop's name. */
export const mailOf = (
  tenant: Tenant,
  { subject, preheader, parts }: { subject: string; preheader: string; parts: readonly MailPart[] },
): MailContent => ({
  subject,
  text: [...parts.map(({ text }) => text), tenant.name].join('\n\n'),
  html: mailFrame(tenant, { title: subject, preheader, body: parts.map(({ html }) => html).join('\n') }),
});
