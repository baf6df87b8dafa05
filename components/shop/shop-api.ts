// Requests of the shop's pages to their own server.
import { reloadByItself } from '@/components/release/reload';
import type { CartLine, CartProduct, RosterCount, ShownProduct } from '@/lib/cart/cart';
import type { LineChoice } from '@/lib/choices/line-choice';
import { type Cents, centsToDecimal } from '@/lib/money/cents';
import type { Charge } from '@/lib/orders/charges';
import type { Result } from '@/lib/result';
import { wait } from '@/lib/wait';
import { call, NEWER_VERSION, NO_ANSWER, type Refusal } from '@/lib/wire/call';
import type { AnswerTo, Contract, RequestOf } from '@/lib/wire/contract';
import { placeOrderCall } from '@/lib/wire/orders';
import { capturePaymentCall, startPaymentCall } from '@/lib/wire/payments';
import { quoteCall } from '@/lib/wire/quote';

/** Makes a call. A server of another release has the page load itself again. */
async function ask<Request, Answer>(
  contract: Contract<Request, Answer>,
  body: Request,
  headers: Record<string, string> = {},
): Promise<Result<Answer, Refusal>> {
  const answer = await call(contract, body, { headers });
  // Cart and form are kept in this browser, so the page that comes back holds all that was typed.
  if (!answer.ok && answer.error.code === NEWER_VERSION) {
    reloadByItself('reloaded');
  }
  return answer;
}

/** The current price of an order with these lines, by the server's own calculation. */
export type QuotedPrice = { charges: Charge[]; totalCents: Cents };

/** The server's current view of a cart. `problems` are sentences by line id. */
export type CartQuote = {
  products: CartProduct[];
  rosters: RosterCount[];
  /** Price and picture of what was chosen, by line id. */
  chosen: ReadonlyMap<string, ShownProduct>;
  problems: ReadonlyMap<string, string>;
  /** Lines of which too few pieces are left, by id: their problem is the quantity. */
  shortIds: ReadonlySet<string>;
  /** What is said of a line's price, by line id. */
  notes: ReadonlyMap<string, LineNote>;
  /** When all is ready to ship; null if all is at hand. */
  ready: QuotedReady;
  /** Null if no order of these lines can be placed. */
  price: QuotedPrice | null;
  delivery: QuotedDelivery | null;
  discount: QuotedDiscount | null;
  takesCodes: boolean;
  tax: QuotedTax;
};

/** Sentences about a line's price. `isTooFew`: its problem is solved by more pieces. */
export type LineNote = { sentences: readonly string[]; isTooFew: boolean };

/** The code that was sent, and why it cannot be used. */
export type QuotedDiscount = NonNullable<AnswerTo<typeof quoteCall>['discount']>;

/** The day on which all is ready to ship, alone and in a sentence; null if all is at hand. */
export type QuotedReady = AnswerTo<typeof quoteCall>['ready'];

/** What is said about tax beside the total. */
export type QuotedTax = AnswerTo<typeof quoteCall>['tax'];

/** The code that the shopper entered, if any, and the cart. */
export type CodeWish = { code: string | null; cartId: string | null };

/** The shop's ways of delivery for a cart; null for a shop that has none. */
export type QuotedDelivery = NonNullable<AnswerTo<typeof quoteCall>['delivery']>;

/** Where the cart goes, and the way that was chosen. */
export type DeliveryWish = { country: string; state: string; methodId: string | null };

/** The current state and price of the lines; null if the server does not answer. */
export async function fetchQuote(
  lines: readonly CartLine[],
  signal: AbortSignal,
  wish: DeliveryWish | null = null,
  entered: CodeWish | null = null,
): Promise<CartQuote | null> {
  const answer = await ask(quoteCall, {
    lines: lines.map(sentLine),
    ...(wish && { shipping_to: { country: wish.country, state: wish.state } }),
    ...(wish?.methodId && { delivery_method_id: wish.methodId }),
    ...(entered?.code && { discount_code: entered.code }),
    ...(entered?.cartId && { cart_id: entered.cartId }),
  });
  return answer.ok && !signal.aborted ? toCartQuote(lines, answer.value) : null;
}

function toCartQuote(lines: readonly CartLine[], answer: AnswerTo<typeof quoteCall>): CartQuote {
  const rosters: RosterCount[] = [];
  const problems = new Map<string, string>();
  const shortIds = new Set<string>();
  const chosen = new Map<string, ShownProduct>();
  const notes = new Map<string, LineNote>();
  for (const [index, { id, choices }] of lines.entries()) {
    const roster = choices.find(({ count }) => count)?.count;
    const checked = answer.lines[index];
    if (checked?.problem) {
      problems.set(id, checked.problem);
    }
    if (checked?.is_short) {
      shortIds.add(id);
    }
    if (checked) {
      notes.set(id, { sentences: checked.price_notes, isTooFew: checked.is_too_few });
    }
    if (checked?.chosen) {
      chosen.set(id, { priceCents: checked.chosen.price_cents, imageUrl: checked.chosen.image_url });
    }
    if (checked?.roster && roster) {
      const { pieces, sizes, upcharge_cents: upchargeCents } = checked.roster;
      rosters.push({ rosterId: roster.rosterId, pieces, sizes, upchargeCents });
    }
  }
  const products = answer.products.map(({ price_cents, image_url, ...product }) => ({
    ...product,
    priceCents: price_cents,
    imageUrl: image_url,
  }));
  const price = answer.price && {
    totalCents: answer.price.total_cents,
    charges: answer.price.charges.map(({ rate_basis_points, amount_cents, ...charge }) => ({
      ...charge,
      rateBasisPoints: rate_basis_points,
      amountCents: amount_cents,
    })),
  };
  const { delivery, discount, takes_codes: takesCodes, tax, ready } = answer;
  const said = { delivery, discount, takesCodes, tax, ready };
  return { products, rosters, chosen, problems, shortIds, notes, price, ...said };
}

export type OrderBody = RequestOf<typeof placeOrderCall>;

export type CheckoutDetails = Pick<OrderBody, 'customer' | 'shipping_address'>;

/** Choices in the server's format: an answer in words, or the id of a stored file or roster. */
export const sentChoices = (choices: readonly LineChoice[]) =>
  choices.map(({ kind, value, files, count }) => {
    const id = count?.rosterId ?? files?.[0]?.uploadId;
    return id === undefined ? { kind, value } : { kind, reference_id: id };
  });

/** A line in the server's format. */
const sentLine = ({ product, quantity, choices }: CartLine) => ({
  product_id: product.id,
  quantity,
  choices: sentChoices(choices),
});

/** The source of a cart is that of its first line that has one. */
const sourceOf = (lines: readonly CartLine[]): Pick<OrderBody, 'source'> => {
  const source = lines.find((line) => line.source !== undefined)?.source;
  return source === undefined ? {} : { source };
};

/** The body of an order for the cart's lines, by the chosen way of delivery. */
export const orderBody = (
  details: CheckoutDetails,
  lines: readonly CartLine[],
  methodId: string | null = null,
  code: string | null = null,
  extras: OrderBody['extras'] = undefined,
): OrderBody => ({
  ...sourceOf(lines),
  ...details,
  lines: lines.map(sentLine),
  ...(methodId !== null && { delivery_method_id: methodId }),
  ...(code !== null && { discount_code: code }),
  ...(extras !== undefined && { extras }),
});

export type PlacedOrder = AnswerTo<typeof placeOrderCall>;

/** Places the order; the same key and body give the same order, in whichever cart. */
export const placeOrder = (
  body: OrderBody,
  { cartId, key }: { cartId: string; key: string },
): Promise<Result<PlacedOrder, Refusal>> =>
  ask(placeOrderCall, { ...body, cart_id: cartId }, { 'Idempotency-Key': key });

/** Opens the order for payment: PayPal's order id, and whether it is paid or under review already. */
export function startPayment(tenantId: string, order: PlacedOrder) {
  const body = { tenant_id: tenantId, order_id: order.order_id, amount: centsToDecimal(order.total_cents) };
  const headers = { Authorization: `Bearer ${order.checkout_token}` };
  return ask(startPaymentCall, body, headers);
}

/** Pauses before a retry, in milliseconds. */
const CAPTURE_PAUSES = [700, 1_500];

/**
 * Captures the approved payment. Retries after no answer or an unclear one, because a repeat charges nothing and
 * gives the same answer. With the order's checkout token the success page may show the order.
 */
export async function capturePayment(
  tenantId: string,
  { paypalOrderId, checkoutToken }: { paypalOrderId: string; checkoutToken: string | null },
) {
  const body = { tenant_id: tenantId, paypal_order_id: paypalOrderId };
  const headers: Record<string, string> = checkoutToken ? { Authorization: `Bearer ${checkoutToken}` } : {};
  const capture = () => ask(capturePaymentCall, body, headers);
  for (const pause of CAPTURE_PAUSES) {
    const answer = await capture();
    if (answer.ok || !UNCERTAIN_CODES.has(answer.error.code)) {
      return answer;
    }
    await wait(pause);
  }
  return capture();
}

/** Codes after which it is unknown whether the money was taken. */
export const UNCERTAIN_CODES: ReadonlySet<string> = new Set([
  NO_ANSWER,
  'payment_unavailable',
  'cart_being_paid',
  'internal_error',
  'store_unavailable',
  'store_busy',
]);
