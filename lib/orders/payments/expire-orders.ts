import 'server-only';
import type { Prisma } from '@/lib/db/generated/client';
import { tenantDb } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import { recordEvents } from '@/lib/orders/events/order-events.commands';
import { AWAITING_PAYMENT, ENDED_ATTEMPTS } from '@/lib/orders/status/status';
import { UNPAID_ORDER_LIFE } from './unpaid-life';

/**
 * Orders that were placed before then, that nobody has paid, and that PayPal can bring no money for: each attempt to
 * pay is over. One that a person of the shop moved on is theirs to end, for it may be paid some other way.
 */
export const expirableOrders = (before: Date) =>
  ({
    status: 'pending',
    paymentStatus: { in: [...AWAITING_PAYMENT] },
    createdAt: { lt: before },
    payments: { none: { status: { notIn: [...ENDED_ATTEMPTS] } } },
  }) satisfies Prisma.OrderWhereInput;

/**
 * Gives up those of a shop's orders that nobody has paid in time, with an event for each; answers how many. An order
 * that was paid or moved on meanwhile is left alone, so this may run at any time and twice at once.
 */
export const expireOrders = (tenantId: TenantId, orderIds: readonly OrderId[], now: Date): Promise<number> =>
  tenantDb(tenantId, async (db) => {
    // Locked in a set order, so that two runs at once cannot each wait for the other.
    const mine = await db.$queryRaw<{ id: string }[]>`
      SELECT id::text FROM orders
      WHERE tenant_id = ${tenantId}::uuid AND id = ANY (${[...orderIds]}::uuid[])
      ORDER BY id FOR NO KEY UPDATE`;
    const expired = await db.order.updateManyAndReturn({
      where: {
        tenantId,
        id: { in: mine.map(({ id }) => id) },
        ...expirableOrders(new Date(now.getTime() - UNPAID_ORDER_LIFE)),
      },
      data: { status: 'cancelled', expiredAt: now },
      select: { id: true },
    });
    await recordEvents(
      db,
      tenantId,
      expired.map(({ id }) => ({ orderId: id, event: { kind: 'order.expired' } })),
    );
    return expired.length;
  });
