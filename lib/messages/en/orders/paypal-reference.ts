/** What an order is looked up by at PayPal. */
export const payPalReferenceSentences = {
  transaction: (id: string) => `PayPal transaction ${id}`,
  order: (id: string) => `PayPal order ${id}`,
} as const;
