import { numberText, plural, unitList } from '../../../format';

const products = (count: number) => plural(count, { one: '# product', other: '# products' });

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
  exportOptionsHint: 'Options of a product, such as sizes, are not in these files yet.',
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
    variants: (names: readonly string[]) => `Options to add by hand: ${unitList(names)}`,
    severalPrices: 'They have several prices; this is the first.',
    currency: (currency: string) => `Priced in ${currency}. Please enter the price in US dollars.`,
    compareAt: (price: string) => `Compared with $${price} there; that is not taken over.`,
    skuMade: 'It had no SKU; this one is new.',
  },
  option: (name: string, values: readonly string[]) =>
    name ? `${name}: ${unitList(values)}` : unitList(values),
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
      'This SKU is taken by now. Give it a new one, update the product that has it, or skip this one.',
    gone: 'The product to update is no longer there, or is archived. Add it with a new SKU, or skip it.',
    too_many_categories: 'Your store has as many categories as it can have. Choose a category that exists.',
  },
  handTitle: 'To add by hand',
  handHint:
    'Files name pictures by their address. For your safety we do not fetch them: save them and add them to each product.',
  openProducts: 'See your products',
  another: 'Import another file',
} as const;
