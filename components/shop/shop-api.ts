// What the shop's pages ask of their own server. Answers are unknown until they are parsed.
import * as z from 'zod/mini';
import type { CartLine, CartProduct } from '@/lib/cart/cart';
import { type Cents, centsToDecimal } from '@/lib/money/cents';

const cents = z.pipe(
  z.int().check(z.nonnegative()),
  z.transform((value) => value as Cents),
);

const cartProducts = z.object({
  products: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      price_cents: cents,
      image_url: z.nullable(z.string()),
      customization_label: z.nullable(z.string()),
    }),
  ),
});

const placedOrder = z.object({
  order_id: z.string(),
  order_number: z.int(),
  total_cents: cents,
  checkout_token: z.string(),
});
const startedPayment = z.object({ id: z.string() });
const capturedPayment = z.object({ status: z.string(), order_id: z.string() });
const apiError = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.optional(z.record(z.string(), z.string())),
  }),
});

/** A refusal by our server, with its code and its sentence for people. */
export class ShopApiError extends Error {
  readonly code: string;
  readonly fields: Record<string, string>;

  constructor(code: string, message: string, fields: Record<string, string> = {}) {
    super(message);
    this.name = 'ShopApiError';
    this.code = code;
    this.fields = fields;
  }
}

async function post(path: string, body: object, headers: Record<string, string> = {}): Promise<unknown> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const json: unknown = await response.json();
  if (!response.ok) {
    const { error } = apiError.parse(json);
    throw new ShopApiError(error.code, error.message, error.fields);
  }
  return json;
}

/** The products as they are now; null if the server could not be asked. */
export async function fetchCartProducts(ids: string[], signal: AbortSignal): Promise<CartProduct[] | null> {
  try {
    const answer = cartProducts.parse(await post('/api/cart', { product_ids: ids }));
    return signal.aborted
      ? null
      : answer.products.map(({ id, name, price_cents, image_url, customization_label }) => ({
          id,
          name,
          priceCents: price_cents,
          imageUrl: image_url,
          customizationLabel: customization_label,
        }));
  } catch {
    return null;
  }
}

export type CheckoutDetails = {
  customer: { name: string; email: string; phone: string };
  shipping_address: { address: string; city: string; state: string; zip: string };
};

/** The body of an order for what is in the cart. */
export const orderBody = (details: CheckoutDetails, lines: readonly CartLine[]) => ({
  ...details,
  lines: lines.map(({ product, quantity, customization }) => ({
    product_id: product.id,
    quantity,
    ...(customization !== '' && { customization }),
  })),
});

export type PlacedOrder = z.infer<typeof placedOrder>;

/** Places the order; the same key and body give the same order. Throws `ShopApiError`, or on no answer. */
export const placeOrder = async (body: object, idempotencyKey: string): Promise<PlacedOrder> =>
  placedOrder.parse(await post('/api/orders', body, { 'Idempotency-Key': idempotencyKey }));

/** Opens the order for payment and answers PayPal's order id. */
export async function startPayment(tenantId: string, order: PlacedOrder): Promise<string> {
  const body = { tenant_id: tenantId, order_id: order.order_id, amount: centsToDecimal(order.total_cents) };
  const headers = { Authorization: `Bearer ${order.checkout_token}` };
  return startedPayment.parse(await post('/api/paypal/create-order', body, headers)).id;
}

/** Pauses before asking again, in milliseconds. */
const CAPTURE_PAUSES = [700, 1_500];

/**
 * Takes the approved payment. Asks again where no answer came or the server could not say, because a repeat
 * charges nothing and gives the same answer.
 */
export async function capturePayment(tenantId: string, paypalOrderId: string) {
  const body = { tenant_id: tenantId, paypal_order_id: paypalOrderId };
  for (const pause of CAPTURE_PAUSES) {
    try {
      return capturedPayment.parse(await post('/api/paypal/capture-order', body));
    } catch (error) {
      if (error instanceof ShopApiError && !UNCERTAIN_CODES.has(error.code)) {
        throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return capturedPayment.parse(await post('/api/paypal/capture-order', body));
}

/** Answers after which nobody knows yet whether the money was taken. */
const UNCERTAIN_CODES = new Set(['payment_unavailable', 'internal_error', 'store_unavailable']);
