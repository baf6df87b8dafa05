// Sentences for shoppers about their cart.
import { plural } from '@/lib/messages/format';

export const cartSentences = {
  link: (pieces: number) =>
    pieces === 0 ? 'Cart, empty' : plural(pieces, { one: 'Cart, # item', other: 'Cart, # items' }),
  empty: 'Your cart is empty',
  emptyHint: 'Add some items to get started!',
  logoGone: 'This logo is no longer there. Please upload it again.',
  rosterGone: 'This roster is no longer there. Please upload it again.',
  rosterOutdated: 'The store has changed what it asks for. Please check your roster again.',
  rostersTooLong: 'One order can be for at most 10,000 people. Please order this roster separately.',
  checkFailed: 'Your cart could not be checked just now. Please try again.',
  rostersTooHeavy: (megabytes: number) =>
    `The rosters of one order can hold at most ${megabytes} MB of text. Please order this roster separately.`,
  removed: (name: string) => `${name} was removed`,
  cleared: 'The cart was cleared',
  undo: 'Undo',
  putBack: 'Your cart is as it was',
  change: {
    text: 'Change the text',
    logo: 'Change the logo',
    several: 'Change text and files',
    files: 'Change logo and roster',
  },
  linesNeedCare: 'Some items need your attention. Please see the cart.',
} as const;
