// The counters of the limits, one for each kind, with the application's own pool.
import 'server-only';
import { createHash } from 'node:crypto';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { z } from 'zod';
import { platformQuery } from '@/lib/db/platform-db';

export type Limit = { points: number; seconds: number };

/** The period of most limits, in seconds. */
export const WINDOW = 15 * 60;

const found = z.array(z.object({ points: z.int(), expire: z.coerce.number().nullable() }).partial());

/** Looks like a `pg` pool to the library, but uses the existing pool, and names its statements as the others are named. */
const store = {
  // Across tenants: a person's tries at several shops count together, before it is known who they are.
  query: async ({ text, values = [] }: { text: string; values?: unknown[] }) => ({
    rows: found.parse(await platformQuery(text, values)),
  }),
};

const limiters = new Map<string, RateLimiterPostgres>();

/** The counter with this name; its limit is read at the first use. */
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

/** A hash, so that keys have a fixed length, and no address is in the table. */
export const keyOf = (key: string) => createHash('sha256').update(key.toLowerCase()).digest('base64url');
