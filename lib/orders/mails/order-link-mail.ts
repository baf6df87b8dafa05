import { aside, button, type MailContent, paragraph, title } from '@/lib/mail/mail-parts';
import { mailPartSentences } from '@/lib/messages/en/mails/parts';
import { orderLinkMailSentences as sentences } from '@/lib/messages/en/mails/shopper-mails';
import type { Tenant } from '@/lib/tenants/tenant';
import type { MailOrder } from './mail-order';
import { orderMailOf } from './order-mail';

/** To the shopper who has lost the link to an order and asked for it again. */
export function orderLink(tenant: Tenant, order: MailOrder): MailContent {
  const hasLink = order.orderUrl !== null;
  const withoutLink = order.canBeAnswered ? sentences.replyInstead : sentences.askInstead;
  return orderMailOf(tenant, order, {
    subject: sentences.subject(order.orderNumber, tenant.name),
    preheader: hasLink ? sentences.preheader : sentences.preheaderWithoutLink,
    parts: [
      title(mailPartSentences.hello(order.customerName)),
      paragraph(hasLink ? sentences.link(order.orderNumber) : withoutLink(order.orderNumber, tenant.name)),
      ...button(tenant, mailPartSentences.viewOrder, order.orderUrl),
      aside(hasLink ? sentences.keepPrivate : sentences.notYou),
    ],
  });
}
