// Orders that the shop's people enter by hand, and their payment links.
import { plural } from '@/lib/messages/format';

export const byHandSentences = {
  newOrder: 'New order',
  lead: 'For somebody at your stall or on the phone. Prices, tax, delivery and stock are those of your shop.',
  // Products.
  products: 'Products',
  search: 'Find a product',
  searchHint: 'Type a part of its name or SKU.',
  find: 'Find',
  searchFailed: 'The products could not be searched. Please try again.',
  found: (count: number) =>
    count === 0
      ? 'No product was found.'
      : plural(count, { one: '# product was found.', other: '# products were found.' }),
  foundMost: (most: number) => `The first ${most} products are shown. Search for others by name.`,
  add: (name: string) => `Add ${name}`,
  addShort: 'Add',
  added: (name: string) => `${name} was added.`,
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} was removed.`,
  quantityOf: (name: string) => `Quantity of ${name}`,
  choose: 'Please choose',
  text: 'Text',
  noneChosen: 'Nothing is added yet.',
  teamOrder: 'Takes a logo or a roster, so please order it on its page in the shop.',
  each: (price: string) => `${price} each`,
  // Delivery.
  delivery: 'Delivery',
  handedOver: 'Handed over now',
  handedOverHint: 'Nothing is sent, and no address is needed. The order is completed once it is paid.',
  pickupHint: 'Picked up at your place, and no address is needed.',
  sent: 'Sent to an address',
  // Customer.
  customer: 'Customer',
  name: 'Name',
  email: 'Email',
  emailPaidHint: 'For the confirmation. Without it, no emails are sent.',
  emailLinkHint: 'The payment link is sent to this address.',
  phone: 'Phone',
  note: 'Note for your team',
  noteHint: 'The customer does not see it.',
  // Payment.
  payment: 'Payment',
  paid: 'Paid already',
  paidHint: 'Cash, bank transfer or another way. No PayPal fee and no platform fee.',
  link: 'Payment link',
  linkHint: (days: number) =>
    `The customer gets an email with a link, sees the order and pays with PayPal. The link ends after ${days} days. Until it is paid, others can buy limited pieces.`,
  linkNeedsPayPal: 'Connect PayPal in your settings to send payment links.',
  testPaid:
    'Your shop takes test payments at the moment, so an order cannot be paid by hand. Real money would be missing in your books.',
  testLink:
    'Your shop takes test payments at the moment, so this is a test order. Its link is not sent by email: copy it.',
  howPaid: 'How was it paid?',
  /** Kept with the payment. */
  paidNote: 'Paid when the order was created by hand',
  // Figures.
  figures: 'Order total',
  total: 'Total',
  empty: 'Add a product to see the total.',
  counting: 'The total is calculated.',
  notCounted: 'The total could not be calculated. Please try again.',
  noPrice: 'There is no total yet. Please look at the products and the delivery.',
  addressNeeded: 'Delivery and tax are added once the country and state of the address are known.',
  totalIs: (total: string) => `The total is ${total}.`,
  // Sending.
  createPaid: 'Create paid order',
  createLink: 'Create order with link',
  creating: 'Creating',
  nothingAdded: 'Please add a product.',
  lookAtFields: 'Please look at the marked fields.',
  created: (orderNumber: number) => `Order #${orderNumber} is created.`,
  failed: 'The order could not be created. Please try again.',
  unclear:
    'An order was already created with this form. Please look at your orders before you enter it again.',
  addressLoading: 'The fields of the address are loaded.',
  addressMissing: 'Please enter the address for this way of delivery.',
  storeNotSelling: 'Your shop is not open, so it cannot take orders.',
  tooManyOrders: (minutes: number) =>
    plural(minutes, {
      one: 'Your shop has entered very many orders. Please try again in # minute.',
      other: 'Your shop has entered very many orders. Please try again in # minutes.',
    }),
  tooManyMails:
    'Your shop has caused many emails by orders like this today. If the order is paid, leave the email empty; else try again tomorrow.',
  tooManyMailsField: 'No more emails to this address today',
  noEmail: 'No email address, so no emails are sent.',
  // The link on the order's page.
  linkTitle: 'Payment link',
  linkEnds: (time: string) => `Whoever has the link sees this order and can pay it until ${time}.`,
  linkAddress: 'Link',
  linkSend: (email: string) => `Send to ${email}`,
  linkSending: 'Sending',
  linkSent: (email: string) => `The link is on its way to ${email}.`,
  linkFailed: 'The link could not be sent. Please try again.',
  linkOver: 'This order cannot be paid by its link any more. Here is how it stands now.',
  linkIsTest: 'A test order’s link is not sent by email. Copy it to try it out.',
  linkTooMany: (minutes: number) =>
    plural(minutes, {
      one: 'The link was sent several times. Please try again in # minute, or copy it.',
      other: 'The link was sent several times. Please try again in # minutes, or copy it.',
    }),
  unpaid: (time: string) =>
    `The customer has not paid yet. The payment link ends at ${time}; then the order is cancelled automatically.`,
  linkEnded: 'Nobody paid this order before its payment link ended, so it was cancelled.',
  linkEndedHint: 'If the customer still wants it, create a new order.',
} as const;
