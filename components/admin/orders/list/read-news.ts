// Asks the server how many orders are new.
import type { OrderNews } from '@/lib/orders/list/order-news';
import { readOrderNewsCall } from '@/lib/wire/admin';
import { call } from '@/lib/wire/call';

const ANSWER_WITHIN = 4_000;

/** The new orders; `newer_version` if the server has another release than the page; null without an answer. */
export async function readNews(ask: typeof fetch = fetch): Promise<OrderNews | 'newer_version' | null> {
  const answer = await call(readOrderNewsCall, null, { ask, cache: 'no-store', timeout: ANSWER_WITHIN });
  if (answer.ok) {
    return { count: answer.value.count, stamp: answer.value.stamp };
  }
  // The only cause of a 409 at this address (lib/entry/admin-handler.ts).
  return answer.error.status === 409 ? 'newer_version' : null;
}
