import {
  aside,
  block,
  button,
  type MailContent,
  mailOf,
  orderLines,
  paragraph,
  title,
} from '@/lib/mail/mail-parts';
import { formatCents } from '@/lib/money/cents';
import { chargesView } from '@/lib/orders/views/charges-view';
import type { Tenant } from '@/lib/tenants/tenant';
import type { MailOrder } from './mail-order';

/** To the shop, once an order is paid: who bought what, and the way to it in the admin area. */
export const newOrder = (tenant: Tenant, order: MailOrder): MailContent =>
  mailOf(tenant, {
    subject: `New order #${order.orderNumber}: ${formatCents(order.totalCents)} from ${order.customerName}`,
    preheader: order.lines.map(({ name, quantity }) => `${quantity} x ${name}`).join(', '),
    parts: [
      title(`You have a new order, #${order.orderNumber}.`),
      paragraph(`Paid: ${formatCents(order.totalCents)}, by ${order.customerName} (${order.customerEmail}).`),
      ...button(tenant, 'Open the order', order.adminUrl),
      orderLines(order.lines, chargesView(order.charges)),
      block('Going to', order.shipTo),
      aside(
        'If you reply to this email, your reply goes to the customer. You choose who gets these emails in your settings, under Notifications.',
      ),
    ],
  });
