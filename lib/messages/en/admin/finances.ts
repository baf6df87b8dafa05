// Headings, labels and links of the books.

export const adminFinancesSentences = {
  seeOrders: 'See the orders',
  /** A month or a year as a file. */
  asCsv: (period: string) => `${period} as CSV`,
  years: 'Years',
  month: 'Month',
  monthsCaption: (year: number) => `${year} by month, the newest first`,
  wholeYear: (year: number) => `All of ${year}`,
  type: 'Type',
  entriesCaption: 'Payments and refunds, the newest first',
  backToNewest: 'Back to the newest',
  moreOf: (month: string) => `More of ${month}`,
} as const;

/** What an entry of the books is. */
export const entryKindSentences = {
  payment: 'Payment',
  refund: 'Refund',
  /** With the way of paying, where PayPal had nothing to do with it. */
  byHand: (kind: string, method: string) => `${kind}, ${method}`,
} as const;

/** The headings of the books as a table for spreadsheets. A shop's own tables look for these names. */
export const financesTableSentences = {
  date: (timeZone: string) => `Date (${timeZone})`,
  type: 'Type',
  method: 'Method',
  orderNumber: 'Order number',
  gross: (currency: string) => `Gross (${currency})`,
  payPalFee: (currency: string) => `PayPal fee (${currency})`,
  platformFee: (currency: string) => `Platform fee (${currency})`,
  refunded: (currency: string) => `Refunded (${currency})`,
  net: (currency: string) => `Net (${currency})`,
  payPalTransaction: 'PayPal transaction',
  reason: 'Reason',
} as const;
