// What is answered about taking a payment's money without asking PayPal, and what PayPal's no means.

import {
  type AttemptStatus,
  AWAITING_PAYMENT,
  type OrderStatus,
  type PaymentStatus,
} from '@/lib/orders/status/status';
import { err, ok, type Result } from '@/lib/result';

/** PayPal's words for: the buyer has to approve again, or pay another way. Only they can make it a yes. */
const DECLINES: ReadonlySet<string> = new Set([
  'INSTRUMENT_DECLINED',
  'PAYER_ACTION_REQUIRED',
  'PAYER_CANNOT_PAY',
  'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING',
  'TRANSACTION_REFUSED',
  'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED',
]);

export const isDecline = (issue: string): boolean => DECLINES.has(issue);

/** PayPal waits for the buyer: nobody has asked for money that it could have taken. */
export const isNotApproved = (issue: string): boolean => issue === 'ORDER_NOT_APPROVED';

export type PaymentOfOrder = {
  status: AttemptStatus;
  order: { status: OrderStatus; paymentStatus: PaymentStatus };
};

/**
 * The answer where PayPal must not be asked, because the payment is captured, or its order is over, paid or under
 * review through another payment; else null. Whoever approved twice reads that the order is paid: told that it
 * cannot be, they would buy it again.
 */
export function answerWithoutAsking({
  status,
  order,
}: PaymentOfOrder): Result<string, 'order_not_payable'> | null {
  if (status === 'captured') {
    return ok('COMPLETED');
  }
  if (order.status === 'cancelled' || order.paymentStatus === 'refunded') {
    return err('order_not_payable');
  }
  if (isPaidOtherwise(status, order.paymentStatus)) {
    return ok(order.paymentStatus === 'pending' ? 'PENDING' : 'COMPLETED');
  }
  return null;
}

/** Whether another payment than one of this status has paid the order, or is under review. */
export const isPaidOtherwise = (status: AttemptStatus, orderPaymentStatus: PaymentStatus): boolean =>
  status !== 'captured' &&
  !AWAITING_PAYMENT.includes(orderPaymentStatus) &&
  !(status === 'pending' && orderPaymentStatus === 'pending');
