import { aside, block, button, type MailContent, mailOf, paragraph, title } from '@/lib/mail/mail-parts';
import type { Tenant } from '@/lib/tenants/tenant';
import type { MailOrder } from './mail-order';

/** To the shopper, once the shop has marked an order as completed. */
export const orderCompleted = (tenant: Tenant, order: MailOrder): MailContent =>
  mailOf(tenant, {
    subject: `Your order #${order.orderNumber} from ${tenant.name} is completed`,
    preheader: 'Everything you ordered is made.',
    parts: [
      title(`Good news, ${order.customerName}.`),
      paragraph(
        `${tenant.name} has completed your order #${order.orderNumber}: everything you ordered is made.`,
      ),
      block(
        'Your order',
        order.lines.map(({ name, quantity }) => `${quantity} x ${name}`),
      ),
      block('Going to', order.shipTo),
      ...button(tenant, 'View your order', order.orderUrl),
      ...(order.canBeAnswered
        ? [aside(`Questions about delivery? Reply to this email, and ${tenant.name} will read it.`)]
        : []),
    ],
  });
