/** An order of one piece, as the checkout sends it. */
export const orderBody = (productId: string) => ({
  customer: { name: 'Ada Potter', email: 'ada@example.com', phone: '(503) 555-0100' },
  shipping_address: {
    address: '1 Kiln Lane',
    city: 'Portland',
    state: 'OR',
    zip: '97201',
    country: 'US',
  },
  lines: [{ product_id: productId, quantity: 1 }],
});
