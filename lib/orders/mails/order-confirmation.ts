import { block, button, type MailContent, mailOf, orderLines, paragraph, title } from '@/lib/mail/mail-parts';
import { formatCents } from '@/lib/money/cents';
import { chargesView } from '@/lib/orders/views/charges-view';
import type { Tenant } from '@/lib/tenants/tenant';
import type { MailOrder } from './mail-order';

/** To the shopper, once an order is paid: the receipt, what happens next, and the way to the order's page. */
export const orderConfirmation = (tenant: Tenant, order: MailOrder): MailContent =>
  mailOf(tenant, {
    subject: `Your order #${order.orderNumber} from ${tenant.name}`,
    preheader: `We have your payment of ${formatCents(order.totalCents)} and will get to work.`,
    parts: [
      title(`Thank you, ${order.customerName}.`),
      paragraph(`${tenant.name} has your order #${order.orderNumber} and your payment.`),
      ...button(tenant, 'View your order', order.orderUrl),
      orderLines(order.lines, chargesView(order.charges)),
      block('Going to', order.shipTo),
      block('What happens next', [
        'Your order is made for you, and you get an email once it is completed.',
        ...(order.canBeAnswered
          ? ['Is something not right? Reply to this email soon, before your order is made.']
          : []),
      ]),
    ],
  });
