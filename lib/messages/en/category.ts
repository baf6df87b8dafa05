// What an owner reads about categories.
import { numberText, plural } from '../format';
import { atMostCharacters } from './counts';

export const categorySentences = {
  nameMissing: 'Please enter a category name',
  createFailed: 'Failed to create category',
  nameTaken: 'There is a category of this name already.',
  tooLong: atMostCharacters,
  tooMany: (most: number) => `A store can have at most ${numberText(most)} categories.`,
  gone: 'This category is no longer there. Please choose another one.',
  deleteQuestion: (name: string) => `Delete the category “${name}”?`,
  deleteHint: (products: number) =>
    products === 0
      ? 'No product is in it.'
      : plural(products, {
          one: 'Its product stays in your store, without a category.',
          other: 'Its # products stay in your store, without a category.',
        }),
  none: 'No categories yet. Add your first one below.',
  changeFailed: 'The category could not be changed. Please try again.',
} as const;
