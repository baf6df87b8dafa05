// Why an order was not placed, as the checkout's form shows it.
import { checkoutSentences } from '@/lib/messages/checkout';
import { type CheckoutField, fieldOfPath } from '@/lib/orders/validate-checkout';
import { ShopApiError } from './shop-api';

/** Refusals whose sentence is meant for shoppers; any other is 'Failed to create order'. */
const SHOPPER_CODES = new Set([
  'invalid_input',
  'product_unavailable',
  'customization_missing',
  'logo_missing',
  'logo_gone',
  'roster_missing',
  'roster_gone',
  'roster_outdated',
  'roster_too_long',
  'nothing_to_pay',
  'total_too_large',
  'too_many_attempts',
]);

type OrderRefusal = { message: string; fields: Partial<Record<CheckoutField, string>> };

/** The sentence for a refused order, and those of its fields. */
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
