import { apiError } from '@/lib/entry/api-error';
import type { CartRefusal } from '@/lib/orders/payments/cart-rival';

/** Another order of the same cart is paid or being paid; the answer names it. PayPal was not asked. */
export const cartError = ({ code, orderId }: CartRefusal): Response =>
  apiError(code, code === 'cart_paid' ? { orderId } : {});
