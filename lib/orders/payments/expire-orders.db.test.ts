import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import type { OrderId, TenantId } from '@/lib/ids';
import { countLockWaits } from '@/lib/testing/database/count-lock-waits';
import { createTenant } from '@/lib/testing/rows/factories';
import { freshTenant } from '@/lib/testing/rows/fresh-tenants';
import { createOrderRow } from '@/lib/testing/rows/order-rows';
import { readOrder } from '@/lib/testing/rows/orders';
import { PATIENCE } from '@/lib/testing/time/patience';
import { expireOrders } from './expire-orders';

const HOUR = 60 * 60 * 1_000;

let tenantId: TenantId;
beforeEach(async () => {
  tenantId = (await freshTenant()).id;
});

type Changes = Partial<Prisma.OrderUncheckedCreateInput>;

/** An unpaid order of this age in hours, with a payment attempt for each status. */
async function orderOf(hours: number, changes: Changes = {}, ...payments: string[]): Promise<OrderId> {
  const createdAt = new Date(Date.now() - hours * HOUR);
  const orderId = await createOrderRow(tenantId, { createdAt, ...changes });
  for (const [index, status] of payments.entries()) {
    await database().payment.create({
      data: {
        tenantId,
        orderId,
        attempt: index + 1,
        paypalOrderId: randomUUID(),
        amountCents: 5_600,
        status,
      },
    });
  }
  return orderId;
}

/** Resolves when exactly one connection to this database waits for a lock. */
const untilOneWaits = () => expect.poll(countLockWaits).toBe(1);

const expire = (...ids: OrderId[]) => expireOrders(tenantId, ids, new Date());

describe('an order that nobody paid within a day', () => {
  it.each<[string, Changes, string[]]>([
    ['that was never opened for payment', {}, []],
    ['whose payments came to nothing', { paymentStatus: 'failed' }, ['failed', 'expired']],
  ])('%s is cancelled, with an event that says why', async (_name, changes, payments) => {
    const id = await orderOf(24.1, changes, ...payments);
    expect([await expire(id), await expire(id)]).toEqual([1, 0]);
    expect(await readOrder(id)).toMatchObject({
      status: 'cancelled',
      paymentStatus: changes.paymentStatus ?? 'unpaid',
      expiredAt: expect.any(Date),
      events: [{ kind: 'order.expired', fromValue: 'pending', toValue: 'cancelled', actorName: null }],
    });
  });

  it('expires once when several runs race', async () => {
    const ids = await Promise.all([1, 2, 3, 4, 5].map(() => orderOf(30)));
    const counts = await Promise.all([1, 2, 3].map(() => expire(...ids)));
    expect(counts.reduce((sum, count) => sum + count)).toBe(5);
    expect(await database().orderEvent.count()).toBe(5);
  });
});

it('locks its orders in the order of their ids, so that two runs cannot deadlock', async () => {
  const last = await orderOf(30, { id: 'ffffffff-ffff-4fff-bfff-ffffffffffff' });
  const first = await orderOf(30, { id: '00000000-0000-4000-8000-000000000000' });
  let expiring: Promise<number> | undefined;
  await database().$transaction(
    async (db) => {
      await db.$executeRaw`SELECT 1 FROM orders WHERE id = ${first}::uuid FOR UPDATE`;
      expiring = expire(last, first);
      await untilOneWaits();
      // The waiting run has not locked the later order yet.
      await db.$executeRaw`SELECT 1 FROM orders WHERE id = ${last}::uuid FOR UPDATE NOWAIT`;
    },
    { timeout: PATIENCE },
  );
  expect(await expiring).toBe(2);
});

describe('not expired', () => {
  it.each<[string, number, Changes, string[]]>([
    ['an order of less than a day', 23.9, {}, []],
    ['one with a payment that may still come', 48, {}, ['failed', 'created']],
    ['one whose payment is pending', 48, { paymentStatus: 'pending' }, ['pending']],
    ['one whose payment was written down and not yet the order', 48, {}, ['captured']],
    ['a paid one', 48, { paymentStatus: 'paid' }, ['captured']],
    ['one that a person of the shop has moved on', 48, { status: 'processing' }, []],
    ['one that was cancelled', 48, { status: 'cancelled' }, []],
  ])('%s', async (_name, hours, changes, payments) => {
    const id = await orderOf(hours, changes, ...payments);
    const before = await readOrder(id);
    expect(await expire(id)).toBe(0);
    expect(await readOrder(id)).toEqual(before);
  });

  it('one that is being paid at this moment', async () => {
    const id = await orderOf(48);
    // A capture is being booked: it locks the order, and commits while the expiry waits.
    let expiring: Promise<number> | undefined;
    await database().$transaction(
      async (db) => {
        await db.order.updateMany({ where: { id }, data: { paymentStatus: 'paid', status: 'processing' } });
        expiring = expire(id);
        await untilOneWaits();
      },
      { timeout: PATIENCE },
    );
    expect(await expiring).toBe(0);
    expect(await readOrder(id)).toMatchObject({ status: 'processing', expiredAt: null, events: [] });
  });

  it("another shop's", async () => {
    const id = await orderOf(48);
    const stranger = await createTenant();
    expect(await expireOrders(stranger.id, [id], new Date())).toBe(0);
    expect(await readOrder(id)).toMatchObject({ status: 'pending' });
  });
});
