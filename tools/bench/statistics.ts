/** The value that a share of all values does not exceed (nearest rank); NaN if there are none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** The middle value; of an even number of values the lower of the two in the middle. */
export const median = (values: readonly number[]): number => percentile(values, 0.5);
