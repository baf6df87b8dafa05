// Asks the server for the ticks of some orders. The answer is checked by hand: a schema library is too heavy here.
import type { Tick, Ticks } from '@/lib/production/production-views';
import { releaseHeader } from '@/lib/release';

export type TicksAnswer =
  | { kind: 'read'; ticks: Ticks; etag: string | null }
  | { kind: 'unchanged' }
  /** The server is of another release than the page. */
  | { kind: 'newer_version' }
  | { kind: 'failed' };

const ANSWER_WITHIN = 4_000;

const isTick = (value: unknown): value is Tick =>
  typeof value === 'object' &&
  value !== null &&
  'row' in value &&
  typeof value.row === 'number' &&
  'madeBy' in value &&
  typeof value.madeBy === 'string' &&
  'madeAt' in value &&
  typeof value.madeAt === 'string' &&
  !Number.isNaN(Date.parse(value.madeAt));

/** The ticks in an answer's body; null if it is no such answer. */
export function ticksIn(body: unknown): Ticks | null {
  const ticks: unknown = typeof body === 'object' && body !== null && 'ticks' in body ? body.ticks : null;
  if (typeof ticks !== 'object' || ticks === null) {
    return null;
  }
  const checked: Ticks = {};
  for (const [itemId, list] of Object.entries(ticks)) {
    if (!Array.isArray(list) || !list.every(isTick)) {
      return null;
    }
    checked[itemId] = list;
  }
  return checked;
}

/** The ticks at an address, unless they still are what `etag` stands for. */
export async function readTicks(
  address: string,
  etag: string | null,
  ask: typeof fetch = fetch,
): Promise<TicksAnswer> {
  try {
    const response = await ask(address, {
      cache: 'no-store',
      headers: { ...releaseHeader(), ...(etag !== null && { 'If-None-Match': etag }) },
      signal: AbortSignal.timeout(ANSWER_WITHIN),
    });
    if (response.status === 304) {
      return { kind: 'unchanged' };
    }
    // The only thing that this address refuses so (lib/http/admin-handler.ts).
    if (response.status === 409) {
      return { kind: 'newer_version' };
    }
    const ticks = response.ok ? ticksIn(await response.json()) : null;
    return ticks === null ? { kind: 'failed' } : { kind: 'read', ticks, etag: response.headers.get('etag') };
  } catch {
    return { kind: 'failed' };
  }
}
