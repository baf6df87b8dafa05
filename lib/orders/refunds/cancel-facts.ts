// What about an order's money must be said before it is cancelled. Safe for the browser.
import type { PaymentView } from '@/lib/orders/payment-facts';

export type CancelFacts = {
  /** The payments that money can go back from: one, in all but the rarest cases. */
  refundable: PaymentView[];
  /** Whether PayPal may still bring money: its buyer was asked for it, or it looks into the payment. */
  waiting: 'opened' | 'pending' | null;
};

export function cancelFacts(payments: readonly PaymentView[]): CancelFacts {
  const has = (status: PaymentView['status']) => payments.some((payment) => payment.status === status);
  return {
    refundable: payments.filter(({ refundableCents }) => refundableCents > 0),
    waiting: has('pending') ? 'pending' : has('created') ? 'opened' : null,
  };
}
