import { aside, button, type MailContent, mailOf, paragraph, title } from '@/lib/mail/mail-parts';
import type { Tenant } from '@/lib/tenants/tenant';
import type { MailOrder } from './mail-order';

/** To the shopper who has lost the way to an order and asked for it again. */
export function orderLink(tenant: Tenant, order: MailOrder): MailContent {
  const hasLink = order.orderUrl !== null;
  return mailOf(tenant, {
    subject: `See your order #${order.orderNumber} from ${tenant.name}`,
    preheader: hasLink ? 'Here is the page of your order, as you asked.' : 'You asked to see your order.',
    parts: [
      title(`Hello, ${order.customerName}.`),
      paragraph(
        hasLink
          ? `Here is the link to your order #${order.orderNumber}. It shows how your order stands, and a receipt to print.`
          : `You asked to see your order #${order.orderNumber}. Please ${order.canBeAnswered ? 'reply to this email' : 'ask the shop'}, and ${tenant.name} will tell you how it stands.`,
      ),
      ...button(tenant, 'View your order', order.orderUrl),
      aside(
        hasLink
          ? 'Whoever has this link can see the order, so keep it to yourself. If you did not ask for it, there is nothing you need to do.'
          : 'If you did not ask for this, there is nothing you need to do.',
      ),
    ],
  });
}
