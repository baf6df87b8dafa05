import { type Cents, cents } from './cents';

/**
 * Splits an amount by weights to the cent: each share is its exact part rounded up or down, and together they are the
 * amount (largest remainder; of equal remainders the lower position gets the cent). If the amount is at most the sum
 * of the weights, no share exceeds its weight. Throws for a negative amount or weight, and for a positive amount with
 * a zero sum of weights.
 */
export function allocate(amount: Cents, weights: readonly number[]): Cents[] {
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n);
  if (amount < 0 || weights.some((weight) => weight < 0) || (sum === 0n && amount > 0)) {
    throw new RangeError(`${amount} cannot be split by ${weights.length} weights`);
  }
  if (amount === 0) {
    return weights.map(() => cents(0));
  }
  // BigInt, because an amount times a weight can exceed the safe integers.
  const parts = weights.map((weight, position) => {
    const product = BigInt(amount) * BigInt(weight);
    return { position, share: Number(product / sum), remainder: product % sum };
  });
  const left = amount - parts.reduce((total, { share }) => total + share, 0);
  const byRemainder = parts.toSorted((one, other) =>
    one.remainder === other.remainder
      ? one.position - other.position
      : one.remainder > other.remainder
        ? -1
        : 1,
  );
  const favoured = new Set(byRemainder.slice(0, left).map(({ position }) => position));
  return parts.map(({ position, share }) => cents(share + (favoured.has(position) ? 1 : 0)));
}
