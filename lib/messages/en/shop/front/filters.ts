// Sorting and filtering the grid. Read on the server only.
import { plural } from '@/lib/messages/format';

export const filterSentences = {
  open: 'Sort and filter',
  sort: 'Sort by',
  sorts: {
    shop: 'Recommended',
    newest: 'Newest first',
    price: 'Price, lowest first',
    'price-down': 'Price, highest first',
    name: 'Name, A to Z',
  },
  category: 'Category',
  allCategories: 'All categories',
  price: 'Price in dollars',
  from: 'From',
  to: 'To',
  available: 'Only what can be bought now',
  any: 'Any',
  show: 'Show products',
  clear: 'Clear all',
  found: (count: number) => plural(count, { one: '# product', other: '# products' }),
  active: 'Chosen filters',
  remove: (name: string) => `Remove: ${name}`,
  priceFrom: (amount: string) => `from ${amount}`,
  priceTo: (amount: string) => `up to ${amount}`,
  optionOf: (name: string, value: string) => `${name}: ${value}`,
  availableNow: 'Can be bought now',
  nothing: 'Nothing here has all of this. Take one of the filters away, or clear them all.',
} as const;

export const breadcrumbSentences = {
  navigation: 'You are here',
  shop: 'All products',
  separator: '/',
} as const;

export const relatedSentences = { title: 'You may also like' } as const;
