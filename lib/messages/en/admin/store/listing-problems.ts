// What is wrong with a text for search engines, or with returns, as it was typed.
import { plural } from '@/lib/messages/format';

export const listingProblems = {
  tooLong: (longest: number) =>
    `Please use at most ${plural(longest, { one: '# letter', other: '# letters' })}.`,
  days: 'Please enter a whole number of days from 1 to 365.',
} as const;
