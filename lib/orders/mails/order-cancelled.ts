import { aside, block, button, type MailContent, mailOf, paragraph, title } from '@/lib/mail/mail-parts';
import { type Cents, formatCents } from '@/lib/money/cents';
import type { Tenant } from '@/lib/tenants/tenant';
import type { MailOrder } from './mail-order';

/** What has become of the money of a cancelled order. */
export type CancelledMoney = {
  /** What was paid; 0 for an order that nobody has paid. */
  paid: Cents;
  /** What went back, or is on its way. */
  returned: Cents;
  /** Whether PayPal still looks into a payment of it. */
  isChecked: boolean;
};

/** To the shopper, once the shop has cancelled an order: that it has, and what becomes of the money. */
export const orderCancelled = (tenant: Tenant, order: MailOrder, money: CancelledMoney): MailContent =>
  mailOf(tenant, {
    subject: `Your order #${order.orderNumber} from ${tenant.name} is cancelled`,
    preheader: sentenceOf(tenant, money),
    parts: [
      title(`Hello, ${order.customerName}.`),
      paragraph(`${tenant.name} has cancelled your order #${order.orderNumber}. It is not going to be made.`),
      paragraph(sentenceOf(tenant, money)),
      block(
        'It was for',
        order.lines.map(({ name, quantity }) => `${quantity} x ${name}`),
      ),
      ...button(tenant, 'View your order', order.orderUrl),
      ...(order.canBeAnswered
        ? [aside(`Questions? Reply to this email, and ${tenant.name} will read it.`)]
        : []),
    ],
  });

/** Promises no more than what is written down: a refund that is asked for may still be refused. */
function sentenceOf(tenant: Tenant, { paid, returned, isChecked }: CancelledMoney): string {
  if (isChecked) {
    return `PayPal is still checking your payment. If it is taken all the same, ${tenant.name} can give it back.`;
  }
  if (paid === 0) {
    return 'You have not paid for it, so there is nothing to give back.';
  }
  if (returned >= paid) {
    return `${tenant.name} gives you your payment of ${formatCents(paid)} back. Another email tells you as soon as it has left.`;
  }
  return returned > 0
    ? `Of your payment of ${formatCents(paid)}, ${formatCents(returned)} goes back to you. ${tenant.name} will settle the rest with you.`
    : `${tenant.name} has your payment of ${formatCents(paid)}, and will settle it with you.`;
}
