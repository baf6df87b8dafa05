// One attempt to buy what is in the cart. Its key makes every retry, reload and second tab the same order;
// another cart or another address is another attempt.
import * as z from 'zod/mini';
import { uniqueId } from '@/lib/cart/unique-id';

const STORAGE_KEY = 'checkout-attempt';
const attempt = z.object({ tenantId: z.string(), body: z.string(), key: z.string() });

function read(): z.infer<typeof attempt> | null {
  try {
    return attempt.parse(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? ''));
  } catch {
    return null;
  }
}

/** The idempotency key for this body: the one of the attempt under way, or a new one. */
export function attemptKey(tenantId: string, orderBody: object): string {
  const body = JSON.stringify(orderBody);
  const current = read();
  if (current?.tenantId === tenantId && current.body === body) {
    return current.key;
  }
  const key = uniqueId();
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ tenantId, body, key }));
  } catch {
    // Without storage an attempt lasts as long as its page: the caller keeps the key until it is done.
  }
  return key;
}

/** Ends the attempt: it was paid, or its token has expired. Buying the same again is a new order. */
export function endAttempt(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was stored.
  }
}
