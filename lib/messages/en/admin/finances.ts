// Headings, labels and buttons of the admin area: finances.

export const adminFinancesSentences = {
  finances: 'Finances',
  seeTheOrders: 'See the orders',
  pages: 'Pages',
  backToTheNewest: 'Back to the newest',
  moreOf: (month: string | number) => `More of ${month}`,
  asCsv: (name: string | number) => `${name} as CSV`,
  paymentsAndRefundsTheNewestFirst: 'Payments and refunds, the newest first',
  net: 'Net',
  years: 'Years',
  byMonthTheNewestFirst: (year: string | number) => `${year} by month, the newest first`,
  allOf: (year: string | number) => `All of ${year}`,
} as const;
