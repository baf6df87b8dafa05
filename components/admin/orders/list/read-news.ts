// Asks the server how many orders are new. The answer is checked by hand: a schema library is too heavy here.
import type { OrderNews } from '@/lib/orders/list/order-news';
import { releaseHeader } from '@/lib/release';

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

/** What is new; `newer_version` where the server is of another release than the page; null if nobody could say. */
export async function readNews(ask: typeof fetch = fetch): Promise<OrderNews | 'newer_version' | null> {
  try {
    const response = await ask('/admin/orders/news', {
      cache: 'no-store',
      headers: releaseHeader(),
      signal: AbortSignal.timeout(ANSWER_WITHIN),
    });
    // The only thing that this address refuses so (lib/http/admin-handler.ts).
    if (response.status === 409) {
      return 'newer_version';
    }
    return response.ok ? newsIn(await response.json()) : null;
  } catch {
    return null;
  }
}
