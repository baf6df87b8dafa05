// What is wrong with a tax rate. The form's browser loads them with its check.
export const taxProblems = {
  nameMissing: 'Please give the tax a name that shoppers know, such as NC sales tax.',
  tooLong: (most: number) => `Please use at most ${most} characters.`,
  percentInvalid: (highest: string) => `Please enter a percentage like 4.75, up to ${highest}.`,
  placeInvalid: 'Please choose a country and a state from the lists.',
} as const;
