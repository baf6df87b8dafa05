// What is wrong with a discount code. The form's browser loads them with its check.
export const codeProblems = {
  codeInvalid: (shortest: number, longest: number) =>
    `Please use ${shortest} to ${longest} letters, digits, hyphens or underscores, without spaces.`,
  percentInvalid: 'Please enter a percentage like 10, up to 100.',
  amountInvalid: (highest: string) => `Please enter an amount like 5.00, up to ${highest}.`,
  dayInvalid: 'Please choose a day.',
  endsBefore: 'Please choose a last day that is not before the first.',
  goodsMissing: 'Please choose at least one product or category, or let the code count for everything.',
  tooManyGoods: (most: number) => `Please choose at most ${most} products and ${most} categories.`,
  usesInvalid: 'Please enter a whole number from 1, or leave it empty for no limit.',
} as const;
