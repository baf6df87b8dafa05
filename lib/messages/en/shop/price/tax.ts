// What is said about tax beside a total, and of an order that costs nothing.
export const taxSentences = {
  atCheckout: 'Tax is added at checkout, by your address.',
  /** At checkout itself. */
  onceAddressed: 'Tax is added once we know your address.',
  included: 'Prices include tax.',
  /** On a product's page; `name` is empty for taxes of several names. */
  pricesInclude: (name: string) => `Prices include ${name === '' ? 'tax' : name}.`,
  placeOrder: 'Place order',
  nothingToPay: 'There is nothing to pay.',
} as const;
