import { aside, block, button, type MailContent, paragraph, title } from '@/lib/mail/mail-parts';
import { mailPartSentences } from '@/lib/messages/en/mails/parts';
import { completedMailSentences as sentences } from '@/lib/messages/en/mails/shopper-mails';
import type { Tenant } from '@/lib/tenants/tenant';
import type { MailOrder } from './mail-order';
import { orderMailOf } from './order-mail';
import { whereTo } from './where-to';

/** To the shopper, when the shop has marked an order as completed. */
export const orderCompleted = (tenant: Tenant, order: MailOrder): MailContent =>
  orderMailOf(tenant, order, {
    subject: sentences.subject(order.orderNumber, tenant.name),
    preheader: sentences.preheader,
    parts: [
      title(sentences.title(order.customerName)),
      paragraph(sentences.made(tenant.name, order.orderNumber)),
      block(
        sentences.lines,
        order.lines.map(({ name, quantity }) => mailPartSentences.pieces(quantity, name)),
      ),
      ...whereTo(order),
      ...button(tenant, mailPartSentences.viewOrder, order.orderUrl),
      ...(order.canBeAnswered ? [aside(sentences.questions(tenant.name))] : []),
    ],
  });
