// The mail a shopper gets once an order is paid. Tables and inline styles, because mail programs know
// little else.
import { type Cents, formatCents } from '@/lib/money/cents';
import type { Tenant } from '@/lib/tenants/tenant';
import { readableTextOn } from '@/lib/tenants/theme';
import { escapeHtml } from './escape-html';

type ConfirmedLine = {
  name: string;
  quantity: number;
  customizationLabel: string | null;
  customizationText: string | null;
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

const answerOf = ({ customizationLabel, customizationText }: ConfirmedLine) =>
  customizationText === null ? null : `${customizationLabel ?? 'Customization'}: ${customizationText}`;

function textOf(tenant: Tenant, order: ConfirmedOrder): string {
  const lines = order.lines.flatMap((line) => {
    const answer = answerOf(line);
    return [
      `${line.quantity} x ${line.name}, ${formatCents(line.subtotalCents)}`,
      ...(answer === null ? [] : [`   ${answer}`]),
    ];
  });
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
  const answer = answerOf(line);
  const note = answer === null ? '' : `<br><span style="color:#6b6459">${escapeHtml(answer)}</span>`;
  const cell = 'padding:12px 0;border-bottom:1px solid #e7e1d8;vertical-align:top';
  return `<tr><td style="${cell}">${escapeHtml(line.name)} <span style="color:#6b6459">× ${line.quantity}</span>${note}</td><td style="${cell};text-align:right;white-space:nowrap;padding-left:16px">${formatCents(line.subtotalCents)}</td></tr>`;
}

function htmlOf(tenant: Tenant, order: ConfirmedOrder): string {
  const band = `background:${tenant.primaryColor};color:${readableTextOn(tenant.primaryColor)}`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Order #${order.orderNumber}</title></head>
<body style="margin:0;background:#f7f4ef;color:#2b2722;font:16px/1.5 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid #e7e1d8;border-radius:12px;overflow:hidden">
<tr><td style="${band};padding:20px 24px;font-size:20px;font-weight:600">${escapeHtml(tenant.name)}</td></tr>
<tr><td style="padding:24px">
<p style="margin:0 0 4px;font-size:18px;font-weight:600">Thank you, ${escapeHtml(order.customerName)}.</p>
<p style="margin:0 0 20px">We have your order and your payment, and will get to work.</p>
<p style="margin:0 0 8px;font-weight:600">Order #${order.orderNumber}</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${order.lines.map(lineHtml).join('')}
<tr><td style="padding:12px 0;font-weight:600">Total</td><td style="padding:12px 0;font-weight:600;text-align:right">${formatCents(order.totalCents)}</td></tr></table>
<p style="margin:20px 0 4px;font-weight:600">Going to</p>
<p style="margin:0">${order.shipTo.map(escapeHtml).join('<br>')}</p>
</td></tr></table>
</td></tr></table>
</body></html>`;
}

/** Subject, text and HTML of the confirmation. */
export const orderConfirmation = (tenant: Tenant, order: ConfirmedOrder) => ({
  subject: `Your order #${order.orderNumber} from ${tenant.name}`,
  text: textOf(tenant, order),
  html: htmlOf(tenant, order),
});
