import { numberText, plural } from '../../../format';
import { unitList } from '../../../list-text';

const products = (count: number) => plural(count, { one: '# product', other: '# products' });

type OptionsInShort = {
  options: readonly { name: string; values: readonly string[] }[];
  combinations: number;
  prices: string | null;
  pieces: number | null;
};

/** Values that are named in a line. */
const NAMED = 6;

const shortList = (values: readonly string[]): string =>
  values.length <= NAMED
    ? values.join(', ')
    : `${values.slice(0, NAMED - 1).join(', ')} + ${numberText(values.length - NAMED + 1)}`;

/** The headings and words of our own file. They are read back, so a changed word makes older files unreadable. */
export const transferColumns = {
  name: 'Name',
  sku: 'SKU',
  price: 'Price',
  isActive: 'Active',
  category: 'Category',
  furtherCategories: 'Further categories',
  description: 'Description',
  weight: 'Weight',
  allowsCustomization: 'Customizable',
  customizationLabel: 'Customization label',
  customizationPlaceholder: 'Customization example',
  customizationLimit: 'Most letters',
  isTeamOrder: 'Team order',
  requiresLogo: 'Requires a logo',
  requiresRoster: 'Requires a roster',
  yes: 'Yes',
  no: 'No',
} as const;

// Products as a file: taking them out, and bringing them in.
export const transferSentences = {
  link: 'Import or export',
  title: 'Products as a file',
  back: 'Back to the products',
  // Export.
  exportTitle: 'Export',
  exportHint:
    'All products that are not archived, as a CSV file that a spreadsheet opens. Pictures are not in it.',
  exportShapes: {
    own: 'Download for Makerfront',
    shopify: 'Download for Shopify',
    etsy: 'Download for Etsy',
  },
  exportOptionsHint:
    'Options, their combinations and the pieces on hand are in the file for Shopify, and come back from it as they are. Etsy’s has up to two options, one price and one number of pieces. Ours has what a product has once.',
  exportFailed: 'The products could not be exported. Please try again.',
  // Import.
  importTitle: 'Import',
  importHint: (most: number, megabytes: number) =>
    `Choose the file that Shopify or Etsy gives you (Products, Export; or Shop Manager, Settings, Download Data), or one of ours. Up to ${numberText(most)} products and ${numberText(megabytes)} MB. Nothing changes before you have seen it.`,
  chooseFile: 'Choose a file',
  file: 'Product file',
  reading: 'Reading the file…',
  readFailed: 'The file could not be read. Please try again.',
  readErrors: {
    no_headings:
      'This is not a product file that we know. Its first row needs the headings of Shopify’s or Etsy’s export, or at least Name, SKU and Price.',
    no_products: 'This file has headings and no products below them.',
    too_many_products: 'This file has more than 1,000 products. Please split it into several files.',
    too_many_variants:
      'This file has more than 10,000 combinations of options. Please split it into several files.',
    too_large: 'This file is too large: at most 1 MB. Please split it into several files.',
    too_many_rows: 'This file has too many rows. Please split it into several files.',
    empty: 'This file is empty.',
    busy: 'Many files are being read at the moment. Please try again in a minute.',
    not_a_table: 'This file is not a table. Please save it as CSV or .xlsx.',
    unreadable: 'This file could not be read. Please save it as CSV and choose it again.',
  },
  tooManyFiles: (minutes: number) =>
    `Many files were read for your store. Please try again in ${plural(minutes, { one: '# minute', other: '# minutes' })}.`,
  // Preview.
  shapes: {
    own: 'A product file of Makerfront’s shape',
    shopify: 'A product export of Shopify',
    etsy: 'A listings file of Etsy',
  },
  found: (shape: string, count: number) => `${shape} with ${products(count)}.`,
  newCategories: (names: readonly string[]) =>
    `${plural(names.length, { one: 'A new category', other: '# new categories' })}: ${unitList(names)}.`,
  toRepair: (count: number) =>
    plural(count, { one: '# product needs your answer', other: '# products need your answer' }),
  allWell: 'All products can be imported.',
  onlyToRepair: 'Show only those that need an answer',
  asInactive: 'Add new products as inactive, so that you can look at them first',
  existing: (count: number) =>
    `${plural(count, { one: '# SKU is', other: '# SKUs are' })} in your store already:`,
  updateAll: 'Update them all',
  skipAll: 'Skip them all',
  renameAll: 'Give new SKUs',
  line: (line: number) => `Row ${numberText(line)}`,
  product: (name: string, line: number) => name || `Row ${numberText(line)}`,
  what: 'What to do',
  choose: 'Choose…',
  actions: { create: 'Add', update: 'Update', skip: 'Skip' },
  newSku: 'New SKU',
  newSkuFor: (name: string) => `New SKU for ${name}`,
  more: 'Description and more',
  skuInShop: (name: string) =>
    `“${name}” in your store has this SKU. Update it, skip this one, or give it a new SKU.`,
  skuArchived: (name: string) =>
    `“${name}”, which is archived, has this SKU. Skip this one, or give it a new SKU.`,
  skuOfVariant: (name: string) => `A variant of “${name}” has this SKU. Skip this one, or give it a new SKU.`,
  skuTwice: (line: number) =>
    `Row ${numberText(line)} has the same SKU. Skip one of the two, or give it a new SKU.`,
  notes: {
    pictures: (count: number) => `${plural(count, { one: '# picture', other: '# pictures' })} to add by hand`,
    repeated: (count: number) =>
      plural(count, {
        one: '# row repeats a combination; the first of them counts.',
        other: '# rows repeat a combination; the first of them counts.',
      }),
    weights: (heaviest: string) => `Its combinations weigh differently; the heaviest counts: ${heaviest}.`,
    skus: (skus: readonly string[]) =>
      `The file does not say which combination has which SKU: ${unitList(skus)}. Please enter them, or all have the first.`,
    currency: (currency: string) => `Priced in ${currency}. Please enter the price in US dollars.`,
    compareAt: (price: string) =>
      `The file has a compare-at price of $${price}. It is not taken over: enter a sale price in the product, under “Price and times”.`,
    skuMade: 'It had no SKU; this one is new.',
  },
  // Options and pieces.
  optionsInShort: ({ options, combinations, prices, pieces }: OptionsInShort) =>
    [
      ...options.map(({ name, values }) => `${name}: ${shortList(values)}`),
      ...(combinations > 0 ? [plural(combinations, { one: '# combination', other: '# combinations' })] : []),
      ...(prices === null ? [] : [prices]),
      ...(pieces === null ? [] : [plural(pieces, { one: '# piece', other: '# pieces' })]),
    ].join(' · '),
  priceSpan: (lowest: string, highest: string) => (lowest === highest ? lowest : `${lowest}–${highest}`),
  optionsTitle: 'Options and pieces',
  takesOptions: 'Take over its options and pieces',
  optionName: (place: number) => `Option ${numberText(place)}`,
  valueOf: (option: string) => `Values of ${option}`,
  valueAt: (option: string, place: number) => `${option}, value ${numberText(place)}`,
  leaveOut: (value: string) => `Leave out ${value}`,
  combination: (values: readonly string[]) => values.join(', '),
  combinations: 'Combinations',
  emptyHint: 'What you leave empty is as the product has it.',
  showAll: (count: number) => `Show all ${numberText(count)} combinations`,
  pieces: 'Pieces',
  piecesOf: (name: string) => `Pieces of ${name}`,
  piecesOnHand: 'Pieces on hand',
  piecesOfAll: 'Pieces of all combinations',
  countsPieces: 'Count its pieces',
  piecesInvalid: 'Please enter a whole number, such as 12',
  piecesReason: 'From a product file',
  tooManyCombinations: (count: number, most: number) =>
    `These are ${numberText(count)} combinations, and a product can have ${numberText(most)}. Leave out some values, or the options.`,
  tooManyTogether: (count: number, most: number) =>
    `With the values that your product has, these are ${numberText(count)} combinations, and it can have ${numberText(most)}. Leave out some values, or the options.`,
  otherOptions: (names: readonly string[]) =>
    `Your product has other options: ${unitList(names)}. Give these the same names, or leave out the options.`,
  skuOfOther: (name: string) => `“${name}” in your store has this SKU. Please enter another one.`,
  skuOfRow: (sku: string, name: string) =>
    `“${name}” in your store has the SKU ${sku} of a combination. Update it, skip this one, or change that SKU.`,
  // What an update changes.
  changes: {
    newOptions: 'Gets these options.',
    added: (count: number) =>
      plural(count, { one: '# new combination is added.', other: '# new combinations are added.' }),
    kept: (count: number) =>
      plural(count, {
        one: '# combination that is not in the file stays as it is.',
        other: '# combinations that are not in the file stay as they are.',
      }),
    prices: (count: number) =>
      plural(count, {
        one: 'The price of # combination changes.',
        other: 'The prices of # combinations change.',
      }),
    same: 'Options and prices of the combinations are the same.',
    noOptions: 'Its options and pieces stay as they are.',
    roster: 'Its options stay as they are: they have the sizes of its roster.',
    turnsOn: 'Its pieces are counted from now on, as in the file.',
    piecesStay: (count: number) =>
      plural(count, {
        one: 'The pieces on hand stay as they are; the file differs in # number.',
        other: 'The pieces on hand stay as they are; the file differs in # numbers.',
      }),
    turnsOnOthers: 'Combinations that are not in the file have no pieces then.',
    regroups: 'Each combination is counted for itself then. Those that are not in the file have no pieces.',
    newPieces: (count: number) =>
      plural(count, {
        one: '# new combination gets its pieces from the file.',
        other: '# new combinations get their pieces from the file.',
      }),
    piecesSet: (count: number) =>
      plural(count, { one: '# number of pieces is set.', other: '# numbers of pieces are set.' }),
  },
  setsPieces: 'Also set the pieces on hand of products that are counted already',
  setsPiecesHint:
    'A sale since the file was made is not in its numbers. If one comes in before you import, the product is not changed.',
  materials: (names: readonly string[]) => `Materials: ${unitList(names)}`,
  // Doing it.
  run: (count: number) => `Import ${products(count)}`,
  runRest: (count: number) => `Import the other ${numberText(count)}`,
  running: (done: number, total: number) => `${numberText(done)} of ${numberText(total)}…`,
  cancel: 'Start over',
  cancelQuestion: 'Start over with another file?',
  cancelHint: 'What you have changed here is lost. Products that were imported stay.',
  result: ({ created, updated, skipped }: { created: number; updated: number; skipped: number }) =>
    `${unitList([
      plural(created, { one: '# product was added', other: '# products were added' }),
      plural(updated, { one: '# was updated', other: '# were updated' }),
      plural(skipped, { one: '# was skipped', other: '# were skipped' }),
    ])}.`,
  left: (count: number) =>
    plural(count, {
      one: '# product was not imported. See below why.',
      other: '# products were not imported. See below why.',
    }),
  stopped: (done: number, total: number) =>
    `The import stopped after ${numberText(done)} of ${numberText(total)}. Nothing is lost: press Import again to go on with the others.`,
  importFailed: 'The products could not be imported. Please try again.',
  refusals: {
    sku_taken:
      'This SKU, or one of its combinations, is taken by now. Give it a new one, update the product that has it, or skip this one.',
    options_refused:
      'The options do not fit those of the product in your store, which has changed. Leave out the options, or choose the file again.',
    pieces_moved:
      'A sale has moved its pieces since the file was read. Choose the file again, or import it without the pieces.',
    gone: 'The product to update is no longer there, or is archived. Add it with a new SKU, or skip it.',
    too_many_categories: 'Your store has as many categories as it can have. Choose a category that exists.',
  },
  handTitle: 'To add by hand',
  handHint:
    'Files name pictures by their address. For your safety we do not fetch them: save them and add them to each product.',
  openProducts: 'See your products',
  another: 'Import another file',
} as const;
