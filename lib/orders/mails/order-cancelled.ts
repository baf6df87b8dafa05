import { aside, block, button, type MailContent, mailOf, paragraph, title } from '@/lib/mail/mail-parts';
import { mailPartSentences } from '@/lib/messages/en/mails/parts';
import { cancelledMailSentences as sentences } from '@/lib/messages/en/mails/shopper-mails';
import { type Cents, formatCents } from '@/lib/money/cents';
import type { Tenant } from '@/lib/tenants/tenant';
import type { MailOrder } from './mail-order';

/** What has become of the money of a cancelled order. */
export type CancelledMoney = {
  /** What was paid; 0 for an order that nobody has paid. */
  paid: Cents;
  /** What went back, or is on its way. */
  returned: Cents;
  /** Whether PayPal still looks into a payment of it. */
  isChecked: boolean;
};

/** To the shopper, once the shop has cancelled an order: that it has, and what becomes of the money. */
export const orderCancelled = (tenant: Tenant, order: MailOrder, money: CancelledMoney): MailContent =>
  mailOf(tenant, {
    subject: sentences.subject(order.orderNumber, tenant.name),
    preheader: moneySentence(tenant.name, money),
    parts: [
      title(mailPartSentences.hello(order.customerName)),
      paragraph(sentences.cancelled(tenant.name, order.orderNumber)),
      paragraph(moneySentence(tenant.name, money)),
      block(
        sentences.lines,
        order.lines.map(({ name, quantity }) => mailPartSentences.pieces(quantity, name)),
      ),
      ...button(tenant, mailPartSentences.viewOrder, order.orderUrl),
      ...(order.canBeAnswered ? [aside(mailPartSentences.questions(tenant.name))] : []),
    ],
  });

/** Promises no more than what is written down: a refund that is asked for may still be refused. */
function moneySentence(store: string, { paid, returned, isChecked }: CancelledMoney): string {
  if (isChecked) {
    return sentences.money.checking(store);
  }
  if (paid === 0) {
    return sentences.money.unpaid;
  }
  if (returned >= paid) {
    return sentences.money.whole(store, formatCents(paid));
  }
  return returned > 0
    ? sentences.money.part(store, formatCents(paid), formatCents(returned))
    : sentences.money.none(store, formatCents(paid));
}
