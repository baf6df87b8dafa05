import { type Cents, cents } from '@/lib/money/cents';

/** A tenant's platform fee: hundredths of a percent (2.9% is 290) and a fixed part per transaction. */
export type PlatformFee = { basisPoints: number; fixedCents: Cents };

/**
 * The platform's fee for an order: a percentage, rounded to the cent, plus the fixed part, at most the total. Integer
 * arithmetic, because 2.9% has no exact binary form.
 */
export function platformFeeFor(total: Cents, { basisPoints, fixedCents }: PlatformFee): Cents {
  const share = Math.round((total * basisPoints) / 10_000);
  return cents(Math.min(share + fixedCents, total));
}
