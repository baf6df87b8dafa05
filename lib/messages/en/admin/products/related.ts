// Choosing the products that stand beside a product.
export const relatedAdmin = {
  link: 'Goes with',
  open: (name: string) => `What goes with ${name}`,
  title: 'Goes with this product',
  hint: (most: number) =>
    `Shoppers see these below the product, in this order, up to ${most}. A product that is not active is left out.`,
  none: 'You have chosen none. Shoppers see other products of the same category.',
  save: 'Save choice',
  saved: 'The choice was saved',
  failed: 'The choice could not be saved. Please try again.',
  gone: 'One of these products was deleted. Load the page again to see what is left.',
  tooMany: (most: number) => `Please choose at most ${most}.`,
  itself: 'A product does not stand beside itself. Please take it out.',
  back: 'Back to products',
  missing: 'This product is gone',
  missingHint: 'Somebody may have deleted it.',
} as const;
