// Limits of a whole shop, above which requests are slowed down. Strangers can use up such a share, so it never
// refuses: each further request waits for a moment.
import 'server-only';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { env } from '@/lib/env';
import type { TenantId } from '@/lib/ids';
import { logger } from '@/lib/log';
import { wait } from '@/lib/wait';
import { keyOf, type Limit, limiterFor, WINDOW } from './limiters';
import { createWaitingRoom } from './waiting-room';

const limits = {
  signInTenant: { points: 500, seconds: WINDOW },
  resetTenant: { points: 100, seconds: WINDOW },
  customerCodeTenant: { points: 500, seconds: WINDOW },
  customerTryTenant: { points: 1_000, seconds: WINDOW },
  providerStartTenant: { points: 1_000, seconds: WINDOW },
  uploadTenant: { points: 2_000, seconds: WINDOW },
  completeTenant: { points: 4_000, seconds: WINDOW },
  rosterReadTenant: { points: 2_000, seconds: WINDOW },
  rosterSaveTenant: { points: 2_000, seconds: WINDOW },
  quoteRosterTenant: { points: 6_000, seconds: WINDOW },
  quoteTenant: { points: 30_000, seconds: WINDOW },
  discountGuessTenant: { points: 300, seconds: WINDOW },
  // Anybody may place an order, and each keeps its files.
  orderTenant: () => ({ points: env().ORDERS_PER_STORE, seconds: WINDOW }),
  contactTenant: { points: 60, seconds: WINDOW },
  orderLinkTenant: { points: 500, seconds: WINDOW },
  orderFindTenant: { points: 300, seconds: WINDOW },
} satisfies Record<string, Limit | (() => Limit)>;

export type SlowLimitName = keyof typeof limits;

const SHORTEST_DELAY = 100;
/** Short enough for a person who waits, and for a browser with a timeout. */
export const LONGEST_DELAY = 2_000;

/**
 * The delay of a request in milliseconds: it grows with the excess over the limit, and reaches its maximum at twice
 * the limit.
 */
export const delayFor = (tries: number, points: number): number =>
  Math.min(LONGEST_DELAY, SHORTEST_DELAY + Math.round(((tries - points) / points) * LONGEST_DELAY));

const room = createWaitingRoom((milliseconds) => wait(milliseconds));

/** Counts a request against its shop's share and delays it above that. Never refuses. */
export async function slowDown(name: SlowLimitName, tenantId: TenantId, network: string): Promise<void> {
  const limiter = limiterFor(name, limits[name]);
  try {
    await limiter.consume(keyOf(tenantId));
  } catch (over) {
    if (!(over instanceof RateLimiterRes)) {
      throw over;
    }
    // Once for each period, not for each request of a flood.
    if (over.consumedPoints === limiter.points + 1) {
      logger().warn({ event: 'limit.slowing', limit: name, tenantId }, 'a shop is asked more than usual');
    }
    await room.enter(network, delayFor(over.consumedPoints, limiter.points));
  }
}
