import { numberText, plural } from '@/lib/messages/format';

// Visits: how a shop is found, looked at and bought from.
export const visitsSentences = {
  title: 'Visits',
  notCounted: 'This could not be counted.',
  exportFailed: 'The figures could not be exported. Please try again.',
  ranges: 'Time',
  range: (days: number) => (days === 365 ? '1 year' : `${days} days`),
  asCsv: 'Days as CSV',
  lead: (timeZone: string) =>
    `Counted on our server without cookies, and without recognising anybody. New figures appear within seconds. A day is one in ${timeZone}.`,
  whatIsCounted: 'What is counted',
  explained: [
    'A visit is a page that somebody opens from outside of your store: from a search, a link, an app or a bookmark. Someone who comes back in the evening is a second visit, because we recognise nobody.',
    'Cart is a first piece in an empty cart, checkout is a checkout page that was opened. Known crawlers and visits with JavaScript switched off are not counted, and neither are you: whoever is signed in here, or previews the store.',
    'A browser that asks not to be tracked is counted, but not where it came from, and not what it searched for. Figures are forgotten after a year.',
  ],
  noneTitle: 'Nobody was counted yet',
  noneText:
    'As soon as somebody opens your store, you see here how they found it and what they looked at. Put its address where your customers are: in your profiles, on your cards, in your parcels.',
  noneHere: 'Nothing was counted in this time.',
  seeStore: 'See your store',
  beFound: 'Be found by search engines',

  visits: 'Visits',
  views: 'Product views',
  carts: 'Carts',
  checkouts: 'Checkouts',
  orders: 'Paid orders',
  sales: 'Sales',
  more: (percent: number) => `${numberText(percent)}% more`,
  less: (percent: number) => `${numberText(percent)}% less`,
  asMany: 'as before',
  noneBefore: 'none before',
  comparedWith: (days: number) => `Compared with the ${days} days before.`,
  noBefore: 'There is nothing to compare with yet.',

  byDay: 'Visits by day',
  byWeek: 'Visits by week',
  salesByDay: 'Sales by day',
  salesByWeek: 'Sales by week',
  weekFrom: (day: string) => `7 days from ${day}`,
  day: 'Day',
  week: 'Week from',
  chartSummary: (name: string, best: string, day: string) => `${name}. The most: ${best} on ${day}.`,
  chartLabel: (name: string) => `${name}, one after the other`,
  visitsText: (count: number) => plural(count, { one: '# visit', other: '# visits' }),

  steps: 'From a visit to an order',
  eachVisit: (views: number) => `${numberText(views)} for each visit`,
  ofVisits: (percent: number) => `${numberText(percent)}% of visits`,
  ofCarts: (percent: number) => `${numberText(percent)}% of carts`,
  ofCheckouts: (percent: number) => `${numberText(percent)}% of checkouts`,

  sources: 'Where they came from',
  source: 'Source',
  sourcesHint: 'Links that end in ?utm_source=newsletter count as “newsletter”.',
  noSources: 'No visit was counted in this time.',
  direct: 'Direct or unknown app',
  notRecorded: 'Asked not to be tracked',
  other: 'Other',
  unknownSource: 'Not known',

  bestSellers: 'Best sellers',
  mostViewed: 'Most viewed products',
  product: 'Product',
  productViews: 'Views',
  pieces: 'Pieces',
  productsHint:
    'Before refunds, shipping and tax. Products that sold nothing follow by how often they were looked at.',
  noProducts: 'No product was looked at in this time.',

  searches: 'Searched, and not found',
  words: 'Words',
  times: 'Times',
  searchesHint:
    'Put these words in the name or the description of a product that fits, or see them as an idea for a new one.',
  noSearches: 'Every search found something.',
} as const;
