/** How long an order waits for its payment, in milliseconds. */
export const UNPAID_ORDER_LIFE = 24 * 60 * 60 * 1_000;

/** The earliest time at which an unpaid order expires. It expires later if PayPal is still working on a payment. */
export const expiryOf = (createdAt: Date): Date => new Date(createdAt.getTime() + UNPAID_ORDER_LIFE);
