/** The name of a part of an order's line that has no name of its own. */
export const orderLineSentences = {
  /** At PayPal: what the sizes of all rosters add to the price. */
  largerSizes: 'Larger sizes',
  file: 'File',
} as const;
