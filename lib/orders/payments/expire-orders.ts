import 'server-only';
import type { Prisma } from '@/lib/db/generated/client';
import { tenantDb } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import { recordEvents } from '@/lib/orders/events/order-events.commands';
import { AWAITING_PAYMENT, ENDED_ATTEMPTS } from '@/lib/orders/status/status';
import { UNPAID_ORDER_LIFE } from './unpaid-life';

/**
 * Orders whose time to be paid is over at `now` (`expiryOf`), and for which no PayPal money can arrive: all payment
 * attempts have ended. Only `pending` orders: an order that the shop's people have moved on may be paid outside of PayPal, so they
 * decide.
 */
export const expirableOrders = (now: Date) =>
  ({
    status: 'pending',
    paymentStatus: { in: [...AWAITING_PAYMENT] },
    OR: [
      { payUntil: null, createdAt: { lt: new Date(now.getTime() - UNPAID_ORDER_LIFE) } },
      { payUntil: { lt: now } },
    ],
    payments: { none: { status: { notIn: [...ENDED_ATTEMPTS] } } },
  }) satisfies Prisma.OrderWhereInput;

/**
 * Cancels those of these orders that nobody paid in time, with an event for each; returns the number. Skips orders
 * that were paid or moved on meanwhile, so it may run at any time, and twice at once.
 */
export const expireOrders = (tenantId: TenantId, orderIds: readonly OrderId[], now: Date): Promise<number> =>
  tenantDb(tenantId, async (db) => {
    // Locks in a fixed order, so that two runs cannot deadlock.
    const mine = await db.$queryRaw<{ id: string }[]>`
      SELECT id::text FROM orders
      WHERE tenant_id = ${tenantId}::uuid AND id = ANY (${[...orderIds]}::uuid[])
      ORDER BY id FOR NO KEY UPDATE`;
    const expired = await db.order.updateManyAndReturn({
      where: {
        tenantId,
        id: { in: mine.map(({ id }) => id) },
        ...expirableOrders(now),
      },
      data: { status: 'cancelled', expiredAt: now },
      select: { id: true, payUntil: true },
    });
    await recordEvents(
      db,
      tenantId,
      expired.map(({ id, payUntil }) => ({
        orderId: id,
        event: { kind: 'order.expired', ...(payUntil !== null && { origin: 'payment_link' }) },
      })),
    );
    return expired.length;
  });
