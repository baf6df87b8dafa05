// How often somebody may try: counted in Postgres, so that every server counts together. A limit refuses new
// tries only; it never ends a session.
import 'server-only';
import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { platformDb } from '@/lib/db/platform-db';
import { env } from '@/lib/env';
import { err, ok, type Result } from '@/lib/result';

type Limit = { points: number; seconds: number };

const WINDOW = 15 * 60;

/** The most tries in their time, most often 15 minutes, by what is counted. */
const limits = {
  signInAccount: { points: 10, seconds: WINDOW },
  signInAddress: { points: 50, seconds: WINDOW },
  signInTenant: { points: 500, seconds: WINDOW },
  resetAccount: { points: 3, seconds: WINDOW },
  resetAddress: { points: 20, seconds: WINDOW },
  resetTenant: { points: 100, seconds: WINDOW },
  passwordChange: { points: 10, seconds: WINDOW },
  // Of a shop: whoever signs in could else have a stranger's mailbox filled.
  testMail: { points: 10, seconds: WINDOW },
  contactSignup: { points: 20, seconds: WINDOW },
  // Files: a coach tries again and again, and a whole club may share one address.
  uploadAddress: { points: 60, seconds: WINDOW },
  uploadTenant: { points: 2_000, seconds: WINDOW },
  // A file may be checked more than once: the first answer gets lost, or too many were waiting.
  completeAddress: { points: 120, seconds: WINDOW },
  completeTenant: { points: 4_000, seconds: WINDOW },
  rosterReadAddress: { points: 120, seconds: WINDOW },
  rosterReadTenant: { points: 2_000, seconds: WINDOW },
  rosterSaveAddress: { points: 120, seconds: WINDOW },
  rosterSaveTenant: { points: 2_000, seconds: WINDOW },
  cartRosterAddress: { points: 600, seconds: WINDOW },
  cartRosterTenant: { points: 6_000, seconds: WINDOW },
  // Anybody may place an order, and each keeps its files.
  orderAddress: () => ({ points: env().ORDERS_PER_ADDRESS, seconds: WINDOW }),
  orderTenant: () => ({ points: env().ORDERS_PER_STORE, seconds: WINDOW }),
  // Wrong keys to an order's page. A right one is never counted.
  orderGuessAddress: { points: 30, seconds: WINDOW },
  // Questions to PayPal on behalf of an order that is not paid. Far above what a shopper with a broken connection
  // or many tabs needs: this only keeps the account's share of calls for the other orders.
  paymentStartOrder: { points: 300, seconds: 10 * 60 },
  paymentCaptureOrder: { points: 300, seconds: 10 * 60 },
  // Messages in PayPal's name that are not, or cannot be told yet. Generous: PayPal sends from few addresses.
  webhookAddress: { points: 600, seconds: WINDOW },
  // Mails that strangers can cause: few an order, whoever asks.
  orderLinkOrder: { points: 3, seconds: 60 * 60 },
  orderLinkAddress: { points: 30, seconds: WINDOW },
  orderLinkTenant: { points: 500, seconds: WINDOW },
  orderFindEmail: { points: 5, seconds: WINDOW },
  orderFindAddress: { points: 20, seconds: WINDOW },
  orderFindTenant: { points: 300, seconds: WINDOW },
} satisfies Record<string, Limit | (() => Limit)>;

export type LimitName = keyof typeof limits;
export type Counted = { limit: LimitName; key: string };

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

const limiters = new Map<LimitName, RateLimiterPostgres>();

function limiterOf(name: LimitName): RateLimiterPostgres {
  const known = limiters.get(name);
  if (known) {
    return known;
  }
  const limit = limits[name];
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
const keyOf = (key: string) => createHash('sha256').update(key.toLowerCase()).digest('base64url');

/**
 * Counts one try under every key; refuses with the minutes to wait if one of them is used up. Counted before
 * the try, so that many at once cannot slip through.
 */
export async function countTry(counted: readonly Counted[]): Promise<Result<null, { minutes: number }>> {
  let longest = 0;
  for (const { limit, key } of counted) {
    try {
      await limiterOf(limit).consume(keyOf(key));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) {
        throw refusal;
      }
      longest = Math.max(longest, refusal.msBeforeNext, 1);
    }
  }
  return longest === 0 ? ok(null) : err({ minutes: Math.ceil(longest / 60_000) });
}

/** Forgets the tries under a key: it was the right person after all. */
export async function forgetTries({ limit, key }: Counted): Promise<void> {
  await limiterOf(limit).delete(keyOf(key));
}
