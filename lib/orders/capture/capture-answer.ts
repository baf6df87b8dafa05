// Answers to a capture request that need no call of PayPal, and which of PayPal's refusals are declines.

import {
  type AttemptStatus,
  AWAITING_PAYMENT,
  type OrderStatus,
  type PaymentStatus,
} from '@/lib/orders/status/status';
import { err, ok, type Result } from '@/lib/result';

/** PayPal's issues that only the buyer can solve: by approving again, or with another way to pay. */
const DECLINES: ReadonlySet<string> = new Set([
  'INSTRUMENT_DECLINED',
  'PAYER_ACTION_REQUIRED',
  'PAYER_CANNOT_PAY',
  'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING',
  'TRANSACTION_REFUSED',
  'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED',
]);

export const isDecline = (issue: string): boolean => DECLINES.has(issue);

/** The buyer has not approved the PayPal order, so no money was taken. */
export const isNotApproved = (issue: string): boolean => issue === 'ORDER_NOT_APPROVED';

export type PaymentOfOrder = {
  status: AttemptStatus;
  order: { status: OrderStatus; paymentStatus: PaymentStatus };
};

/**
 * The answer if PayPal must not be asked, because the payment is captured, or its order is cancelled, refunded, paid
 * or under review through another payment; else null. A buyer who approved a second payment is told that the order is
 * paid, because "cannot be paid" would make them order again.
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

/** Another payment than this one has paid the order or is pending. */
export const isPaidOtherwise = (status: AttemptStatus, orderPaymentStatus: PaymentStatus): boolean =>
  status !== 'captured' &&
  !AWAITING_PAYMENT.includes(orderPaymentStatus) &&
  !(status === 'pending' && orderPaymentStatus === 'pending');
