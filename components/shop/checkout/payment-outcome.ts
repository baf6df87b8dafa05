// What the answer to a capture means, and what the shopper reads.

import { capturePayment, UNCERTAIN_CODES } from '@/components/shop/shop-api';
import { checkoutSentences } from '@/lib/messages/en/shop/checkout';
import type { Refusal } from '@/lib/wire/call';

export type PaymentOutcome = {
  /**
   * `done`: paid or under review, so the order stands. `choose`: open PayPal's window again, for another way to pay.
   * `retry`: nothing was taken, and the button can be pressed again. `closed`: this order is over, the next try is a
   * new one. `unsure`: the result is unknown, so the next try asks before it pays. `cart_paid`: nothing was taken,
   * because another order of the cart is paid.
   */
  next: 'done' | 'choose' | 'retry' | 'closed' | 'unsure' | 'cart_paid';
  message: string | null;
};

const DONE: PaymentOutcome = { next: 'done', message: null };

/** By the capture's status at PayPal or, without a capture, by the issue. */
const OUTCOMES: Readonly<Record<string, PaymentOutcome>> = {
  COMPLETED: DONE,
  PENDING: DONE,
  INSTRUMENT_DECLINED: { next: 'choose', message: checkoutSentences.chooseAnother },
  REDIRECT_PAYER_FOR_ALTERNATE_FUNDING: { next: 'choose', message: checkoutSentences.chooseAnother },
  PAYER_ACTION_REQUIRED: { next: 'choose', message: checkoutSentences.payerActionNeeded },
  DECLINED: { next: 'retry', message: checkoutSentences.declined },
};

/** The outcome of a status; an unknown status counts as not completed. */
export const outcomeOfStatus = (status: string): PaymentOutcome =>
  Object.hasOwn(OUTCOMES, status) && OUTCOMES[status]
    ? OUTCOMES[status]
    : { next: 'retry', message: checkoutSentences.paymentNotCompleted };

/** What follows from a refusal by our server, or from no answer at all. */
export function outcomeOfRefusal({ code, message }: Refusal): PaymentOutcome {
  if (code === 'cart_being_paid') {
    return { next: 'unsure', message: checkoutSentences.payingElsewhere };
  }
  if (UNCERTAIN_CODES.has(code)) {
    return { next: 'unsure', message: checkoutSentences.paymentProcessingFailed };
  }
  switch (code) {
    case 'cart_paid':
      return { next: 'cart_paid', message: null };
    case 'order_not_payable':
      return { next: 'closed', message: checkoutSentences.orderClosed };
    case 'store_not_selling':
    case 'out_of_stock':
      // Nothing was taken, and the next try would end the same.
      return { next: 'closed', message: message ?? checkoutSentences.orderClosed };
    case 'too_many_attempts':
      // Refused before anything was asked: the approval stands, and the next try asks for it again.
      return { next: 'unsure', message };
    case 'payment_not_found':
      return { next: 'retry', message: checkoutSentences.paymentNotCompleted };
    default:
      return { next: 'retry', message: checkoutSentences.paymentProcessingFailed };
  }
}

/**
 * Captures an approved payment; never throws. `orderId` is empty if unknown; if the cart is paid, it is the order
 * that paid it.
 */
export async function takePayment(
  tenantId: string,
  payment: { paypalOrderId: string; checkoutToken: string | null },
): Promise<{ outcome: PaymentOutcome; orderId: string }> {
  const taken = await capturePayment(tenantId, payment);
  return taken.ok
    ? { outcome: outcomeOfStatus(taken.value.status), orderId: taken.value.order_id }
    : { outcome: outcomeOfRefusal(taken.error), orderId: taken.error.orderId ?? '' };
}
