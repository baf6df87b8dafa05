// The facts about an order's money that a person must know before cancelling it. Safe for the browser.
import type { PaymentView } from '@/lib/orders/payment-facts';

export type CancelFacts = {
  /** The payments that can be refunded; almost always one. */
  refundable: PaymentView[];
  /**
   * Whether PayPal may still bring money: `opened`, the buyer may still approve; `pending`, PayPal reviews a payment.
   */
  waiting: 'opened' | 'pending' | null;
};

export function cancelFacts(payments: readonly PaymentView[]): CancelFacts {
  const has = (status: PaymentView['status']) => payments.some((payment) => payment.status === status);
  return {
    refundable: payments.filter(({ refundableCents }) => refundableCents > 0),
    waiting: has('pending') ? 'pending' : has('created') ? 'opened' : null,
  };
}
