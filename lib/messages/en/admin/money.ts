// What comes in, goes back and is kept: on an order and in the books.
export const moneyWords = {
  paid: 'Paid',
  payments: 'Payments',
  gross: 'Gross',
  refunded: 'Refunded',
  payPalFee: 'PayPal fee',
  platformFee: 'Platform fee',
  platformFeeReturned: 'Platform fee returned',
  net: 'Net',
  notKnownYet: 'not known yet',
} as const;
