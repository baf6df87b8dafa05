// When PayPal is asked next about a refund that has no final answer.
import { LONGEST_PENDING, LONGEST_UNCHECKED, nextPaymentCheck } from '@/lib/orders/capture/payment-checks';

/**
 * The next moment to ask about a refund that was wanted at `createdAt`, as patiently as for a payment. One that PayPal
 * has not answered is asked for again soon, because its buyer waits; one that it works on by itself, such as from a
 * bank, takes days.
 */
export const nextRefundCheck = (status: 'requested' | 'pending', createdAt: Date, now: Date): Date =>
  nextPaymentCheck(status === 'requested' ? 'created' : 'pending', createdAt, now);

/** Whether a refund has been without a final answer for so long that the shop's people should look at it. */
export const isRefundOverdue = (status: 'requested' | 'pending', createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() >= (status === 'requested' ? LONGEST_UNCHECKED : LONGEST_PENDING);
