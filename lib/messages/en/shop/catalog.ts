// What shoppers read where they look for products.
import { numberText } from '@/lib/messages/format';

export const catalogSentences = {
  empty: 'No products available at this time.',
  allProducts: 'All products',
  categories: 'Categories',
  allCategories: 'All',
  productNotFound: 'Product not found',
  notForSale: 'It is not for sale at the moment.',
  // Further pages of a long list.
  pages: 'Pages',
  newer: 'Newer',
  older: 'Older',
  pageOf: (page: number, pageCount: number) => `Page ${numberText(page)} of ${numberText(pageCount)}`,
  // Search.
  search: 'Search',
  searchProducts: 'Search products',
  resultsFor: (query: string) => `Results for “${query}”`,
  searchHint: 'Type what you are looking for: a name, a material, a category.',
  nothingFound: 'We found nothing for these words. Try fewer or other ones, or look through what we make.',
  categoriesToLookThrough: 'Categories to look through',
  // The server's answers to an order of a product.
  customizationTooLong: 'This text has more letters than fit on it. Please shorten it.',
  optionMissing: 'Please choose from all of its options first.',
  optionUnknown: 'What you chose is not offered any more. Please choose again.',
  optionNotOffered: 'What you chose is not sold together. Please choose again.',
} as const;
