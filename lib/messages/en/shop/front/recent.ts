// The products that a shopper looked at. Loaded when they are near the bottom of a product's page.
export const recentSentences = {
  title: 'Recently viewed',
  failed: 'These products could not be loaded.',
} as const;
