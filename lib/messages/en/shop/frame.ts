// The frame of every page of a shop, and its page for unknown addresses.
export const frameSentences = {
  /** For screen readers: the navigation at the top. */
  navigation: 'Shop',
  shop: 'Shop',
  byMakerfront: 'Shop by Makerfront',
  /** In the title of a page whose shop could not be loaded. */
  storeWithoutName: 'Store',
  /** Next puts the title of the page in place of `%s`. */
  pageTitle: (storeName: string) => `%s · ${storeName}`,
  pageNotFound: 'Page not found',
  pageNotFoundHint: 'It may have been moved, or the address has a typing mistake.',
  goToShop: 'Go to the shop',
} as const;
