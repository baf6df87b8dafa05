// Problems with an order's money that a person has to look at. Safe for the browser.

export const ORDER_ALERT_KINDS = [
  /** PayPal captured another amount or currency than the order's. It is refunded. */
  'capture_mismatch',
  /** A second attempt paid the order again. The second payment is refunded. */
  'second_capture',
  /** Money was captured for an order that had been cancelled. */
  'paid_after_cancel',
  /** PayPal reviews a payment of an order that has been cancelled; the money may still arrive. */
  'pending_after_cancel',
  /** PayPal refused a refund. */
  'refund_failed',
  /** No final answer about a refund for a long time, such as because the PayPal account was disconnected. */
  'refund_unanswered',
  /** PayPal took the money back from the shop, such as after a dispute. */
  'reversed',
  /** PayPal captured money with this order's id that belongs to no known payment. */
  'unknown_payment',
  /** No answer for a day whether money was captured, such as because the PayPal account was disconnected. */
  'payment_unchecked',
  /** PayPal has kept a payment pending for days. It may need an action of the shop. */
  'payment_waiting',
  /** A PayPal webhook event about the order's payment that could not be handled for days. */
  'message_lost',
  /** A paid order needs more pieces than there were. */
  'stock_short',
] as const;

export type OrderAlertKind = (typeof ORDER_ALERT_KINDS)[number];
