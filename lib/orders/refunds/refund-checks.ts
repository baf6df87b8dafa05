// When PayPal is asked next about a refund without a final answer.
import { LONGEST_PENDING, LONGEST_UNCHECKED, nextPaymentCheck } from '@/lib/orders/capture/payment-checks';

/**
 * The time of the next check for a refund that was requested at `createdAt`, with the same pauses as for a payment.
 * Without an answer it is requested again soon, because its buyer waits; a pending one, such as from a bank, takes
 * days.
 */
export const nextRefundCheck = (status: 'requested' | 'pending', createdAt: Date, now: Date): Date =>
  nextPaymentCheck(status === 'requested' ? 'created' : 'pending', createdAt, now);

/** Whether a refund has been without a final answer for so long that the shop should get an alert. */
export const isRefundOverdue = (status: 'requested' | 'pending', createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() >= (status === 'requested' ? LONGEST_UNCHECKED : LONGEST_PENDING);
