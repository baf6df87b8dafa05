// Labels of an order's charges.
export const chargeSentences = {
  subtotal: 'Subtotal',
  discount: (name: string) => (name === '' ? 'Discount' : `Discount ${name}`),
  shippingDiscount: (name: string) => `Free delivery ${name}`,
  shipping: (name: string) => (name === '' ? 'Shipping' : name),
  tax: (name: string, rate: string) => `${name} (${rate})`,
  taxIncluded: (name: string, rate: string) => `Includes ${name} (${rate})`,
  total: 'Total',
} as const;
