// What a refund comes to, and what it leaves of an order. Pure, so that each case can be tried.
import { type Cents, cents, sumCents } from '@/lib/money/cents';
import type { PaymentStatus } from '@/lib/orders/status/status';
import type { GatewayRefund } from '@/lib/payments/gateway';

export type HeldMoney = { amountCents: number; refundedCents: number };

/** What a captured payment still holds. Only US dollars are ever captured. */
export const amountLeft = ({ amountCents, refundedCents }: HeldMoney): Cents =>
  cents(amountCents - refundedCents);

/** What a refund comes to in a captured payment; PayPal's word counts, up to what the payment holds. */
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
 * The payment status of an order by what is left of its captures; null if it has lost nothing. An order that was paid
 * twice and got one of the two back is still paid.
 */
export function statusAfterRefunds(
  totalCents: number,
  captured: readonly HeldMoney[],
): Extract<PaymentStatus, 'refunded' | 'partially_refunded'> | null {
  const kept = sumCents(captured.map(amountLeft));
  return kept >= totalCents ? null : kept === 0 ? 'refunded' : 'partially_refunded';
}
