// The words of a product's form. Every product page loads them.
import { plural } from '@/lib/messages/format';

export const addToCartSentences = {
  /** Where the shop has no words of its own for what is put on the product. */
  defaultLabel: 'Customization',
  defaultPlaceholder: 'Tell us what to put on it',
  addToCart: 'Add to Cart',
  addedToCart: 'Added to cart!',
  viewCart: 'View cart',
  addFailed: 'Failed to add to cart',
  changingLine: 'You are changing an item in your cart.',
  saveChanges: 'Save changes',
  lineChanged: 'Your cart was updated',
  customizationMissing: 'Please enter customization text',
  mostLetters: (limit: number) =>
    plural(limit, { one: 'Please use at most # letter', other: 'Please use at most # letters' }),
  letterCount: (count: number, limit: number) =>
    `${count} of ${plural(limit, { one: '# letter', other: '# letters' })}`,
  /** Follows the count. */
  tooManyLetters: (count: number) => ` – ${count} too many`,
} as const;
