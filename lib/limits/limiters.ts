// The counters behind the limits, one for each kind, on the application's own pool.
import 'server-only';
import { createHash } from 'node:crypto';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { platformDb } from '@/lib/db/platform-db';

export type Limit = { points: number; seconds: number };

/** Seconds in which most limits count. */
export const WINDOW = 15 * 60;

/** Looks like a `pg` pool to the library and runs on the pool that is there. */
const store = {
  async query({ text, values = [] }: { text: string; values?: unknown[] }) {
    // Across tenants: a person's tries at several shops count together, and before it is known who it is.
    const rows = await platformDb().$queryRawUnsafe<{ points: number; expire: bigint | null }[]>(
      text,
      ...values.map((value) => (typeof value === 'number' ? BigInt(value) : value)),
    );
    return {
      rows: rows.map(({ points, expire }) => ({ points, expire: expire === null ? null : Number(expire) })),
    };
  },
};

const limiters = new Map<string, RateLimiterPostgres>();

/** The counter of this name; its limit is read at the first use. */
export function limiterFor(name: string, limit: Limit | (() => Limit)): RateLimiterPostgres {
  const known = limiters.get(name);
  if (known) {
    return known;
  }
  const { points, seconds } = typeof limit === 'function' ? limit() : limit;
  const limiter = new RateLimiterPostgres({
    storeClient: store,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: seconds,
  });
  limiters.set(name, limiter);
  return limiter;
}

/** A fixed length, whatever was typed, and no address in the table. */
export const keyOf = (key: string) => createHash('sha256').update(key.toLowerCase()).digest('base64url');
