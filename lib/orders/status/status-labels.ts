// What people read for a status, and the tone of its badge (specification §2: completed green, pending
// yellow, processing blue, other grey). Safe for the browser.
import type { OrderStatus, PaymentStatus } from './status';

export type StatusTone = 'green' | 'yellow' | 'blue' | 'grey' | 'red';

export const ORDER_STATUS_LABELS: Record<OrderStatus, string> = {
  pending: 'Pending',
  processing: 'Processing',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

export const ORDER_STATUS_TONES: Record<OrderStatus, StatusTone> = {
  pending: 'yellow',
  processing: 'blue',
  completed: 'green',
  cancelled: 'grey',
};

export const PAYMENT_STATUS_LABELS: Record<PaymentStatus, string> = {
  unpaid: 'Unpaid',
  pending: 'Pending',
  paid: 'Paid',
  partially_refunded: 'Partially refunded',
  refunded: 'Refunded',
  failed: 'Failed',
};

export const PAYMENT_STATUS_TONES: Record<PaymentStatus, StatusTone> = {
  unpaid: 'grey',
  pending: 'yellow',
  paid: 'green',
  partially_refunded: 'grey',
  refunded: 'grey',
  failed: 'red',
};

/** The words on the button that moves an order to a status. */
export const ORDER_MOVE_LABELS: Record<OrderStatus, string> = {
  pending: 'Back to pending',
  processing: 'Start processing',
  completed: 'Mark as completed',
  cancelled: 'Cancel order',
};

/** The same for an order that nobody has paid: whoever presses it knows. */
export const UNPAID_START_LABEL = 'Start without payment';
