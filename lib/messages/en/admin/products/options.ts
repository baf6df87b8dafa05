// The options of a product where an owner keeps it, and what is wrong with them.
import { numberText, plural } from '@/lib/messages/format';
import { type Drawn, sentenceParts } from '@/lib/messages/sentence-parts';

export const optionsSentences = {
  title: 'Sizes, glazes and other options',
  hint: (options: number, variants: number) =>
    `Up to ${numberText(options)}, with up to ${numberText(variants)} combinations. Say what each one changes: a price and an SKU are then asked for below.`,
  none: 'None: it is sold in one kind.',
  /** The options in one line: `Size (3), Glaze (4)`. */
  inShort: (options: readonly { name: string; count: number }[]) =>
    options.map(({ name, count }) => `${name} (${numberText(count)})`).join(', '),
  addOption: 'Add an option',
  addRosterSize: 'Use the roster’s sizes',
  newOption: 'New option',
  option: 'Option',
  optionHint: 'Such as Size or Glaze',
  removeOption: (option: string) => `Remove ${option}`,
  rosterSizes: (sizes: readonly string[]) =>
    sizes.length === 0
      ? 'The roster has no column of sizes. Add one to its columns.'
      : `Sizes of the roster: ${sizes.join(', ')}. Change them, and what they add to the price, in the roster columns.`,
  values: (option: string) => `Values of ${option}`,
  value: 'Value',
  newValue: 'new value',
  valueNamed: (option: string, value: string) => `${option}: ${value}`,
  addValue: 'Add a value',
  removeValue: (value: string) => `Remove ${value}`,
  picture: (value: string) => `Picture of ${value}`,
  choosePicture: (value: string) => `Choose a picture of ${value}`,
  replacePicture: (value: string) => `Replace the picture of ${value}`,
  removePicture: (value: string) => `Remove the picture of ${value}`,
  effects: (option: string) => `${option} changes`,
  effect: {
    changesPrice: 'the price',
    changesStock: 'the stock',
    changesSku: 'the SKU',
    changesPicture: 'the picture',
  },
  stockAfterSaving:
    'Each of these values gets pieces of its own. You enter them after saving, in the column “Stock” of your products.',
  stockWhere: <Node>(link: Drawn<Node>) =>
    sentenceParts`Each of these values gets pieces of its own. Save, and enter them in ${link('the stock of this product')}.`,
  // The table.
  combinations: (count: number) => plural(count, { one: '# combination', other: '# combinations' }),
  tableHint: 'What you leave empty is as the product has it. Combinations that you do not make get no tick.',
  combination: 'Combination',
  price: 'Price in $',
  priceOf: (combination: string) => `Price of ${combination} in US dollars`,
  sku: 'SKU',
  skuOf: (combination: string) => `SKU of ${combination}`,
  offered: 'For sale',
  offeredOf: (combination: string) => `${combination} is for sale`,
  combined: (values: readonly string[]) => values.join(', '),
  // Many at once.
  many: 'Fill in many at once',
  which: 'Which',
  all: 'All combinations',
  allWith: (option: string, value: string) => `All with ${option} ${value}`,
  fillIn: 'Fill in',
  filledIn: (count: number) =>
    plural(count, { one: '# combination is filled in.', other: '# combinations are filled in.' }),
  tick: 'For sale',
  untick: 'Not for sale',
  setPrice: 'Set the price to',
  what: 'What',
  // What is wrong.
  invalid: 'Please check the options.',
  nameMissing: 'Please enter a name, such as Size',
  nameTwice: 'Another option has this name',
  valuesMissing: 'Please add a value',
  valueMissing: 'Please enter a value, or remove it',
  valueTwice: 'This value is there twice',
  skuTwice: 'Another combination has this SKU',
  tooManyOptions: (most: number) => `A product can have at most ${numberText(most)} options.`,
  tooManyVariants: (most: number) =>
    `These are more than ${numberText(most)} combinations. Remove some values.`,
  noneOffered: 'Please leave at least one combination for sale.',
  skuTaken: (sku: string) => `The SKU ${sku} belongs to another product. Please use a different one.`,
} as const;
