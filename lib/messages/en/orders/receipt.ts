// The words on a receipt.
export const receiptSentences = {
  title: 'Receipt',
  backToOrder: (orderNumber: number) => `Back to order #${orderNumber}`,
  noReceipt: 'You get a receipt here as soon as this order is paid.',
  for: 'For',
  item: 'Item',
  price: 'Price',
  quantity: 'Qty',
  amount: 'Amount',
  upchargeIncluded: (amount: string) => `with ${amount} for sizes`,
  totalPaid: 'Total paid',
  totalPaidLessReturned: 'Paid, minus what was returned',
  thankYouFrom: (storeName: string) => `Thank you from ${storeName}`,
} as const;
