// An order's status and its payment status are two state machines, each with a table of the allowed changes. An order
// can have several payment attempts: each is a row of `payments` with a status of its own.

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

/** The payment statuses of an unpaid order that can still be paid. */
export const AWAITING_PAYMENT: readonly PaymentStatus[] = ['unpaid', 'failed'];

/**
 * `created`: waiting for the buyer's approval, or for our capture request. `pending`: under review by PayPal.
 * `captured`: the order's amount is captured. `failed`: PayPal captured nothing, or another amount. `expired`: given
 * up.
 */
export const ATTEMPT_STATUSES = ['created', 'pending', 'captured', 'failed', 'expired'] as const;
export type AttemptStatus = (typeof ATTEMPT_STATUSES)[number];

/** Attempts that are captured or under review: the buyer has nothing left to approve. */
export const DECIDED_ATTEMPTS: readonly AttemptStatus[] = ['pending', 'captured'];

/** Attempts that have ended without paying the order. */
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

/** The statuses that may follow. */
export const orderMovesFrom = (from: OrderStatus): readonly OrderStatus[] => orderMoves[from];

/** The statuses from which an order may become `to`: the `where` of a compare-and-set. */
export const orderStatusesBefore = (to: OrderStatus): OrderStatus[] =>
  ORDER_STATUSES.filter((from) => orderMoves[from].includes(to));

/** The statuses from which an order's payment status may become `to`: the `where` of a compare-and-set. */
export const paymentStatusesBefore = (to: PaymentStatus): PaymentStatus[] =>
  PAYMENT_STATUSES.filter((from) => paymentMoves[from].includes(to));
