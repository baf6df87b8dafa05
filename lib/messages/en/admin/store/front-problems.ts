// What is wrong with what an owner typed about the shop's home, announcement, hours and links.
export const frontProblems = {
  tooLong: (longest: number) => `Please use at most ${longest} characters.`,
  tooMany: (most: number) => `Please choose at most ${most}.`,
  linkInvalid: 'Please enter an https address, or a path of your store such as /policies/shipping.',
  socialInvalid: (network: string) => `Please enter the address of your page at ${network}.`,
  dateInvalid: 'Please enter a date.',
  datesReversed: 'The last day is before the first one.',
  hoursInvalid: 'Please enter both times, the earlier one first.',
} as const;
