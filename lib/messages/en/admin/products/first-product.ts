// The page on which an owner adds the first product.
export const firstProductSentences = {
  pictureHint: 'A photo from your phone is good. It is made smaller here.',
  rest: 'Your shoppers see it as soon as your store is open. A description, a category, personalization and team orders can follow whenever you like.',
  save: 'Add it',
  allFields: 'Use the full form instead',
} as const;
