// Words on a product wherever it is shown: in the grid, in the cart, in an order.
export const productCardSentences = {
  noImage: 'No Image',
  customizable: 'Customizable',
  teamOrder: 'Team Order',
  fromPrice: (lowest: string) => `from ${lowest}`,
  /** Heard before a price that is struck through. */
  regularPrice: 'Regular price:',
  salePrice: 'Sale price:',
  opening: (productName: string) => `Opening ${productName}`,
  /** After a featured product's name, for screen readers. */
  featuredMark: ', featured',
} as const;
