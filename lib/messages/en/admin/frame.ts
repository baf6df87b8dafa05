// The frame of every page of the admin area, and words that its forms share.
export const adminFrameSentences = {
  /** In the title of the window; Next puts the title of the page in place of `%s`. */
  pageTitle: (store: string) => `%s · ${store} admin`,
  titleWithoutPage: (store: string) => `Admin · ${store}`,
  /** For screen readers: the tabs. */
  navigation: 'Admin',
  returnToStore: 'Return to Store',
  storefront: 'Storefront',
  // Two people who change the same thing at once.
  theirs: 'Theirs',
  yours: 'Yours',
  saveMineAnyway: 'Save mine anyway',
  on: 'On',
  off: 'Off',
  // Filters of a list.
  searchPlaceholder: 'Number, name, product…',
  filters: (chosen: number) => (chosen > 0 ? `Filters (${chosen})` : 'Filters'),
  apply: 'Apply',
} as const;
