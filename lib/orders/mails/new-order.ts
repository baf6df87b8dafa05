import { aside, button, type MailContent, orderLines, paragraph, title } from '@/lib/mail/mail-parts';
import { mailPartSentences } from '@/lib/messages/en/mails/parts';
import { newOrderMailSentences as sentences } from '@/lib/messages/en/mails/shop-mails';
import { unitList } from '@/lib/messages/list-text';
import { formatCents } from '@/lib/money/cents';
import { chargesView } from '@/lib/orders/views/charges-view';
import type { Tenant } from '@/lib/tenants/tenant';
import type { MailOrder } from './mail-order';
import { orderMailOf } from './order-mail';
import { whenAndWhere } from './where-to';
import { wishesToShop } from './wishes';

/** To the shop, when an order is paid: who bought what, with a link to the admin area. */
export const newOrder = (tenant: Tenant, order: MailOrder): MailContent =>
  orderMailOf(tenant, order, {
    subject: sentences.subject(order.orderNumber, formatCents(order.totalCents), order.customerName),
    preheader: unitList(order.lines.map(({ name, quantity }) => mailPartSentences.pieces(quantity, name))),
    parts: [
      title(sentences.title(order.orderNumber)),
      paragraph(sentences.paid(formatCents(order.totalCents), order.customerName, order.customerEmail)),
      ...button(tenant, sentences.open, order.adminUrl),
      orderLines(order.lines, chargesView(order.charges)),
      ...wishesToShop(order),
      ...whenAndWhere(order),
      aside(sentences.replies),
    ],
  });
