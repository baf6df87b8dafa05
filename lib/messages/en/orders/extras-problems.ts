/** What is wrong with what a shopper adds to an order. */
export const extrasProblems = {
  needBy: 'Please choose a day from tomorrow to a year from now.',
  text: 'Please shorten your note or your gift message.',
} as const;
