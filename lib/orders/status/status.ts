// An order's status and its payment status are two machines, each a table of the moves allowed. An order may be tried
// to be paid more than once: each attempt, a row of `payments`, has a status of its own.

export const ORDER_STATUSES = ['pending', 'processing', 'completed', 'cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const PAYMENT_STATUSES = [
  'unpaid',
  'pending',
  'paid',
  'partially_refunded',
  'refunded',
  'failed',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** The payment statuses of an order that nobody has paid and somebody still may. */
export const AWAITING_PAYMENT: readonly PaymentStatus[] = ['unpaid', 'failed'];

/**
 * `created`: PayPal waits for the buyer, or for us to take the money; `pending`: it looks into the payment;
 * `captured`: it took the order's amount; `failed`: it took none, or another amount; `expired`: it was given up.
 */
export const ATTEMPT_STATUSES = ['created', 'pending', 'captured', 'failed', 'expired'] as const;
export type AttemptStatus = (typeof ATTEMPT_STATUSES)[number];

/** Attempts whose money is taken or under review: there is nothing left for the buyer to approve. */
export const DECIDED_ATTEMPTS: readonly AttemptStatus[] = ['pending', 'captured'];

/** Attempts that are over and brought the order nothing. */
export const ENDED_ATTEMPTS: readonly AttemptStatus[] = ['failed', 'expired'];

const orderMoves: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['processing', 'cancelled'],
  processing: ['completed', 'cancelled'],
  completed: [],
  cancelled: [],
};

const paymentMoves: Record<PaymentStatus, readonly PaymentStatus[]> = {
  unpaid: ['pending', 'paid', 'failed'],
  pending: ['paid', 'failed'],
  failed: ['pending', 'paid'],
  paid: ['partially_refunded', 'refunded'],
  partially_refunded: ['refunded'],
  refunded: [],
};

/** The statuses that an order may move to next. */
export const orderMovesFrom = (from: OrderStatus): readonly OrderStatus[] => orderMoves[from];

/** The statuses from which an order may become `to`; the `where` of a compare-and-set. */
export const orderStatusesBefore = (to: OrderStatus): OrderStatus[] =>
  ORDER_STATUSES.filter((from) => orderMoves[from].includes(to));

/** The statuses from which a payment may become `to`; the `where` of a compare-and-set. */
export const paymentStatusesBefore = (to: PaymentStatus): PaymentStatus[] =>
  PAYMENT_STATUSES.filter((from) => paymentMoves[from].includes(to));
