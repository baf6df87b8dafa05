import type { Tenant } from '@/lib/tenants/tenant';
import type { MailOrder } from './mail-order';
import { aside, button, type MailContent, mailOf, paragraph, title } from './mail-parts';

/** To the shopper who has lost the way to an order and asked for it again. */
export const orderLink = (tenant: Tenant, order: MailOrder): MailContent =>
  mailOf(tenant, {
    subject: `The link to your order #${order.orderNumber} from ${tenant.name}`,
    preheader: 'Here is the page of your order, as you asked.',
    parts: [
      title(`Hello, ${order.customerName}.`),
      paragraph(
        order.orderUrl === null
          ? `You asked to see your order #${order.orderNumber}. Please answer this mail, and ${tenant.name} will tell you how it stands.`
          : `Here is the link to your order #${order.orderNumber}. It shows how your order stands, and a receipt to print.`,
      ),
      ...button(tenant, 'View your order', order.orderUrl),
      aside(
        'Whoever has this link can see the order, so keep it to yourself. If you did not ask for it, there is nothing you need to do.',
      ),
    ],
  });
