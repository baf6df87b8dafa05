// What the shop's people read for the status of an order and of its payment, by its code.
export const orderStatusSentences = {
  status: {
    pending: 'Pending',
    processing: 'Processing',
    completed: 'Completed',
    cancelled: 'Cancelled',
  },
  payment: {
    unpaid: 'Unpaid',
    pending: 'Pending',
    paid: 'Paid',
    partially_refunded: 'Partially refunded',
    refunded: 'Refunded',
    failed: 'Failed',
  },
  /** On the button that moves an order to a status. */
  move: {
    pending: 'Back to pending',
    processing: 'Start processing',
    completed: 'Mark as completed',
    cancelled: 'Cancel order',
  },
  /** The same for an unpaid order: the label says that it is unpaid. */
  startUnpaid: 'Start without payment',
} as const;
