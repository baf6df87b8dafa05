// Words on a product wherever it is shown: in the grid, in the cart, in an order. Those in its facts are in product-facts.ts.
export const productCardSentences = {
  noImage: 'No Image',
  /** Heard before a price that is struck through. */
  regularPrice: 'Regular price:',
  salePrice: 'Sale price:',
  /** After a featured product's name, for screen readers. */
  featuredMark: ', featured',
} as const;
