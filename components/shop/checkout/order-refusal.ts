// Why an order was not placed or not opened for payment, in the words of the checkout's form.

import { checkoutSentences } from '@/lib/messages/en/shop/checkout';
import { type Cents, formatCents } from '@/lib/money/cents';
import { type CheckoutField, fieldOfPath } from '@/lib/orders/checkout/checkout-fields';
import type { Refusal } from '@/lib/wire/call';

/** Refusals whose sentence is meant for shoppers; any other is 'Failed to create order'. */
const SHOPPER_CODES = new Set([
  'invalid_input',
  'product_unavailable',
  'customization_missing',
  'customization_too_long',
  'option_missing',
  'option_unknown',
  'option_not_offered',
  'sold_out',
  'stock_held',
  'too_few_left',
  'logo_missing',
  'logo_gone',
  'roster_missing',
  'roster_gone',
  'roster_outdated',
  'roster_too_long',
  'delivery_missing',
  'delivery_unavailable',
  'no_delivery',
  'discount_refused',
  'too_few_pieces',
  'cart_being_paid',
  'nothing_to_pay',
  'store_not_selling',
  'total_too_large',
  'too_many_attempts',
  'newer_version',
]);

type OrderRefusal = { message: string; fields: Partial<Record<CheckoutField, string>> };

/** The sentence for a refused order, and those of its fields. */
export function orderRefusal({ code, message, fields }: Refusal): OrderRefusal {
  const ofForm = Object.entries(fields).flatMap(([path, sentence]) => {
    const field = fieldOfPath(path);
    return field ? [[field, sentence]] : [];
  });
  return {
    message: (SHOPPER_CODES.has(code) ? message : null) ?? checkoutSentences.orderFailed,
    fields: Object.fromEntries(ofForm),
  };
}

/** `isOver`: the order can or should no longer be paid; the next try is a new order. */
type PaymentRefusal = { message: string; isOver: boolean };

/** Expired, or cancelled in the meantime. */
const OVER_CODES = new Set(['token_expired', 'order_not_payable']);

/** Refusals that say by themselves what to do. */
const SPOKEN_CODES = new Set(['too_many_attempts', 'newer_version', 'cart_being_paid', 'store_not_selling']);

/** The sentence for an order that was placed and could not be opened for payment. */
export function paymentRefusal({ code, message }: Refusal): PaymentRefusal {
  if (OVER_CODES.has(code)) {
    return { message: checkoutSentences.orderClosed, isOver: true };
  }
  if (code === 'out_of_stock') {
    // The next try is a new order, which says what is left.
    return { message: message ?? checkoutSentences.orderClosed, isOver: true };
  }
  if (SPOKEN_CODES.has(code) && message !== null) {
    return { message, isOver: false };
  }
  const { paymentNotConfigured, paymentFailed } = checkoutSentences;
  return {
    message: code === 'payment_not_configured' ? paymentNotConfigured : paymentFailed,
    isOver: false,
  };
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
