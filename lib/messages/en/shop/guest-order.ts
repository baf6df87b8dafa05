// An order's status, in sentences for its shopper: on its page, and on the page after the payment.
import { EMAIL_INVALID } from '@/lib/messages/en/email-invalid';

export const guestOrderSentences = {
  // Headings and sentences by the order's state.
  waitingTitle: 'Waiting for your payment',
  waiting:
    'We have not received a payment for this order yet. If you have just paid, look again in a minute.',
  checkingTitle: 'Your payment is being checked',
  checking:
    'Your payment is being checked by PayPal. That can take a few days. Your order is placed, there is nothing more for you to do, and we will write to you as soon as the payment is through.',
  failedTitle: 'Your payment did not go through',
  failed: 'No payment was taken for this order. You can order again in the shop, with another way to pay.',
  receivedTitle: 'Payment received',
  received: 'Thank you. Your order is next in line.',
  makingTitle: 'Being made',
  making: 'Your payment has arrived, and your order is being made.',
  completedTitle: 'Completed',
  completed: 'Your order is finished. Thank you.',
  expiredTitle: 'Expired',
  expired: 'This order was not paid in time, so it is closed. You can order again in the shop.',
  linkEnded: 'The time to pay this order is over. If you still want it, please write to the shop.',
  cancelledTitle: 'Cancelled',
  cancelledUnpaid: 'This order was cancelled before it was paid.',
  cancelledChecking:
    'This order was cancelled while PayPal was checking your payment. Please write to the shop if you are charged anyway.',
  cancelledPaid:
    'This order was cancelled. Your payment has not been given back yet; please write to the shop if you do not hear from them.',
  cancelledPartlyRefunded: 'This order was cancelled, and a part of your payment was given back.',
  cancelledRefunded: 'This order was cancelled, and your payment was given back in full.',
  refundedTitle: 'Refunded',
  refunded: 'Your payment was given back in full.',
  partlyRefunded: 'A part of your payment was given back.',
  cancelledPartlyReversed: 'This order was cancelled, and PayPal took a part of its payment back.',
  cancelledReversed: 'This order was cancelled, and PayPal took its payment back.',
  reversedTitle: 'Payment taken back',
  reversed: 'PayPal took this payment back.',
  partlyReversed: 'PayPal took a part of this payment back.',
  // Mail that does not arrive.
  mailRefused: (email: string) =>
    `We could not deliver mail to ${email}; its mail server does not take mail for this address.`,
  mailRefusedHint: (store: string, contact: string | null) =>
    `This browser shows your order for a day. Please note its number or print the receipt, and tell ${store}${contact === null ? '' : ` at ${contact}`} an address that reaches you.`,
  // Where no order can be shown: another browser, one that keeps no cookies, or an address that was made up.
  elsewhereTitle: 'Your order',
  elsewhere:
    'This browser has no order to show here. If you have just paid, our email about it has a link that opens your order.',
  // The server's answers to the form that finds an order.
  findNumberInvalid: 'Please enter the number of your order, like 1042',
  findEmailInvalid: EMAIL_INVALID,
} as const;
