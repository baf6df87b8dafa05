// How many pieces of a product are there, for the shop's people.
import { numberText, plural } from '@/lib/messages/format';

const pieces = (count: number): string => plural(count, { one: '# piece', other: '# pieces' });

export const stockPageSentences = {
  title: 'Stock',
  titleOf: (product: string) => `Stock: ${product}`,
  back: 'All products',
  notFound: 'This product is not there any more.',
  kindTitle: 'How is the stock kept?',
  kinds: {
    uncounted: 'Not counted',
    counted: 'Counted',
    one_of_a_kind: 'One of a kind',
  },
  kindHints: {
    uncounted: 'You can always make more. It is never sold out.',
    counted: 'Each sale takes from the pieces that you have. At none it is sold out.',
    one_of_a_kind: 'There is one piece. Once it is sold its page stays, and says “Sold”.',
  },
  hasOptions: 'A product with options is not one of a kind. Remove its options first, or count its pieces.',
  lowLabel: 'Send an email when so few are left',
  lowHint:
    'Goes to the address of your notifications, once for each time that a sale leaves so few. Leave it empty for no email.',
  saveKind: 'Save',
  kindSaved: 'Saved.',
  countTitle: 'Pieces on hand',
  countHint:
    'Count everything that you have, also the pieces of orders that are not paid yet: an order takes its pieces when it is paid.',
  firstCountHint:
    'Only the pieces that you enter here can be bought. What has 0 is sold out as soon as you save. Count the pieces of orders that are not paid yet too.',
  wholeProduct: 'All of this product',
  onHand: (name: string) => `Pieces on hand: ${name}`,
  reason: 'Why the number changes',
  reasonHint: 'For your own history, such as “Two broke in the kiln”.',
  saveCounts: 'Save the count',
  countsSaved: 'The count is saved.',
  nothingChanged: 'No number is different.',
  invalid: 'Enter a whole number, 0 or more.',
  onlyOne: 'Of what is one of a kind there is one piece, or none.',
  changed:
    'A sale has changed these numbers while this page was open. They are up to date now: please look at your count again.',
  changedNow: (onHand: number) => `Now ${numberText(onHand)}`,
  failed: 'The stock could not be saved. Please try again.',
  historyTitle: 'What has changed',
  historyEmpty: 'Nothing has changed yet.',
  newest: (count: number) => `The newest ${numberText(count)} changes are shown.`,
  change: (change: number) => (change > 0 ? `+${numberText(change)}` : numberText(change).replace('-', '−')),
  left: (onHand: number) => `${pieces(onHand)} then`,
  what: {
    sale: 'Sold',
    returned: 'Back after a refund',
    cancelled: 'Back after a cancellation',
    corrected: 'Counted',
    kind: 'Became one of a kind',
    options: 'Options were changed',
  },
  order: (orderNumber: number) => `order #${orderNumber}`,
  short: (short: number) => `Sold beyond what you had: ${pieces(short)}`,
  /** In the list of products. */
  inList: {
    uncounted: 'Not counted',
    left: (left: number) => `${numberText(left)} left`,
    sold_out: 'Sold out',
    sold: 'Sold',
  },
  /** For screen readers: the link in the list. */
  stockOf: (product: string, state: string) => `Stock of ${product}: ${state}`,
} as const;

/** Beside a refund. */
export const stockBackSentences = {
  legend: 'Back into stock?',
  hint: 'Pieces that you will have again, so that they can be sold.',
  of: (name: string, most: number) => `${name} (of ${numberText(most)})`,
  named: (product: string, values: readonly string[]) => [product, ...values].join(', '),
  changed: 'These pieces went back into stock already. Load the page again to see what is left.',
} as const;
