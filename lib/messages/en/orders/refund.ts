// What an owner reads about money that goes back.
import { atMostCharacters } from '@/lib/messages/en/counts';

/** Why PayPal refused a refund, by PayPal's code. */
const REFUSALS: Record<string, string> = {
  REFUND_AMOUNT_EXCEEDED:
    'PayPal has less left of this payment. Some of it was refunded at PayPal itself: here is what is left now.',
  CAPTURE_FULLY_REFUNDED: 'This payment has been refunded at PayPal itself, so nothing is left to give back.',
  REFUND_FAILED_INSUFFICIENT_FUNDS:
    'Your PayPal balance does not cover this refund, and PayPal could not take it from your bank. Add money at PayPal, then try again.',
  REFUND_TIME_LIMIT_EXCEEDED:
    'PayPal refunds payments for 180 days only, and this one is older. Please give the money back some other way, such as PayPal’s “Send money”.',
  REFUND_NOT_ALLOWED:
    'PayPal does not allow a refund of this payment. Its page at PayPal says why; there may be a case open about it.',
  TRANSACTION_DISPUTED:
    'The buyer has opened a case about this payment. Please give the money back in PayPal’s Resolution Center.',
  PARTIAL_REFUND_NOT_ALLOWED: 'PayPal refunds this payment only as a whole.',
  MAX_NUMBER_OF_REFUNDS_EXCEEDED: 'PayPal takes no more refunds of this payment: it has had too many parts.',
  PENDING_CAPTURE: 'PayPal is still checking this payment. It can be refunded once the money is there.',
  PAYER_ACCOUNT_LOCKED_OR_CLOSED:
    'The buyer’s PayPal account is closed or locked. Please give the money back some other way.',
  PAYEE_ACCOUNT_LOCKED_OR_CLOSED: 'PayPal has locked or closed your account. Please ask PayPal about it.',
  PAYEE_ACCOUNT_RESTRICTED: 'PayPal has restricted your account. Please see your messages at PayPal.',
  INVALID_RESOURCE_ID:
    'Your PayPal account does not know this payment. It may have been made to an account that was connected before.',
  RESOURCE_NOT_FOUND:
    'Your PayPal account does not know this payment. It may have been made to an account that was connected before.',
  NOT_CONNECTED:
    'PayPal does not accept the account of this store. Please check it under Settings, Payments, then try again.',
  FAILED: 'PayPal began this refund and could not finish it. The money stays with you; you can try again.',
  NOTHING_LEFT: 'Nothing was left of this payment when PayPal came to this refund.',
};

/** Refusals because of the requested amount. */
const OF_THE_AMOUNT = ['REFUND_AMOUNT_EXCEEDED', 'CAPTURE_FULLY_REFUNDED', 'PARTIAL_REFUND_NOT_ALLOWED'];

export const isRefusalOfAmount = (issue: string): boolean => OF_THE_AMOUNT.includes(issue);

export const refundSentences = {
  /** The reason for an automatic refund. The buyer reads it at PayPal too. */
  automatic: {
    second_capture: 'This order was paid twice',
    capture_mismatch: 'The amount taken was not the total of the order',
  },
  /** Why a refund failed, by PayPal's code. */
  refused: (issue: string) =>
    (Object.hasOwn(REFUSALS, issue) ? REFUSALS[issue] : undefined) ??
    `PayPal refused this refund (${issue}). Its page at PayPal says more.`,
  amountInvalid: (highest: string) => `Please enter an amount like 12.50, from $0.01 to ${highest}`,
  tooMuch: (highest: string) => `At most ${highest} can be refunded`,
  noneAllowed:
    'Order managers do not refund in this store until an owner has set a limit for it under Settings, Team.',
  overLimit: (limit: string, left: string) =>
    `You may refund up to ${limit} of an order in all, and ${left} of that is left for this one. An owner can refund more.`,
  limitReached: (limit: string) =>
    `You may refund up to ${limit} of an order in all, and that much of this one has gone back already. An owner can refund more.`,
  cancelOverLimit: (amount: string) =>
    `Cancelling gives no money back: the ${amount} that was paid is more than you may refund. Please ask an owner to refund it.`,
  changed: (left: string) =>
    `Something was refunded since you opened this. ${left} can be refunded now. Please check the amount.`,
  piecesMissing: 'Please say how many pieces go back.',
  piecesInvalid: 'Please type whole numbers, and no more pieces than are left.',
  piecesOver: (left: string) =>
    `These pieces cost more than the ${left} that can be refunded. Please choose fewer, or type an amount.`,
  piecesChanged: 'Something of this was refunded since you opened it. Please check the pieces.',
  nothingLeft: 'All of it was refunded since you opened this. Nothing is left to give back.',
  askedAlready: (amount: string) =>
    `A refund of ${amount} was asked for from here already. It is in the list of refunds.`,
  reasonTooLong: atMostCharacters,
  reversed: 'PayPal took this payment back.',
  notFound: 'This payment is no longer there.',
  failed: 'This got no answer. Press the button again: it stays one refund, however often you press.',
  done: (amount: string) => `${amount} was refunded.`,
  doneByHand: (amount: string) => `${amount} was written down as given back.`,
  byHand: (amount: string, customer: string) =>
    `PayPal has nothing to do with it: give ${amount} back to ${customer} yourself. This writes it down in your books.`,
  pending: (amount: string) =>
    `PayPal has taken the refund of ${amount} and is working on it. This can take some days; the order shows when it has arrived.`,
  owed: (amount: string) =>
    `PayPal did not answer. You need not do anything: the refund of ${amount} is asked for again automatically until PayPal has answered, and it is made once.`,
  noteRequested: 'PayPal has not answered yet. It is asked again automatically, and the refund is made once.',
  notePending: 'PayPal has taken it and is working on it. This can take some days.',
  cancelFinal: 'A cancelled order stays cancelled.',
  cancelKeepsMoney: 'Cancelling gives no money back. You can still refund it on this page afterwards.',
  cancelSeveral:
    'Cancelling gives no money back. This order was paid more than once: please refund each payment on this page.',
  cancelOpened: 'A payment was opened at PayPal and is not finished. Once you cancel, it is no longer taken.',
  cancelPending:
    'PayPal is still checking a payment of this order. If it goes through all the same, you are told, and can refund it here.',
  cancelled: 'The order was cancelled.',
  cancelledDone: (amount: string) => `The order was cancelled and ${amount} refunded.`,
  cancelledByHand: (amount: string) =>
    `The order was cancelled, and ${amount} written down as given back. Please give it back.`,
  cancelledPending: (amount: string) =>
    `The order was cancelled. PayPal has taken the refund of ${amount} and is working on it; the order shows when it has arrived.`,
  cancelledOwed: (amount: string) =>
    `The order was cancelled. PayPal did not answer about the refund of ${amount}: it is asked for again automatically until PayPal has answered, and it is made once.`,
  cancelledRefused: (why: string) => `The order was cancelled, but no money went back. ${why}`,
} as const;
