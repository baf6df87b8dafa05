import { aside, button, type MailContent, mailOf, orderLines, paragraph, title } from '@/lib/mail/mail-parts';
import { chargesView } from '@/lib/orders/views/charges-view';
import type { Tenant } from '@/lib/tenants/tenant';
import type { MailOrder } from './mail-order';

/** To the shopper, while PayPal reviews a payment or waits for an eCheck. True still if it is read afterwards. */
export const paymentPending = (tenant: Tenant, order: MailOrder): MailContent =>
  mailOf(tenant, {
    subject: `PayPal is checking your payment for order #${order.orderNumber}`,
    preheader: 'There is nothing you need to do. Please do not pay again.',
    parts: [
      title(`Thank you for your order, ${order.customerName}.`),
      paragraph(
        `PayPal is still checking your payment for order #${order.orderNumber}. That can take from a few minutes to several days. There is nothing you need to do; please do not pay again.`,
      ),
      paragraph(
        'Once the payment has come through, you get an email that confirms your order, and it is made. If you have that email already, all is well.',
      ),
      ...button(tenant, 'View your order', order.orderUrl),
      orderLines(order.lines, chargesView(order.charges)),
      ...(order.canBeAnswered
        ? [aside(`Questions? Reply to this email, and ${tenant.name} will read it.`)]
        : []),
    ],
  });
