// Text on every printed sheet.

export const paperSentences = {
  order: (orderNumber: number) => `Order #${orderNumber}`,
  noSize: 'No size',
} as const;
