import { type Cents, cents } from '@/lib/money/cents';

/** The fields of a capture for a refund, in cents. */
export type RefundedCapture = {
  amountCents: number;
  platformFeeCents: number;
  /** Refunded before. */
  refundedCents: number;
};

/**
 * The part of the platform's fee that a refund of `amount` returns to the shop. It is rounded on the sum of all
 * refunds so far, not on each: so refunds of the whole capture return exactly the whole fee, and none returns more
 * than its own amount. PayPal keeps its own fee on a refund (PayPal's user agreement). Throws a RangeError if more was
 * refunded than captured, which is a bug.
 */
export function returnedFee(capture: RefundedCapture, amount: Cents): Cents {
  const { refundedCents } = capture;
  return cents(feeOf(capture, refundedCents + amount) - feeOf(capture, refundedCents));
}

/** Other refunds of a capture whose part of the fee is settled: their sums, in cents. */
export type OtherReturns = { amountCents: number; feeCents: number };

/**
 * The part of the fee that PayPal is asked to return with a refund of `amount`, beside others that are made or under way.
 * Whatever becomes of those, all parts together are never more than the whole fee, and exactly it once all is refunded.
 */
export function partnerFeeToReturn(
  { amountCents, platformFeeCents }: Omit<RefundedCapture, 'refundedCents'>,
  amount: Cents,
  others: OtherReturns,
): Cents {
  const part = Math.min(others.amountCents + amount, amountCents);
  const wanted = feeOf({ amountCents, platformFeeCents, refundedCents: 0 }, part) - others.feeCents;
  return cents(Math.min(Math.max(wanted, 0), amount));
}

/** The fee for the first `part` cents of a capture, half a cent rounded up. */
function feeOf({ amountCents, platformFeeCents }: RefundedCapture, part: number): number {
  if (part < 0 || part > amountCents) {
    throw new RangeError(`${part} of ${amountCents} cents cannot have been refunded`);
  }
  // BigInt, because the product of two amounts can exceed the safe integers.
  const [fee, whole] = [BigInt(platformFeeCents), BigInt(amountCents)];
  return whole === 0n ? 0 : Number((2n * fee * BigInt(part) + whole) / (2n * whole));
}
