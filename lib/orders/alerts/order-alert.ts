// What about an order's money a person has to look at. Safe for the browser.

export const ORDER_ALERT_KINDS = [
  /** PayPal took another amount or currency than the order's. It is given back. */
  'capture_mismatch',
  /** The order was paid once more, by another attempt. The second payment is given back. */
  'second_capture',
  /** Money came for an order that was cancelled meanwhile. */
  'paid_after_cancel',
  /** PayPal checks a payment of an order that was cancelled meanwhile; its money may still come. */
  'pending_after_cancel',
  /** PayPal refused to give money back. */
  'refund_failed',
  /** PayPal has not said for long whether money went back, such as because the account was disconnected. */
  'refund_unanswered',
  /** PayPal took the money back from the shop, such as after a dispute. */
  'reversed',
  /** PayPal took money under this order's name that belongs to no payment known here. */
  'unknown_payment',
  /** PayPal has not said for a day whether money was taken, such as because the account was disconnected. */
  'payment_unchecked',
  /** PayPal has kept a payment pending for days, which may wait for the shop. */
  'payment_waiting',
  /** PayPal told something about the order's payment that could not be acted on for days. */
  'message_lost',
] as const;

export type OrderAlertKind = (typeof ORDER_ALERT_KINDS)[number];
