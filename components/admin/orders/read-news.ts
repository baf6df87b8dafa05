// Asks the server how many orders are new. The answer is checked by hand: a schema library is too heavy here.
import type { OrderNews } from '@/lib/orders/order-news';

const ANSWER_WITHIN = 4_000;

/** The news in an answer's body; null if it is no such answer. */
export const newsIn = (body: unknown): OrderNews | null =>
  typeof body === 'object' &&
  body !== null &&
  'count' in body &&
  Number.isInteger(body.count) &&
  typeof body.count === 'number' &&
  'stamp' in body &&
  typeof body.stamp === 'string'
    ? { count: body.count, stamp: body.stamp }
    : null;

/** What is new; null if nobody could say. */
export async function readNews(ask: typeof fetch = fetch): Promise<OrderNews | null> {
  try {
    const response = await ask('/admin/orders/news', {
      cache: 'no-store',
      signal: AbortSignal.timeout(ANSWER_WITHIN),
    });
    return response.ok ? newsIn(await response.json()) : null;
  } catch {
    return null;
  }
}
