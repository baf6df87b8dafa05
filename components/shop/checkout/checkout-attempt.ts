// One attempt to buy the cart. Its idempotency key makes every retry, reload and second tab the same order; another
// cart or address is another attempt.
import * as z from 'zod/mini';
import { uniqueId } from '@/lib/cart/unique-id';

const STORAGE_KEY = 'checkout-attempt';

const attemptShape = z.object({
  tenantId: z.string(),
  /** Only a hash: the body contains a name and an address, which must not be in lasting storage. */
  bodyHash: z.string(),
  /** A hash of the lines alone; attempts of an older release have none. */
  linesHash: z.optional(z.string()),
  key: z.string(),
  /** The PayPal order that the shopper has approved, while the result of its capture is unknown. */
  approvedPaypalOrderId: z.nullable(z.string()),
  /** Proves for a few hours that the order of that payment was placed in this browser. */
  checkoutToken: z.optional(z.nullable(z.string())),
});

export type CheckoutAttempt = z.infer<typeof attemptShape>;

// For browsers without storage: the attempt lives as long as its page.
let inMemory: CheckoutAttempt | null = null;

function read(): CheckoutAttempt | null {
  try {
    return attemptShape.parse(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? ''));
  } catch {
    return inMemory;
  }
}

function write(attempt: CheckoutAttempt | null): void {
  inMemory = attempt;
  try {
    if (attempt === null) {
      localStorage.removeItem(STORAGE_KEY);
    } else {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(attempt));
    }
  } catch {
    // No storage: kept in memory.
  }
}

/** A short hash to tell bodies apart (FNV-1a twice). In a collision the server refuses the reused key. */
function hash(text: string): string {
  let [one, two] = [0x811c9dc5, 0xc9dc5118];
  for (let index = 0; index < text.length; index += 1) {
    one = Math.imul(one ^ text.charCodeAt(index), 0x01000193);
    two = Math.imul(two ^ text.charCodeAt(text.length - 1 - index), 0x01000193);
  }
  return `${(one >>> 0).toString(16)}-${(two >>> 0).toString(16)}-${text.length}`;
}

type OrderBody = { lines: readonly object[] };

/**
 * The PayPal order that was approved in this browser and whose result is unknown, whatever the cart is now; else
 * null.
 */
export function approvedPayment(tenantId: string): string | null {
  const current = read();
  return current?.tenantId === tenantId ? current.approvedPaypalOrderId : null;
}

/** The proof that the order of the approved payment was placed in this browser; null without one. */
export function approvedToken(tenantId: string): string | null {
  const current = read();
  return (current?.tenantId === tenantId && current.checkoutToken) || null;
}

/** A hash of the order's lines, to tell them from other lines. */
export const hashLines = ({ lines }: OrderBody): string => hash(JSON.stringify(lines));

/**
 * Whether the paid lines are exactly these. The paid lines are those that this page has opened at PayPal, else those
 * of the current attempt: another tab that paid the same order may have ended the attempt, or started a new one.
 */
export function isAttemptFor(orderBody: OrderBody, openedLines?: string): boolean {
  const attempt = read();
  if (openedLines === undefined && attempt === null) {
    return false;
  }
  const linesHash = openedLines ?? attempt?.linesHash;
  return linesHash === undefined || linesHash === hashLines(orderBody);
}

/** The current attempt for this order body, or a new one. */
export function currentAttempt(tenantId: string, orderBody: OrderBody): CheckoutAttempt {
  const bodyHash = hash(JSON.stringify(orderBody));
  const current = read();
  if (current?.tenantId === tenantId && current.bodyHash === bodyHash) {
    return current;
  }
  const linesHash = hashLines(orderBody);
  const attempt = { tenantId, bodyHash, linesHash, key: uniqueId(), approvedPaypalOrderId: null };
  write(attempt);
  return attempt;
}

/**
 * Stores the approved PayPal order and the proof of who placed the order, so that the next try asks for the result
 * first; null when the result is known.
 */
export function rememberApproval(
  approvedPaypalOrderId: string | null,
  checkoutToken: string | null = null,
): void {
  const current = read();
  if (current) {
    write({ ...current, approvedPaypalOrderId, checkoutToken });
  }
}

/** Ends the attempt: it is paid, or can no longer be paid. Buying the same again is a new order. */
export const endAttempt = (): void => write(null);
