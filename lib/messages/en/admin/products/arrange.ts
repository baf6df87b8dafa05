import { numberText } from '../../../format';

// The order in which shoppers see the products.
export const arrangeSentences = {
  link: 'Arrange products',
  title: 'Order of products',
  hint: 'Shoppers see your products in this order. Drag a product by its handle; or go to the handle with Tab and press the arrow keys.',
  notArranged: 'Now the newest product comes first. As soon as you move one, this order is kept.',
  newOnes: 'A new product comes first, until you move it.',
  handle: (name: string) => `Move ${name}`,
  toTop: 'To the top',
  toTopNamed: (name: string) => `Move ${name} to the top`,
  movedTo: (name: string, place: number, total: number) =>
    `${name}: place ${numberText(place)} of ${numberText(total)}.`,
  failed: 'The order could not be saved. The list shows how it was before.',
  gone: 'One of the products is no longer there. Load the page again to see the present order.',
  newestFirst: 'Newest first again',
  newestFirstQuestion: 'Show the newest products first again?',
  newestFirstHint: 'Your own order is forgotten. The products stay as they are.',
  none: 'There are no products to put in order yet.',
  back: 'Back to the products',
  save: 'Saved.',
} as const;
