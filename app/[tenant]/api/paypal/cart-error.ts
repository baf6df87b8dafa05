import { apiError } from '@/lib/entry/api-error';
import type { CartRefusal } from '@/lib/orders/payments/cart-rival';

/** Another order of the same cart is paid, which is named, or may be paid now. PayPal was asked for nothing. */
export const cartError = ({ code, orderId }: CartRefusal): Response =>
  apiError(code, code === 'cart_paid' ? { orderId } : {});
