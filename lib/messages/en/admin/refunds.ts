// Headings, labels and buttons where money goes back and where an order is cancelled.
import type { Buyer } from '@/lib/messages/en/orders/buyer';
export const adminRefundsSentences = {
  refund: 'Refund',
  refundAmount: (amount: string) => `Refund ${amount}`,
  /** Where an order was paid more than once. */
  refundAttempt: (attempt: number, amount: string) => `Refund payment ${attempt}, ${amount}`,
  howMuch: 'How much?',
  allThatIsLeft: (amount: string) => `All that is left, ${amount}`,
  /** Where the limit of an order manager ends before the payment. */
  allThatIsAllowed: (left: string) => `As much as you may, ${left}`,
  somePieces: 'Some of the pieces',
  /** Under the field of an item: what is left of it, and what one piece cost. */
  piecesHint: (left: number, each: string) =>
    left === 1 ? `1 piece, ${each}` : `Of ${left} pieces, ${each} each`,
  postageToo: (amount: string) => `The delivery too, ${amount}`,
  piecesShare: 'Each piece counts with its share of discount and tax.',
  /** One part of a refund, as the list of refunds has it. */
  piecesOf: (pieces: number, name: string) => `${pieces} × ${name}`,
  postage: 'Delivery',
  aPart: 'Another amount',
  amountInDollars: 'Amount in dollars',
  atMost: (left: string) => `At most ${left}`,
  /** Under the reason: where the customer reads it; undefined where they do not. */
  reasonHint: (isAtPayPal: boolean, { isWrittenTo }: Buyer): string | undefined =>
    isAtPayPal
      ? isWrittenTo
        ? 'Your customer reads it, at PayPal and in the email.'
        : 'Your customer reads it at PayPal.'
      : isWrittenTo
        ? 'Your customer reads it in the email.'
        : undefined,
  asking: 'Asking PayPal. This can take half a minute.',
  // What follows from it.
  mailedByHand: ({ name, isWrittenTo }: Buyer) =>
    isWrittenTo
      ? `${name} gets an email that says so. A refund cannot be taken back.`
      : 'A refund cannot be taken back.',
  /** Before and after the amount. */
  getsBack: [
    ({ name }: Buyer) => `${name} gets`,
    ({ isWrittenTo }: Buyer) =>
      isWrittenTo ? 'back by PayPal, and an email that says so.' : 'back by PayPal.',
  ],
  /** After the amount. */
  feeComesBack: 'of the platform fee comes back to you.',
  keepsFee: (fee: string | null) =>
    fee === null
      ? 'PayPal keeps its own fee. A refund cannot be taken back.'
      : `PayPal keeps its own fee of ${fee}. A refund cannot be taken back.`,
  // The refunds of an order.
  refunds: 'Refunds',
  states: { requested: 'Asked for', pending: 'Under way', completed: 'Refunded', failed: 'Failed' },
  takenBack: 'Taken back',
  wholePayment: 'All that was taken',
  /** The author of a refund that no member made. */
  atPayPal: 'at PayPal',
  automatically: 'automatically',
  // Cancelling.
  cancelQuestion: 'Cancel this order?',
  cancelAndRefund: (amount: string) => `Cancel and refund ${amount}`,
  orderCancelled: 'Order cancelled',
  refundTo: (amount: string, customer: string) => `Refund ${amount} to ${customer}`,
  giveBackByHand: (amount: string, customer: string) => `I give ${amount} back to ${customer} myself`,
} as const;
