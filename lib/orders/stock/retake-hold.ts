import 'server-only';
import { HOLD_MINUTES, NEVER_HELD } from '@/lib/catalog/stock/hold-time';
import { lockAndRead } from '@/lib/catalog/stock/lock-stock';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import { AWAITING_PAYMENT } from '@/lib/orders/status/status';
import { err, ok, type Result } from '@/lib/result';
import { LONGEST_HOLD_MINUTES } from './hold-stock';
import { stockBesideOthers } from './stock-beside-others';
import { findShortages } from './stock-shortage';

const MINUTE = 60_000;
/** Long enough to mark the payment, after which its unknown result holds the pieces. */
const UNTIL_MARKED = MINUTE;

/** A hold beyond its hour, for one capture. */
export type HoldForCapture = {
  orderId: OrderId;
  until: Date;
  before: readonly { variantId: string; expiresAt: Date }[];
};

/**
 * Takes the pieces of an unpaid order again, before money is taken or asked for, in a transaction of its own: others may
 * have bought them since. `out_of_stock`: too little is left, so nothing may be captured. Renews the hold, for at most an
 * hour after the order was placed; beyond it only a capture holds them, until its payment is marked: such a hold is
 * returned, for `putHoldBack`. An order whose payment may have taken money has held them all the time. `ifGone` stores that
 * too little was left, while the stock is still locked.
 */
export function retakeHold(
  tenantId: TenantId,
  orderId: OrderId,
  { isCapture, ifGone }: { isCapture: boolean; ifGone?: (db: Database) => Promise<void> },
): Promise<Result<HoldForCapture | null, 'out_of_stock'>> {
  return tenantDb(tenantId, async (db) => {
    const order = await findToHold(db, tenantId, orderId);
    if (order === null) {
      return ok(null);
    }
    const wanted = order.stockHolds;
    const ids = wanted.map(({ variantId }) => variantId);
    const { cartId } = order;
    const stock = await lockAndRead(db, tenantId, ids, stockBesideOthers(tenantId, ids, { orderId, cartId }));
    const shortages = findShortages([{ variantPieces: wanted }], stock);
    if (shortages.some((shortage) => shortage !== null)) {
      // Unless it was paid while the lock was waited for.
      if ((await findToHold(db, tenantId, orderId)) === null) {
        return ok(null);
      }
      await ifGone?.(db);
      return err('out_of_stock');
    }
    const now = Date.now();
    const longest = order.createdAt.getTime() + LONGEST_HOLD_MINUTES * MINUTE;
    const isHeld = wanted.every(({ expiresAt }) => expiresAt > NEVER_HELD);
    const renewed = isHeld ? Math.min(now + HOLD_MINUTES * MINUTE, longest) : NEVER_HELD.getTime();
    const until = new Date(isCapture ? Math.max(renewed, now + UNTIL_MARKED) : renewed);
    // An order that was cancelled meanwhile holds nothing any more. The hold itself must still be one, because only the row that an
    // UPDATE waited for is looked at again, not its order.
    await db.stockHold.updateMany({
      where: {
        tenantId,
        orderId,
        ...(isHeld && { expiresAt: { gt: NEVER_HELD } }),
        order: { status: { not: 'cancelled' } },
      },
      data: { expiresAt: until },
    });
    return ok(until.getTime() > renewed ? { orderId, until, before: wanted } : null);
  });
}

/**
 * Ends a hold that was taken for a capture which took no money: otherwise a capture a minute, of a payment that nobody
 * approves, would keep the pieces for ever. A payment that may have taken money goes on holding them.
 */
export const putHoldBack = (tenantId: TenantId, { orderId, until, before }: HoldForCapture): Promise<void> =>
  tenantDb(tenantId, async (db) => {
    // In one order, as all who lock several.
    const sorted = before.toSorted((one, other) => (one.variantId < other.variantId ? -1 : 1));
    for (const { variantId, expiresAt } of sorted) {
      await db.stockHold.updateMany({
        where: { tenantId, orderId, variantId, expiresAt: until },
        data: { expiresAt },
      });
    }
  });

/** The order, if it is unpaid, holds anything, and no payment of it may have taken money. */
const findToHold = (db: Database, tenantId: TenantId, orderId: OrderId) =>
  db.order.findFirst({
    where: {
      tenantId,
      id: orderId,
      status: { not: 'cancelled' },
      paymentStatus: { in: [...AWAITING_PAYMENT] },
      stockHolds: { some: {} },
      payments: {
        none: {
          OR: [{ status: 'pending' }, { status: 'created', captureAskedAt: { not: null }, declinedAt: null }],
        },
      },
    },
    select: {
      cartId: true,
      createdAt: true,
      stockHolds: { select: { variantId: true, pieces: true, expiresAt: true } },
    },
  });
