import { aside, button, type MailContent, orderLines, paragraph, title } from '@/lib/mail/mail-parts';
import { mailPartSentences } from '@/lib/messages/en/mails/parts';
import { pendingMailSentences as sentences } from '@/lib/messages/en/mails/shopper-mails';
import { chargesView } from '@/lib/orders/views/charges-view';
import type { Tenant } from '@/lib/tenants/tenant';
import type { MailOrder } from './mail-order';
import { orderMailOf } from './order-mail';

/** To the shopper, while PayPal reviews a payment or waits for an eCheck. Worded to stay true if it is read later. */
export const paymentPending = (tenant: Tenant, order: MailOrder): MailContent =>
  orderMailOf(tenant, order, {
    subject: sentences.subject(order.orderNumber),
    preheader: sentences.preheader,
    parts: [
      title(sentences.title(order.customerName)),
      paragraph(sentences.checking(order.orderNumber)),
      paragraph(sentences.next),
      ...button(tenant, mailPartSentences.viewOrder, order.orderUrl),
      orderLines(order.lines, chargesView(order.charges)),
      ...(order.canBeAnswered ? [aside(mailPartSentences.questions(tenant.name))] : []),
    ],
  });
