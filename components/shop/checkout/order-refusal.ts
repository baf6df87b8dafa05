// Why an order was not placed or not opened for payment, in the words of the checkout's form.

import { ShopApiError } from '@/components/shop/shop-api';
import { checkoutSentences } from '@/lib/messages/en/shop/checkout';
import { type Cents, formatCents } from '@/lib/money/cents';
import { type CheckoutField, fieldOfPath } from '@/lib/orders/checkout/checkout-fields';

/** Refusals whose sentence is meant for shoppers; any other is 'Failed to create order'. */
const SHOPPER_CODES = new Set([
  'invalid_input',
  'product_unavailable',
  'customization_missing',
  'customization_too_long',
  'logo_missing',
  'logo_gone',
  'roster_missing',
  'roster_gone',
  'roster_outdated',
  'roster_too_long',
  'nothing_to_pay',
  'total_too_large',
  'too_many_attempts',
  'newer_version',
]);

type OrderRefusal = { message: string; fields: Partial<Record<CheckoutField, string>> };

/** The sentence for a refused order, and the sentences for its fields. */
export function orderRefusal(error: unknown): OrderRefusal {
  if (!(error instanceof ShopApiError)) {
    return { message: checkoutSentences.orderFailed, fields: {} };
  }
  const fields = Object.entries(error.fields).flatMap(([path, sentence]) => {
    const field = fieldOfPath(path);
    return field ? [[field, sentence]] : [];
  });
  const message = SHOPPER_CODES.has(error.code) ? error.message : checkoutSentences.orderFailed;
  return { message, fields: Object.fromEntries(fields) };
}

/** `isOver`: the order can or should no longer be paid; the next try is a new order. */
type PaymentRefusal = { message: string; isOver: boolean };

/** Expired, or cancelled in the meantime. */
const OVER_CODES = new Set(['token_expired', 'order_not_payable']);

/** The sentence for an order that was placed but could not be opened for payment. */
export function paymentRefusal(error: unknown): PaymentRefusal {
  const code = error instanceof ShopApiError ? error.code : null;
  if (code !== null && OVER_CODES.has(code)) {
    return { message: checkoutSentences.orderClosed, isOver: true };
  }
  if (
    error instanceof ShopApiError &&
    ['too_many_attempts', 'newer_version', 'cart_being_paid'].includes(error.code)
  ) {
    return { message: error.message, isOver: false };
  }
  const message =
    code === 'payment_not_configured'
      ? checkoutSentences.paymentNotConfigured
      : checkoutSentences.paymentFailed;
  return { message, isOver: false };
}

/** Whether the shopper saw another total than the order's: a lower or a higher one. */
export const sawOtherTotal = (shownTotal: Cents, orderTotal: Cents): boolean => shownTotal !== orderTotal;

/**
 * The sentence for an order whose total differs from what the shopper saw; `fresh` is the cart's current price, if
 * known.
 */
export function priceRefusal(fresh: Cents | null, orderTotal: Cents): PaymentRefusal {
  return fresh === null
    ? { message: checkoutSentences.paymentFailed, isOver: false }
    : // The order was placed at old prices: it is over.
      { message: checkoutSentences.pricesChanged(formatCents(fresh)), isOver: fresh !== orderTotal };
}
