// Asks the server for the ticks of some orders.
import type { Ticks } from '@/lib/production/production-views';
import { readTicksCall } from '@/lib/wire/admin';
import { answerIn, type CallOptions, send } from '@/lib/wire/call';

export type TicksAnswer =
  | { kind: 'read'; ticks: Ticks; etag: string | null }
  | { kind: 'unchanged' }
  /** The server has another release than the page. */
  | { kind: 'newer_version' }
  | { kind: 'failed' };

const ANSWER_WITHIN = 4_000;

/** The ticks in an answer's body; null if it is not such an answer. */
export const ticksIn = (body: unknown): Ticks | null => (readTicksCall.answer.fits(body) ? body.ticks : null);

/** The ticks of some orders, unless they are unchanged since `etag`. */
export async function readTicks(
  search: string,
  etag: string | null,
  ask: typeof fetch = fetch,
): Promise<TicksAnswer> {
  try {
    const headers: Record<string, string> = etag === null ? {} : { 'If-None-Match': etag };
    const options: CallOptions = { ask, headers, search, cache: 'no-store', timeout: ANSWER_WITHIN };
    const response = await send(readTicksCall, null, options);
    if (response.status === 304) {
      return { kind: 'unchanged' };
    }
    // The only cause of a 409 at this address (lib/entry/admin-handler.ts).
    if (response.status === 409) {
      return { kind: 'newer_version' };
    }
    const answer = await answerIn(readTicksCall, response);
    return answer.ok
      ? { kind: 'read', ticks: answer.value.ticks, etag: response.headers.get('etag') }
      : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}
