// What stands on a receipt.
export const receiptSentences = {
  title: 'Receipt',
  backToOrder: (orderNumber: number) => `Back to order #${orderNumber}`,
  noReceipt: 'There is a receipt as soon as this order is paid.',
  for: 'For',
  item: 'Item',
  price: 'Price',
  quantity: 'Qty',
  amount: 'Amount',
  upchargeIncluded: (amount: string) => `with ${amount} for sizes`,
  totalPaid: 'Total paid',
  totalPaidLessReturned: 'Paid, less what went back',
  thankYouFrom: (storeName: string) => `Thank you from ${storeName}`,
} as const;
