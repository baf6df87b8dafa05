// The amount of a refund, and the order's status after it. Pure, so that a unit test can cover each case.
import { type Cents, cents, sumCents } from '@/lib/money/cents';
import type { PaymentStatus } from '@/lib/orders/status/status';
import type { GatewayRefund } from '@/lib/payments/gateway';

export type HeldMoney = { amountCents: number; refundedCents: number };

/** What is left of a captured payment, which is always in US dollars. */
export const amountLeft = ({ amountCents, refundedCents }: HeldMoney): Cents =>
  cents(amountCents - refundedCents);

/**
 * The amount to book for a refund of a captured payment: PayPal's, limited to what is left. Throws for another
 * currency.
 */
export function bookableAmount(
  payment: HeldMoney,
  refund: Pick<GatewayRefund, 'amount' | 'currency'>,
): Cents {
  if (refund.currency !== 'USD') {
    throw new Error(`PayPal has a refund in ${refund.currency} of a payment in USD`);
  }
  const left = amountLeft(payment);
  return cents(Math.min(refund.amount ?? left, left));
}

/**
 * The payment status of an order by what is left of its captures; null if it is still fully paid. An order that was
 * paid twice and refunded once is still paid.
 */
export function statusAfterRefunds(
  totalCents: number,
  captured: readonly HeldMoney[],
): Extract<PaymentStatus, 'refunded' | 'partially_refunded'> | null {
  const kept = sumCents(captured.map(amountLeft));
  return kept >= totalCents ? null : kept === 0 ? 'refunded' : 'partially_refunded';
}
