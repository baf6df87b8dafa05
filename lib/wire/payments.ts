import { post } from './contract';
import { either, flag, number, object, text } from './shape';

/**
 * Opens a placed order for payment; `id` is PayPal's. The amount is in dollars, such as "60.00". Needs the checkout
 * token as bearer.
 */
export const startPaymentCall = post(
  '/api/paypal/create-order',
  object({ tenant_id: text, order_id: text, amount: either(text, number) }),
  object({ id: text, is_decided: flag }),
);

/** Captures an approved payment. Idempotent: a repeat charges nothing and gives the same answer. */
export const capturePaymentCall = post(
  '/api/paypal/capture-order',
  object({ tenant_id: text, paypal_order_id: text }),
  object({ status: text, order_id: text }),
);

/** A webhook message of PayPal, signed by PayPal. Its body is read as bytes. */
export const tellOfPaymentCall = post('/api/paypal/webhook', object({}), object({ received: flag }));

/** The same to the platform, about all shops that are connected through its PayPal account. */
export const tellPartnerOfPaymentCall = post(
  '/api/platform/paypal/webhook',
  object({}),
  object({ received: flag }),
);
