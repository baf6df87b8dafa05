// The tone of a status's badge (specification §2: completed green, pending yellow, processing blue, other grey). Safe
// for the browser.
import type { OrderStatus, PaymentStatus } from './status';

export type StatusTone = 'green' | 'yellow' | 'blue' | 'grey' | 'red';

export const ORDER_STATUS_TONES: Record<OrderStatus, StatusTone> = {
  pending: 'yellow',
  processing: 'blue',
  completed: 'green',
  cancelled: 'grey',
};

export const PAYMENT_STATUS_TONES: Record<PaymentStatus, StatusTone> = {
  unpaid: 'grey',
  pending: 'yellow',
  paid: 'green',
  partially_refunded: 'grey',
  refunded: 'grey',
  failed: 'red',
};
