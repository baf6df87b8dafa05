// One attempt to buy what is in the cart. Its key makes every retry, reload and second tab the same order;
// another cart or another address is another attempt.
import * as z from 'zod/mini';
import { uniqueId } from '@/lib/cart/unique-id';

const STORAGE_KEY = 'checkout-attempt';

const attemptShape = z.object({
  tenantId: z.string(),
  /** A hash: the body has a name and an address in it, which have no business in lasting storage. */
  bodyHash: z.string(),
  /** A hash of the lines alone; missing in attempts of before there was one. */
  linesHash: z.optional(z.string()),
  key: z.string(),
  /** PayPal's order that the shopper has approved, while nobody knows whether its money was taken. */
  approvedPaypalOrderId: z.nullable(z.string()),
  /** What proves for a few hours that the order of that payment was placed here. */
  checkoutToken: z.optional(z.nullable(z.string())),
});

export type CheckoutAttempt = z.infer<typeof attemptShape>;

// For browsers without storage: there an attempt lasts as long as its page.
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
    // Kept in memory.
  }
}

/** A short hash to tell bodies apart (FNV-1a twice). If two ever met, the server refuses the reused key. */
function hash(text: string): string {
  let [one, two] = [0x811c9dc5, 0xc9dc5118];
  for (let index = 0; index < text.length; index += 1) {
    one = Math.imul(one ^ text.charCodeAt(index), 0x01000193);
    two = Math.imul(two ^ text.charCodeAt(text.length - 1 - index), 0x01000193);
  }
  return `${(one >>> 0).toString(16)}-${(two >>> 0).toString(16)}-${text.length}`;
}

type OrderBody = { lines: readonly object[] };

/** The PayPal order that was approved here and whose outcome nobody knows, whatever the cart is now; else null. */
export function approvedPayment(tenantId: string): string | null {
  const current = read();
  return current?.tenantId === tenantId ? current.approvedPaypalOrderId : null;
}

/** The proof that the order of the approved payment was placed here; null without one. */
export function approvedToken(tenantId: string): string | null {
  const current = read();
  return (current?.tenantId === tenantId && current.checkoutToken) || null;
}

/** Tells the lines of an order from others. */
export const hashLines = ({ lines }: OrderBody): string => hash(JSON.stringify(lines));

/**
 * Whether what was paid is these very lines: what this page has opened at PayPal, else the attempt under way. The
 * attempt may be over, or be another one by now, where another tab has paid the same order and gone on.
 */
export function isAttemptFor(orderBody: OrderBody, openedLines?: string): boolean {
  const attempt = read();
  if (openedLines === undefined && attempt === null) {
    return false;
  }
  const linesHash = openedLines ?? attempt?.linesHash;
  return linesHash === undefined || linesHash === hashLines(orderBody);
}

/** The attempt under way for this order body, or a new one. */
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
 * Notes which PayPal order was approved, and the proof of whose it is, so that the next try asks about it; null
 * once the answer is known.
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

/** Ends the attempt: it was paid, or can no longer be. Buying the same again is a new order. */
export const endAttempt = (): void => write(null);
