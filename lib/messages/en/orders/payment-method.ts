/** How an order was paid: by itself, and inside a sentence or behind a comma. */
export const paymentMethodSentences = {
  label: { paypal: 'PayPal', cash: 'Cash', bank_transfer: 'Bank transfer', other: 'Another way' },
  inline: { paypal: 'PayPal', cash: 'cash', bank_transfer: 'bank transfer', other: 'another way' },
} as const;
