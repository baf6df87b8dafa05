/** How long an order waits to be paid, in milliseconds. */
export const UNPAID_ORDER_LIFE = 24 * 60 * 60 * 1_000;

/** When an unpaid order is given up at the earliest: a payment that PayPal still works on is waited for. */
export const expiryOf = (createdAt: Date): Date => new Date(createdAt.getTime() + UNPAID_ORDER_LIFE);
