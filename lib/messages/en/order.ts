// Sentences for owners about orders.
import { type Buyer, nobodyIsWrittenTo } from '@/lib/messages/en/orders/buyer';
import { numberText, plural } from '../format';
import { atMostCharacters } from './counts';

export const orderSentences = {
  none: 'No orders yet',
  /** For a list that is too long to count. */
  moreThan: (count: number) => `More than ${numberText(count)} orders`,
  noneHint: (address: string) =>
    `Share your shop's address, ${address}, and what people order shows up here.`,
  noneFound: 'No orders match. Try fewer filters.',
  expiredHidden: 'Orders that nobody paid in time are not shown.',
  expired: 'Nobody paid this order within 24 hours, so it was cancelled.',
  expiredHint: 'If the shopper still wants it, they can order again.',
  notFound: 'This store has no such order.',
  statusChanged: 'The order was updated.',
  completeQuestion: 'Mark this order as completed?',
  completeText: ({ name, isWrittenTo }: Buyer) =>
    isWrittenTo
      ? `${name} gets an email that says that everything is made. A completed order stays completed.`
      : `${nobodyIsWrittenTo} A completed order stays completed.`,
  /** `kept`: what of the payment is not given back; null for nothing. The email says the same. */
  cancelTold: ({ name, isWrittenTo }: Buyer, kept: string | null) =>
    !isWrittenTo
      ? nobodyIsWrittenTo
      : kept === null
        ? `${name} gets an email that says that it is cancelled.`
        : `${name} gets an email that says that it is cancelled, and that you have ${kept} of their payment and will settle it with them.`,
  unpaid: (time: string) =>
    `Nobody has paid this order yet. It is cancelled automatically at ${time}, unless somebody pays it before.`,
  unpaidHint:
    'You have the money, or see it in your bank? Mark it as paid. You wait for it, or will be paid later? Start without payment, and the order stays.',
  unpaidMoved:
    'Nobody has paid this order yet. You moved it on yourself, so it is not cancelled automatically.',
  markPaidTold: ({ name, isWrittenTo }: Buyer) =>
    isWrittenTo
      ? `${name} gets the email that confirms a paid order, and the order is moved to Processing if it still waits.`
      : 'The order is moved to Processing if it still waits. Nobody is written to, because it has no email address.',
  markPaidToldCompleted: 'The order is completed already, so no email is sent.',
  markPaidBooks:
    'It is in your books without a PayPal fee and without a platform fee. A refund of it is written down here, and given back by you.',
  markPaidOpened:
    'A payment was opened at PayPal and is not finished. Once you mark the order as paid it is no longer taken; should PayPal have taken it at this moment all the same, it goes back automatically.',
  markedPaid: 'The order is marked as paid.',
  noteMissing: 'Please say why it counts as paid, such as who took the money',
  markPaidRefused: {
    paid: 'This order has been paid meanwhile. Here is how it stands now.',
    checking:
      'PayPal is checking a payment of this order, so it cannot be marked as paid. If that payment comes to nothing, you can mark it then.',
    being_taken:
      'PayPal is taking a payment of this order right now. Please look again in a few minutes: if it comes to nothing, you can mark it as paid then.',
    closed: 'This order is cancelled, so it can no longer be paid. The shopper can order again.',
    test_order: 'This is a test order. Only PayPal’s sandbox pays it.',
  },
  newsFailed: 'The connection is gone. New orders show here again once it is back.',
  news: (count: number) => plural(count, { one: '# new order', other: '# new orders' }),
  seenFailed: 'It could not be noted that this order was looked at.',
  moveRefused: 'This order has moved on since you opened it. Here is how it stands now.',
  noteSaved: 'The note was saved.',
  noteTooLong: atMostCharacters,
  noteChangedMeanwhile: 'Somebody else has changed this note since you opened it. It now says:',
  failed: 'The order could not be updated. Please try again.',
  exportFailed: 'The orders could not be exported. Please try again.',
} as const;
