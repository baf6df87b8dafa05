import { block, button, type MailContent, orderLines, paragraph, title } from '@/lib/mail/mail-parts';
import { mailPartSentences } from '@/lib/messages/en/mails/parts';
import { confirmationMailSentences as sentences } from '@/lib/messages/en/mails/shopper-mails';
import { formatCents } from '@/lib/money/cents';
import { isHandedOver } from '@/lib/orders/delivery/delivery-lines';
import { chargesView } from '@/lib/orders/views/charges-view';
import type { Tenant } from '@/lib/tenants/tenant';
import type { MailOrder } from './mail-order';
import { orderMailOf } from './order-mail';
import { whenAndWhere } from './where-to';
import { wishesToShopper } from './wishes';

/** To the shopper, when an order is paid: the receipt, what happens next, and the link to the order's page. */
export const orderConfirmation = (tenant: Tenant, order: MailOrder): MailContent =>
  orderMailOf(tenant, order, {
    subject: sentences.subject(order.orderNumber, tenant.name),
    preheader: sentences.preheader(formatCents(order.totalCents)),
    parts: [
      title(sentences.title(order.customerName)),
      paragraph(sentences.received(tenant.name, order.orderNumber)),
      ...button(tenant, mailPartSentences.viewOrder, order.orderUrl),
      orderLines(order.lines, chargesView(order.charges)),
      ...wishesToShopper(order),
      ...whenAndWhere(order),
      ...(isHandedOver(order.delivery)
        ? []
        : [block(sentences.next, [sentences.making, ...(order.canBeAnswered ? [sentences.correct] : [])])]),
    ],
  });
