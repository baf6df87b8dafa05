import { aside, block, button, type MailContent, mailOf, paragraph, title } from '@/lib/mail/mail-parts';
import { type Cents, formatCents } from '@/lib/money/cents';
import type { Tenant } from '@/lib/tenants/tenant';
import type { MailOrder } from './mail-order';

export type RefundFacts = {
  /** Null where the payment was in an amount or a currency of its own: then all of it went back. */
  amountCents: Cents | null;
  isWhole: boolean;
  /** Empty if none was given. */
  reason: string;
  /** Whether the shop gives it back itself, because it did not come through PayPal. */
  isByHand: boolean;
};

/** To the shopper, once money went back. */
export function refundMail(tenant: Tenant, order: MailOrder, refund: RefundFacts): MailContent {
  const { amountCents, isWhole, reason, isByHand } = refund;
  const amount = amountCents === null ? null : formatCents(amountCents);
  return mailOf(tenant, {
    subject: `Your refund for order #${order.orderNumber} from ${tenant.name}`,
    preheader: headline(amount, isByHand),
    parts: [
      title(headline(amount, isByHand)),
      paragraph(
        `Hello, ${order.customerName}. ${tenant.name} has refunded ${whatOf(amount, isWhole)} for order #${order.orderNumber}.`,
      ),
      ...(reason === '' ? [] : [block('Reason', [reason])]),
      paragraph(
        isByHand
          ? `${tenant.name} gives it back to you in person or by bank transfer, as you paid it.`
          : 'It goes back the way you paid. A PayPal balance has it right away, a bank account within about five business days, and a card within up to 30 days, depending on its bank.',
      ),
      ...button(tenant, 'View your order', order.orderUrl),
      ...(order.canBeAnswered ? [aside('Questions? Reply to this email.')] : []),
    ],
  });
}

function headline(amount: string | null, isByHand: boolean): string {
  if (isByHand && amount !== null) {
    return `You get ${amount} back.`;
  }
  return amount === null ? 'Your payment is on its way back.' : `${amount} is on its way back to you.`;
}

function whatOf(amount: string | null, isWhole: boolean): string {
  if (amount === null) {
    return 'the whole of a payment';
  }
  return isWhole ? `the whole payment of ${amount}` : `${amount}, a part of your payment,`;
}
