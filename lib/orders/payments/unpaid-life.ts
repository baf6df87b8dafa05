/** How long an order waits for its payment, in milliseconds. */
export const UNPAID_ORDER_LIFE = 24 * 60 * 60 * 1_000;

/** How many days the payment link of an order by hand can be used. */
export const PAYMENT_LINK_DAYS = 14;

type UnpaidOrder = {
  createdAt: Date;
  /** Of an order with a payment link; else null. */
  payUntil: Date | null;
};

/** The earliest time at which an unpaid order expires. It expires later if PayPal is still working on a payment. */
export const expiryOf = ({ createdAt, payUntil }: UnpaidOrder): Date =>
  payUntil ?? new Date(createdAt.getTime() + UNPAID_ORDER_LIFE);
