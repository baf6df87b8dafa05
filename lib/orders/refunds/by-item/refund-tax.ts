// How much of a refund is tax. Fixed when the money has gone back, so that the report of a month stays as it is.
import { type Cents, cents } from '@/lib/money/cents';

type TaxedOrder = {
  totalCents: number;
  /** The tax in the total. */
  taxCents: number;
  /** What all its captures took, and what had gone back of it before this refund. */
  capturedCents: number;
  refundedCents: number;
  /** The tax in what had gone back before. */
  taxBackCents: number;
};

/**
 * The tax in a refund of this amount. `known`: that of the pieces it is for; null for a refund of an amount, which has
 * the order's share. The refund that leaves nothing takes all tax that is left. Money of a second payment for the same
 * order is no part of the sale, and has none.
 */
export function taxOfRefund(order: TaxedOrder, amount: Cents, known: Cents | null): Cents {
  const kept = (captured: number) => Math.max(0, Math.min(order.totalCents, captured));
  const before = kept(order.capturedCents - order.refundedCents);
  const after = kept(order.capturedCents - order.refundedCents - amount);
  const left = Math.max(0, order.taxCents - order.taxBackCents);
  const share = before - after;
  if (share === 0) {
    return cents(0);
  }
  if (after === 0) {
    return cents(Math.min(left, amount));
  }
  return cents(Math.min(left, amount, known ?? Math.round((left * share) / before)));
}
