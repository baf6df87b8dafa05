import { numberText, plural } from '../../../format';

const products = (count: number) => plural(count, { one: '# product', other: '# products' });

// Changing many products at once.
export const bulkSentences = {
  select: (name: string) => `Select ${name}`,
  selectPage: 'Select all on this page',
  toolbar: 'Change the selected products',
  selected: (count: number) => plural(count, { one: '# selected', other: '# selected' }),
  selectMatching: (count: number) => `Select all ${numberText(count)}`,
  selectFirst: (count: number) => `Select the newest ${numberText(count)}`,
  clear: 'Clear selection',
  activate: 'Activate',
  deactivate: 'Deactivate',
  prices: 'Change prices…',
  categories: 'Categories…',
  archive: 'Archive…',
  // Prices.
  pricesTitle: (count: number) => `Change the prices of ${products(count)}`,
  direction: 'Direction',
  raise: 'Raise',
  lower: 'Lower',
  unit: 'By',
  percent: 'Percent',
  amount: 'US dollars each',
  by: 'How much',
  byInvalidPercent: 'Please enter a percentage such as 10 or 7.5, below 100 to lower prices.',
  byInvalidAmount: 'Please enter an amount such as 2.50.',
  showPreview: 'Show the new prices',
  preview: 'New prices',
  previewLine: (from: string, to: string) => `${from} → ${to}`,
  variants: (count: number) => plural(count, { one: 'and # variant', other: 'and # variants' }),
  stays: 'stays as it is',
  more: (count: number) => `And ${products(count)} more.`,
  changePrices: (count: number) => `Change ${plural(count, { one: '# price', other: '# prices' })}`,
  nothingToChange: 'No price would change.',
  // Categories.
  categoriesTitle: (count: number) => `Categories of ${products(count)}`,
  category: 'Category',
  mode: 'What to do',
  modes: {
    add: 'Add to this category',
    remove: 'Take out of this category',
    first: 'Make it the first category',
  },
  firstHint: 'The first category is the one on the product’s page. The one before stays as a further one.',
  changeCategories: 'Change categories',
  // Archive.
  archiveQuestion: (count: number) => `Archive ${products(count)}?`,
  archiveHint: 'Shoppers can no longer see or buy them. You can undo this, or restore them later.',
  archiveConfirm: 'Archive',
  // What became of it.
  result: (count: number) =>
    count === 0
      ? 'Nothing was changed.'
      : `${plural(count, { one: '# product was', other: '# products were' })} changed.`,
  undone: (count: number) => `${plural(count, { one: '# product is', other: '# products are' })} as before.`,
  left: (count: number) => `${products(count)} stayed as they were:`,
  nameless: 'A product that is gone',
  reasons: {
    gone: 'is no longer there',
    archived: 'is archived',
    already: 'needed no change',
    changed: 'was changed since, so it was not undone',
    too_low: 'would cost less than $0.01, or one of its variants would',
    too_high: 'would cost more than the highest price, or one of its variants would',
  },
  reasonLine: (name: string, reason: string) => `${name} ${reason}.`,
  undo: 'Undo',
  close: 'Close',
  failed: 'The products could not be changed. Nothing was changed.',
  undoFailed: 'This could not be undone. Please try again.',
  undoneAlready: 'This can no longer be undone: it was undone already, or is older than a day.',
  undoCategoryGone: 'A category that these products had is deleted, so nothing was undone.',
  chooseFailed: 'The products could not be selected. Please try again.',
  previewFailed: 'The new prices could not be shown. Please try again.',
} as const;
