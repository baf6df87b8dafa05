// The server's reasons why lines of a cart cannot be ordered as they are.
export const cartCheckSentences = {
  logoGone: 'This logo is no longer there. Please upload it again.',
  rosterGone: 'This roster is no longer there. Please upload it again.',
  rosterOutdated: 'The store has changed what it asks for. Please check your roster again.',
  rostersTooLong: 'One order can be for at most 10,000 people. Please order this roster separately.',
  rostersTooHeavy: (megabytes: number) =>
    `The rosters of one order can hold at most ${megabytes} MB of text. Please order this roster separately.`,
  checkFailed: 'Your cart could not be checked just now. Please try again.',
} as const;
