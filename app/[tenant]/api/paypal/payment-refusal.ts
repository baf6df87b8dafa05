import { apiError } from '@/lib/entry/api-error';
import { messages } from '@/lib/messages';
import type { CartRefusal } from '@/lib/orders/payments/cart-rival';

/**
 * PayPal was not asked: another order of the same cart is paid or being paid, which the answer names, or there were too many
 * requests, and it says when to retry.
 */
export const paymentRefusal = (refusal: CartRefusal | { minutes: number }): Response =>
  'minutes' in refusal
    ? apiError('too_many_attempts', { message: messages.auth.tooManyAttempts(refusal.minutes) })
    : apiError(refusal.code, refusal.code === 'cart_paid' ? { orderId: refusal.orderId } : {});
