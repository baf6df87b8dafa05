// Text on every printed sheet.

export const paperSentences = {
  order: (orderNumber: string | number) => `Order #${orderNumber}`,
  noSize: 'No size',
} as const;
