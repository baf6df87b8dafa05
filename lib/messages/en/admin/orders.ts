// Headings, labels and buttons of the list of orders and of an order's page.
import { numberText } from '@/lib/messages/format';

export const adminOrdersSentences = {
  // The list.
  allOrders: 'All orders',
  seeStorefront: 'See the storefront',
  seeCancelled: 'See cancelled orders',
  searchLabel: 'Search orders',
  searchHint:
    'Finds order numbers, customers, emails, products, SKUs, personalizations, and names on paid rosters.',
  payment: 'Payment',
  anyPayment: 'Any payment',
  from: 'From',
  to: 'To',
  onlyNew: 'Only new',
  /** On a test order. */
  test: 'Test',
  tests: 'Test orders',
  testFilters: { all: 'Included', hide: 'Left out', only: 'Only these' },
  deleteTest: 'Delete test order',
  deleteTestQuestion: (orderNumber: number) => `Delete test order #${orderNumber}?`,
  deleteTestHint: 'It goes with its payment, its emails and its files. This cannot be undone.',
  testDeleted: 'Test order deleted.',
  testDeleteFailed: 'The test order could not be deleted.',
  testBusy: 'PayPal may still answer about this order. Try again in a few minutes.',
  testGone: 'This test order is gone already.',
  /** On the page of a test order. */
  testNotice:
    'This is a test order, paid in PayPal’s sandbox. No money moved, and it counts in no figure, list of work or file.',
  /** On an order that no member has opened. */
  new: 'New',
  // The order.
  placed: (time: string) => `Placed ${time}`,
  notFoundHint: 'Its address may have been cut off on the way here.',
  emails: 'Emails',
  /** The subject of an email to the customer. */
  mailSubject: (orderNumber: number) => `Your order #${orderNumber}`,
  timeline: 'Timeline',
  timelineEmpty: 'Nothing has been noted yet.',
  /** After the price of one piece. */
  forSizes: (amount: string) => ` + ${amount} for sizes`,
  // Alerts.
  orderOf: (orderNumber: number, customer: string) => `Order #${orderNumber}, ${customer}`,
  /** For screen readers: the button. */
  markAlertDone: (button: string, alert: string, orderNumber: number) =>
    `${button}: ${alert}, order #${orderNumber}`,
  // The note.
  internalNote: 'Internal note',
  note: 'Note',
  noteHint: 'For your eyes only. Customers never see it.',
  saveNote: 'Save note',
  saveMineInstead: 'Save mine instead',
  // What a team sent.
  logoBefore: 'Logo:',
  logoNamed: (name: string) => `Logo ${name}`,
  pixels: (width: number, height: number) => `${numberText(width)} × ${numberText(height)} pixels`,
  roster: 'Roster',
  namesRemoved:
    'The names on this roster were removed, because nobody needs them any more. Sizes and numbers stay with the order.',
  rosterOf: (product: string) => `Roster of ${product}`,
  rosterFile: 'Roster: ',
  rosterFileAsSent: 'As it was sent: ',
  csv: 'CSV',
  excel: 'Excel',
  downloadRoster: (product: string, format: string) => `Download the roster of ${product} as ${format}`,
  // Money.
  noMoney: 'No money has come in for this order.',
  payPalTransaction: 'PayPal transaction',
  payPalOrder: 'PayPal order',
  attempts: {
    created: 'Opened, not approved',
    pending: 'Being checked by PayPal',
    captured: 'Paid',
    failed: 'Failed',
    expired: 'Given up, not approved in time',
  },
  /** An attempt that was paid some other way than PayPal. */
  attemptByHand: (attempt: string, method: string) => `${attempt} (${method})`,
  /** An attempt and its amount. */
  attemptOf: (attempt: string, amount: string) => `${attempt}, ${amount}`,
  /** A note's text. */
  quoted: (text: string) => `“${text}”`,
  // Marking as paid.
  markAsPaid: 'Mark as paid',
  markAsPaidQuestion: (total: string) => `Mark ${total} as paid?`,
  howPaid: 'How was it paid?',
  paidReasonHint:
    'For your books and the timeline, such as “at the market on Saturday” or the bank’s reference. Customers never see it.',
} as const;
