import { aside, block, button, type MailContent, paragraph, title } from '@/lib/mail/mail-parts';
import { mailPartSentences } from '@/lib/messages/en/mails/parts';
import { refundMailSentences as sentences } from '@/lib/messages/en/mails/shopper-mails';
import { type Cents, formatCents } from '@/lib/money/cents';
import type { Tenant } from '@/lib/tenants/tenant';
import type { MailOrder } from './mail-order';
import { orderMailOf } from './order-mail';

export type RefundFacts = {
  /** Null if the payment had a wrong amount or currency: then all of it was refunded. */
  amountCents: Cents | null;
  isWhole: boolean;
  /** Empty if none was given. */
  reason: string;
  /** The shop gives the money back itself, because it did not come through PayPal. */
  isByHand: boolean;
};

/** To the shopper, when money was refunded. */
export function refundMail(tenant: Tenant, order: MailOrder, refund: RefundFacts): MailContent {
  const { amountCents, isWhole, reason, isByHand } = refund;
  const amount = amountCents === null ? null : formatCents(amountCents);
  return orderMailOf(tenant, order, {
    subject: sentences.subject(order.orderNumber, tenant.name),
    preheader: headline(amount, isByHand),
    parts: [
      title(headline(amount, isByHand)),
      paragraph(refundedSentence(tenant.name, order, { amount, isWhole })),
      ...(reason === '' ? [] : [block(sentences.reason, [reason])]),
      paragraph(isByHand ? sentences.byHand(tenant.name) : sentences.byPayPal),
      ...button(tenant, mailPartSentences.viewOrder, order.orderUrl),
      ...(order.canBeAnswered ? [aside(sentences.questions)] : []),
    ],
  });
}

function headline(amount: string | null, isByHand: boolean): string {
  if (isByHand && amount !== null) {
    return sentences.title.byHand(amount);
  }
  return amount === null ? sentences.title.unknown : sentences.title.known(amount);
}

function refundedSentence(
  store: string,
  { customerName, orderNumber }: MailOrder,
  { amount, isWhole }: { amount: string | null; isWhole: boolean },
): string {
  if (amount === null) {
    return sentences.refunded.unknown(customerName, store, orderNumber);
  }
  const say = isWhole ? sentences.refunded.whole : sentences.refunded.part;
  return say(customerName, store, amount, orderNumber);
}
