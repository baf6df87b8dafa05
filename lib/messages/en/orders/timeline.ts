// The timeline of an order. `amount` is written already, and null where it is not known.
import { piecesText } from '@/lib/messages/en/orders/pieces';

export const timelineSentences = {
  placed: 'Order placed',
  placedByHand: 'Order created by hand',
  nothingToPay: (code: string) => `With the code ${code} there was nothing to pay.`,
  moved: (status: string) => `Moved to ${status}`,
  movedSomewhere: 'Status changed',
  moneyKept: (amount: string) => `${amount} was not given back`,
  nothingBackInStock: 'Nothing went back into stock',
  backInStock: (pieces: number) => `Back into stock: ${piecesText(pieces)}`,
  paymentOpened: 'Payment opened at PayPal',
  attempt: (number: number) => `Attempt ${number}`,
  paymentReceived: 'Payment received',
  /** `facts`: amount and method; '' where neither is known. */
  markedPaid: (facts: string) => (facts === '' ? 'Marked as paid' : `Marked as paid: ${facts}`),
  completionUndone: 'Moved back to Processing',
  completionUndoneHint: 'Completing it was undone before the email left',
  addressChanged: 'Address changed',
  fromTo: (before: string, after: string) => `From ${before} to ${after}`,
  secondPayment: 'Paid a second time. The second payment is given back automatically.',
  wrongAmount: 'PayPal took an amount that is not the total of this order. It is given back automatically.',
  refunded: (amount: string | null) => (amount === null ? 'Refunded' : `Refunded ${amount}`),
  givenBackByHand: (amount: string | null) =>
    amount === null ? 'Given back by hand' : `Given back by hand: ${amount}`,
  reversed: (amount: string | null) =>
    amount === null ? 'PayPal took money back' : `PayPal took money back: ${amount}`,
  notRefunded: (amount: string | null) => (amount === null ? 'Not refunded' : `Not refunded: ${amount}`),
  paymentChecked: 'PayPal is checking the payment',
  paymentCheckedHint: 'It has not been paid yet. This can take some days.',
  paymentDeclined: 'PayPal declined the payment',
  notPaidInTime: 'Not paid at PayPal in time',
  noMoneyTaken: 'No money was taken.',
  expired: 'Cancelled',
  expiredHint: 'Nobody paid it within 24 hours',
  linkEndedHint: 'Nobody paid it before its payment link ended',
} as const;
