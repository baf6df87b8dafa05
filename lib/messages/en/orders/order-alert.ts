// Alerts about an order's money that a person of the shop must check: what happened, and what to do. `amount` is the
// money in question, if known.
export const orderAlertSentences = {
  heading: 'Needs your attention',
  more: (most: number) => `These are the newest ${most}. The others show as you mark these as done.`,
  seenTo: 'Mark as done',
  done: 'Marked as done.',
  seenToEvent: (title: string) => `Marked as done: ${title}`,
  notFound: 'This is no longer there.',
  failed: 'This could not be saved. Please try again.',
  kinds: {
    capture_mismatch: {
      title: (amount: string | null) =>
        `PayPal took ${amount ?? 'another amount'}, which is not the total of this order`,
      advice:
        'The money is given back automatically, and the order stays unpaid. Tell the customer that they can pay again.',
    },
    second_capture: {
      title: () => 'This order was paid twice',
      advice: 'The second payment is given back automatically. You only need to act if the customer asks.',
    },
    paid_after_cancel: {
      title: () => 'Money came in after this order was cancelled',
      advice: 'Refund it on the order’s page, or agree with the customer on a new order.',
    },
    pending_after_cancel: {
      title: () => 'PayPal is checking a payment of this order, which is cancelled',
      advice: 'No money has come yet. If it comes, you are told here again, and can refund it.',
    },
    refund_failed: {
      title: (amount: string | null) => `PayPal refused to refund ${amount ?? 'the money'}`,
      advice: 'Look up the reason at PayPal, such as too little money in your account, and refund it there.',
    },
    refund_unanswered: {
      title: (amount: string | null) => `PayPal has not confirmed the refund of ${amount ?? 'the money'}`,
      advice:
        'It is asked for again automatically. If your PayPal account was disconnected or changed, connect the one it was paid to again. Else see at PayPal whether the refund waits for you.',
    },
    reversed: {
      title: (amount: string | null) => `PayPal took ${amount ?? 'the money of this order'} back from you`,
      advice:
        'A dispute or a returned bank payment is behind it. Answer it at PayPal, and do not send the order before.',
    },
    unknown_payment: {
      title: (amount: string | null) =>
        `PayPal has a payment${amount === null ? '' : ` of ${amount}`} for this order that is not recorded here`,
      advice: 'Look it up at PayPal. If the money is not owed to you, give it back there.',
    },
    payment_unchecked: {
      title: () => 'PayPal has not said for a day whether this order was paid',
      advice:
        'If your PayPal account was disconnected or changed, connect the one it was paid to again. Else look at PayPal, and move the order on yourself.',
    },
    message_lost: {
      title: () => 'PayPal sent news of this order’s payment that could not be recorded',
      advice:
        'Look the payment up at PayPal, and compare it with what stands on the order’s page. What differs is for you to settle.',
    },
    stock_short: {
      title: () => 'This paid order needs more pieces than you had',
      advice:
        'Make them, or agree with the customer on a later date or a refund. Then correct your stock, so that it is true again.',
    },
    payment_waiting: {
      title: () => 'PayPal has kept this payment pending for days',
      advice:
        'It may wait for you: sign in to PayPal and see whether the payment has to be accepted. Do not send the order before.',
    },
  },
} as const;
