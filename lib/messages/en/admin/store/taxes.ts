// Settings, Taxes: what an owner charges on top of, or within, the prices.
import { plural } from '@/lib/messages/format';

export const taxSettings = {
  lead: 'Makerfront calculates tax from the rates that you enter here. It does not know what you owe, and pays nothing to any office for you.',
  failed: 'The taxes could not be saved. Please try again.',
  changed: 'Somebody else has changed this meanwhile. Please reload the page and look at it again.',
  gone: 'This rate is gone. Please reload the page.',
  exists: 'There is a tax of this name for this place already.',
  full: (most: number) => `A store can have at most ${most} rates. Please remove one first.`,
  // The answer.
  answerTitle: 'Do you charge tax?',
  unanswered: 'You have not answered yet, so no tax is charged on any order.',
  unansweredHint:
    'You probably owe tax at least in the state you work from. Marketplaces such as Etsy collect it for you; in a store of your own it is up to you. Ask your state or an accountant if you are not sure.',
  answeredNone: 'You charge no tax. You can change that here at any time.',
  answerMissing: 'Please choose one of the three.',
  answers: {
    none: 'No tax',
    added: 'Tax is added to my prices',
    included: 'My prices include tax',
  },
  answerHints: {
    none: 'Orders cost what the goods and their delivery cost.',
    added:
      'As usual in the United States and Canada: a line of its own at checkout, once the address is known.',
    included: 'As usual for VAT: totals stay the same, and say how much tax they include.',
  },
  homeTitle: 'Where you work from',
  homeHint: 'Orders that are picked up are taxed here, whatever the address of the shopper.',
  country: 'Country',
  state: 'State or province',
  chooseState: 'Choose one',
  saveAnswer: 'Save',
  answerSaved: 'Your answer was saved',
  // The rates.
  rates: 'Rates',
  noRates: 'There are no rates yet, so no tax is charged.',
  ratesHint:
    'All rates that fit an address are charged there: one for the whole country, and one for its state.',
  warningTitle: 'What one rate for each state leaves out',
  warning: [
    'Most states let counties and cities add rates of their own. One rate for each state ignores them, so you may collect too little or too much.',
    'You collect where you have nexus: where you work, and where you sell a lot (often from $100,000 a year in that state).',
    'Some states tax postage, and some leave out clothing or food. Check each rate with the state or an accountant.',
  ],
  addRate: 'Add a rate',
  newRate: 'A new rate',
  wholeCountry: (country: string) => `All of ${country}`,
  percentOf: (name: string, percent: string) => `${name}, ${percent}%`,
  onPostage: 'also on postage',
  notOnPostage: 'not on postage',
  name: 'Name',
  nameHint: 'Shoppers see it beside the amount, for example NC sales tax.',
  percent: 'Rate in percent',
  taxesShipping: 'Also on postage',
  save: 'Save',
  cancel: 'Cancel',
  edit: (name: string) => `Edit ${name}`,
  remove: (name: string) => `Remove ${name}`,
  removeShort: 'Remove',
  removeQuestion: (name: string) => `Remove ${name}?`,
  removeText: 'New orders are no longer charged this tax. Orders that have it stay as they are.',
  rateSaved: (name: string) => `${name} was saved`,
  rateRemoved: (name: string) => `${name} was removed`,
  // Exempt products.
  exempt: 'Products without tax',
  exemptHint:
    'For goods that are not taxed where you sell, such as some food or clothing. They are taxed nowhere.',
  exemptNone: 'All products are taxed.',
  saveExempt: 'Save products',
  exemptSaved: (count: number) =>
    count === 0
      ? 'All products are taxed'
      : `${plural(count, { one: '1 product is', other: `${count} products are` })} without tax`,
  tooManyExempt: (most: number) => `Please choose at most ${most} products.`,
  report: 'See the tax of each month and state',
} as const;
