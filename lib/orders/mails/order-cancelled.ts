import { aside, block, button, type MailContent, paragraph, title } from '@/lib/mail/mail-parts';
import { mailPartSentences } from '@/lib/messages/en/mails/parts';
import {
  refundMailSentences,
  cancelledMailSentences as sentences,
} from '@/lib/messages/en/mails/shopper-mails';
import { type Cents, formatCents } from '@/lib/money/cents';
import type { Tenant } from '@/lib/tenants/tenant';
import type { MailOrder } from './mail-order';
import { orderMailOf } from './order-mail';

/** The money of a cancelled order, and why it is cancelled. */
export type CancelledFacts = {
  /** The captured amount; 0 for an unpaid order. */
  paid: Cents;
  /** The amount of all refunds, completed or in progress. */
  returned: Cents;
  /** PayPal is still reviewing a payment. */
  isChecked: boolean;
  /** As the shop wrote it; '' without one. */
  reason: string;
};

/** To the shopper, when the shop has cancelled an order: that it did so, and what happens with the money. */
export const orderCancelled = (tenant: Tenant, order: MailOrder, cancelled: CancelledFacts): MailContent =>
  orderMailOf(tenant, order, {
    subject: sentences.subject(order.orderNumber, tenant.name),
    preheader: moneySentence(tenant.name, order.totalCents, cancelled),
    parts: [
      title(mailPartSentences.hello(order.customerName)),
      paragraph(sentences.cancelled(tenant.name, order.orderNumber)),
      paragraph(moneySentence(tenant.name, order.totalCents, cancelled)),
      ...(cancelled.reason === '' ? [] : [block(refundMailSentences.reason, [cancelled.reason])]),
      block(
        sentences.lines,
        order.lines.map(({ name, quantity }) => mailPartSentences.pieces(quantity, name)),
      ),
      ...button(tenant, mailPartSentences.viewOrder, order.orderUrl),
      ...(order.canBeAnswered ? [aside(mailPartSentences.questions(tenant.name))] : []),
    ],
  });

/** Says no more than what is recorded: PayPal may still refuse a requested refund. */
function moneySentence(store: string, total: Cents, { paid, returned, isChecked }: CancelledFacts): string {
  if (isChecked) {
    return sentences.money.checking(store);
  }
  if (paid === 0) {
    return total === 0 ? sentences.money.free : sentences.money.unpaid;
  }
  if (returned >= paid) {
    return sentences.money.whole(store, formatCents(paid));
  }
  return returned > 0
    ? sentences.money.part(store, formatCents(paid), formatCents(returned))
    : sentences.money.none(store, formatCents(paid));
}
