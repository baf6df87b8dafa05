// The mail a shopper gets once an order is paid. Tables and inline styles, because mail programs know
// little else.
import { type Cents, formatCents } from '@/lib/money/cents';
import type { Tenant } from '@/lib/tenants/tenant';
import { escapeHtml } from './escape-html';
import { mailFrame } from './mail-frame';

type ConfirmedLine = {
  name: string;
  quantity: number;
  /** What the shopper gave with it: a customization, a logo, a roster. */
  answers: readonly { label: string; value: string }[];
  subtotalCents: Cents;
};

/** What the mail says of an order. */
export type ConfirmedOrder = {
  orderNumber: number;
  customerName: string;
  totalCents: Cents;
  shipTo: readonly string[];
  lines: readonly ConfirmedLine[];
};

const answersOf = ({ answers }: ConfirmedLine) => answers.map(({ label, value }) => `${label}: ${value}`);

function textOf(tenant: Tenant, order: ConfirmedOrder): string {
  const lines = order.lines.flatMap((line) => [
    `${line.quantity} x ${line.name}, ${formatCents(line.subtotalCents)}`,
    ...answersOf(line).map((answer) => `   ${answer}`),
  ]);
  return [
    `Thank you, ${order.customerName}. ${tenant.name} has your order and your payment.`,
    '',
    `Order #${order.orderNumber}`,
    ...lines,
    `Total: ${formatCents(order.totalCents)}`,
    '',
    'Going to:',
    ...order.shipTo,
    '',
    tenant.name,
  ].join('\n');
}

function lineHtml(line: ConfirmedLine): string {
  const note = answersOf(line)
    .map((answer) => `<br><span style="color:#6b6459">${escapeHtml(answer)}</span>`)
    .join('');
  const cell = 'padding:12px 0;border-bottom:1px solid #e7e1d8;vertical-align:top';
  return `<tr><td style="${cell}">${escapeHtml(line.name)} <span style="color:#6b6459">× ${line.quantity}</span>${note}</td><td style="${cell};text-align:right;white-space:nowrap;padding-left:16px">${formatCents(line.subtotalCents)}</td></tr>`;
}

const htmlOf = (tenant: Tenant, order: ConfirmedOrder): string =>
  mailFrame(
    tenant,
    `Order #${order.orderNumber}`,
    `<p style="margin:0 0 4px;font-size:18px;font-weight:600">Thank you, ${escapeHtml(order.customerName)}.</p>
<p style="margin:0 0 20px">We have your order and your payment, and will get to work.</p>
<p style="margin:0 0 8px;font-weight:600">Order #${order.orderNumber}</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${order.lines.map(lineHtml).join('')}
<tr><td style="padding:12px 0;font-weight:600">Total</td><td style="padding:12px 0;font-weight:600;text-align:right">${formatCents(order.totalCents)}</td></tr></table>
<p style="margin:20px 0 4px;font-weight:600">Going to</p>
<p style="margin:0">${order.shipTo.map(escapeHtml).join('<br>')}</p>`,
  );

/** Subject, text and HTML of the confirmation. */
export const orderConfirmation = (tenant: Tenant, order: ConfirmedOrder) => ({
  subject: `Your order #${order.orderNumber} from ${tenant.name}`,
  text: textOf(tenant, order),
  html: htmlOf(tenant, order),
});
