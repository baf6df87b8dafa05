// Sentences for shoppers about products.
import { plural } from '@/lib/messages/format';

export const catalogSentences = {
  empty: 'No products available at this time.',
  noImage: 'No Image',
  productNotFound: 'Product not found',
  addedToCart: 'Added to cart!',
  addFailed: 'Failed to add to cart',
  changingLine: 'You are changing an item in your cart.',
  lineChanged: 'Your cart was updated',
  customizationMissing: 'Please enter customization text',
  customizationTooLong: 'This text has more letters than fit on it. Please shorten it.',
  mostLetters: (limit: number) =>
    plural(limit, { one: 'Please use at most # letter', other: 'Please use at most # letters' }),
  tooManyLetters: (count: number) => `${count} too many`,
  letterCount: (count: number, limit: number) =>
    `${count} of ${plural(limit, { one: '# letter', other: '# letters' })}`,
} as const;
