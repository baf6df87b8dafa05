// The section "Price and times" of the product form, and what is wrong with what was typed there.
import { plural } from '@/lib/messages/format';
import { unitList } from '@/lib/messages/list-text';
import { type Drawn, sentenceParts } from '@/lib/messages/sentence-parts';

export const termsSentences = {
  title: 'Price and times',
  none: 'One price, made already, sold from one piece',
  inShort: {
    sale: (price: string) => `Sale ${price}`,
    breaks: (count: number) => plural(count, { one: '# price by quantity', other: '# prices by quantity' }),
    minimum: (count: number) => `at least ${plural(count, { one: '# piece', other: '# pieces' })}`,
    ready: (days: number) =>
      plural(days, { one: 'ready in # working day', other: 'ready in # working days' }),
    letters: 'preview of the letters',
    together: (parts: readonly string[]) => unitList(parts),
  },
  // The sale.
  saleTitle: 'Sale',
  salePrice: 'Sale price',
  salePriceHint:
    'A price such as 24.00, or a part off such as 15%. The regular price is shown struck through.',
  severalPrices: 'The variants have several prices: a price counts for all of them, a percentage for each.',
  saleFrom: 'First day',
  saleFromHint: 'Empty: today.',
  saleUntil: 'Last day',
  saleUntilHint: 'Empty: until you end it.',
  // Prices by quantity.
  breaksTitle: 'Prices by quantity',
  breaksHint:
    'All pieces of the product in one order count together, whatever their options, and every piece on a roster.',
  breakFrom: (place: number) => `From how many pieces, step ${place}`,
  breakPrice: (place: number) => `Price of each, step ${place}`,
  fromColumn: 'From',
  priceColumn: 'Price of each',
  addBreak: 'Add a price by quantity',
  removeBreak: (place: number) => `Remove step ${place}`,
  // Quantity and time.
  minimum: 'Least quantity in an order',
  minimumHint: 'Empty: one piece.',
  readyDays: 'Working days to make it',
  readyDaysHint: 'Shoppers read “Ready to ship by” a date. Empty: it is at hand.',
  workingDays: <Node>(link: Drawn<Node>) =>
    sentenceParts`Days begin by your shop’s clock, and only working days count: ${link('see your working days')}.`,
  // The letters of the personal text.
  letterStyle: 'Show the customization as it is typed',
  letterStyleHint: 'Shoppers see their text in these letters beside the field.',
  letterStyles: {
    plain: 'In plain letters',
    serif: 'In letters with serifs',
    script: 'In handwriting',
    typewriter: 'In a typewriter’s letters',
    capitals: 'In stamped capitals',
    engraved: 'Engraved',
  },
  noPreview: 'Do not show it',
} as const;

export const termsProblems = {
  invalid: 'Please check the price and the times.',
  price: 'Please enter a price such as 24.00, or a part off such as 15%.',
  percent: 'Please take between 0.01% and 90% off.',
  notBelow: (price: string) => `It must be less than the regular price of ${price}.`,
  day: 'Please enter a day such as 2026-12-04.',
  untilFirst: 'The last day is before the first.',
  saleMissing: 'Enter the sale price, or leave the days empty.',
  breakFrom: (most: string) => `Please enter a whole number from 2 to ${most}.`,
  breakTwice: 'This quantity is there twice.',
  breakNotLess: 'More pieces must cost less each than fewer.',
  minimum: (most: string) => `Please enter a whole number from 1 to ${most}.`,
  readyDays: (most: number) => `Please enter a whole number of days, at most ${most}.`,
} as const;
