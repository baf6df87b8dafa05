import { aside, block, button, type MailContent, orderLines, paragraph, title } from '@/lib/mail/mail-parts';
import { mailPartSentences } from '@/lib/messages/en/mails/parts';
import { paymentLinkMailSentences as sentences } from '@/lib/messages/en/mails/shopper-mails';
import { formatCents } from '@/lib/money/cents';
import { chargesView } from '@/lib/orders/views/charges-view';
import type { Tenant } from '@/lib/tenants/tenant';
import { formatLongDate } from '@/lib/time/format-date';
import type { MailOrder } from './mail-order';
import { orderMailOf } from './order-mail';
import { whenAndWhere } from './where-to';

/** To the customer of an order by hand: what it is, and the link to pay it. */
export function paymentLink(tenant: Tenant, order: MailOrder, { payUntil }: { payUntil: Date }): MailContent {
  const total = formatCents(order.totalCents);
  const day = formatLongDate(payUntil.toISOString().slice(0, 10));
  return orderMailOf(tenant, order, {
    subject: sentences.subject(order.orderNumber, tenant.name),
    preheader: sentences.preheader(total, day),
    parts: [
      title(mailPartSentences.hello(order.customerName)),
      paragraph(sentences.created(tenant.name, order.orderNumber, total)),
      ...(order.orderUrl === null ? [paragraph(sentences.withoutLink(tenant.name))] : []),
      ...button(tenant, sentences.seeAndPay, order.orderUrl),
      orderLines(order.lines, chargesView(order.charges)),
      ...whenAndWhere(order),
      block(sentences.until, [day]),
      aside(sentences.notYou),
    ],
  });
}
