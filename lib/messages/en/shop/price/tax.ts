// What is said about tax beside a total, and of an order that costs nothing.
export const taxSentences = {
  atCheckout: 'Tax is added at checkout, by your address.',
  included: 'Prices include tax.',
  placeOrder: 'Place order',
  nothingToPay: 'There is nothing to pay.',
} as const;
