import { type Cents, cents } from '@/lib/money/cents';

/** A capture as far as money goes back from it, in cents. */
export type RefundedCapture = {
  amountCents: number;
  platformFeeCents: number;
  /** What went back before. */
  refundedCents: number;
};

/**
 * What of the platform's fee goes back to the shop with a refund of `amount`: its share of the capture, rounded
 * on the sum of all refunds so far and not on each, so that refunds which come to the whole return exactly the
 * whole fee, and none returns more than its own amount. PayPal keeps its own fee on a refund (PayPal's user
 * agreement). Throws a RangeError if more went back than was captured: that is a bug.
 */
export function returnedFee(capture: RefundedCapture, amount: Cents): Cents {
  const { refundedCents } = capture;
  return cents(feeOf(capture, refundedCents + amount) - feeOf(capture, refundedCents));
}

/** The fee that belongs to the first `part` cents of a capture, half a cent rounded up. */
function feeOf({ amountCents, platformFeeCents }: RefundedCapture, part: number): number {
  if (part < 0 || part > amountCents) {
    throw new RangeError(`${part} of ${amountCents} cents cannot have been refunded`);
  }
  // Two amounts of an order, multiplied, can be more than a number holds exactly.
  const [fee, whole] = [BigInt(platformFeeCents), BigInt(amountCents)];
  return whole === 0n ? 0 : Number((2n * fee * BigInt(part) + whole) / (2n * whole));
}
