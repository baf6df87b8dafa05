// Sentences of the dashboard.
export const dashboardSentences = {
  partFailed: 'This could not be loaded just now. Reload the page to try again.',
  noRevenue: 'Nothing was paid in these 30 days. Each payment will show here on its day.',
  noOrdersHint: 'When a shopper checks out, the order appears here.',
} as const;
