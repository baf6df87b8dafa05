// Headings and labels of a shopper's order: on its page, on the page after the payment and on the receipt.
import { sentenceParts } from '@/lib/messages/sentence-parts';

export const orderPageSentences = {
  title: 'Your order',
  orderNumbered: (orderNumber: number) => `Order #${orderNumber}`,
  placedOn: <Node>(date: Node) => sentenceParts`Placed on ${date}`,
  printReceipt: 'Print receipt',
  items: 'Items',
  shipTo: 'Ship to',
  keepThisPage: 'Keep this page',
  viewYourOrder: 'View your order',
  order: 'Order',
  email: 'Email',
  // For screen readers: the state of each step.
  steps: { done: 'done', now: 'now', ahead: 'still to come' },
  // A line.
  quantityAndPrice: (quantity: number, price: string, upcharge: string | null) =>
    upcharge === null ? `${quantity} × ${price}` : `${quantity} × ${price} + ${upcharge} for sizes`,
  onTheRoster: 'On the roster',
  // Its money.
  paidOn: {
    paypal: <Node>(date: Node) => sentenceParts`Paid with PayPal on ${date}`,
    cash: <Node>(date: Node) => sentenceParts`Paid in cash on ${date}`,
    bank_transfer: <Node>(date: Node) => sentenceParts`Paid by bank transfer on ${date}`,
    other: <Node>(date: Node) => sentenceParts`Paid on ${date}`,
  },
  transaction: (id: string) => `Transaction ${id}`,
  wentBackOn: {
    refund: <Node>(date: Node) => sentenceParts`Refunded on ${date}`,
    reversal: <Node>(date: Node) => sentenceParts`Taken back by PayPal on ${date}`,
  },
  goingBack: { refund: 'Refund on its way', reversal: 'Being taken back by PayPal' },
  // The contact.
  questions: 'Questions?',
  replyToMails: (storeName: string) => `Reply to any email that ${storeName} has sent you about this order.`,
  writeTo: <Node>(storeName: string, address: Node) => sentenceParts`Write to ${storeName} at ${address}`,
} as const;
