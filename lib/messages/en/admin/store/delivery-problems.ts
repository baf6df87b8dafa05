// What is wrong with a way of delivery as it was typed.
import { plural } from '@/lib/messages/format';

export const deliveryProblems = {
  nameMissing: 'Give it a name that shoppers understand.',
  tooLong: (longest: number) =>
    `Please use at most ${plural(longest, { one: '# letter', other: '# letters' })}.`,
  priceInvalid: (highest: string) => `Please enter a price such as 6.50, at most ${highest}.`,
  bandInvalid: 'Each line needs a weight such as 12 oz, 1 lb or 450 g, and a price such as 6.50.',
  bandsMissing: 'Enter at least one weight with its price.',
  bandTwice: 'Each weight can be there once, and at most 12 of them.',
  daysInvalid: (most: number) => `Please enter a whole number of days, at most ${most}.`,
  daysReversed: 'The longest time is shorter than the shortest.',
  pickupMissing: 'Say where orders can be picked up.',
  placesMissing: 'Choose at least one country, and in each at least one state.',
} as const;
