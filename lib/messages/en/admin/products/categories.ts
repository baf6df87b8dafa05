// Labels and buttons where an owner keeps categories.
import { numberText } from '../../../format';

export const adminCategoriesSentences = {
  categories: 'Categories',
  orderHint: 'Shoppers see them in this order, those with products in them.',
  newCategory: 'New category',
  add: 'Add',
  adding: 'Adding…',
  added: (name: string) => `${name} was added.`,
  rename: 'Rename',
  renameNamed: (name: string) => `Rename ${name}`,
  newNameOf: (name: string) => `New name of ${name}`,
  // On a product.
  category: 'Category',
  noCategory: 'No category',
  chooseNew: 'New category…',
  alsoIn: 'Also in',
  /** The first category and how many more. */
  firstAndMore: (first: string, more: number) => `${first} + ${numberText(more)}`,
  nameOfNew: 'Name of the new category',
  create: 'Create category',
  creating: 'Creating…',
  // As a filter of products.
  all: 'All categories',
  without: 'Without a category',
} as const;
