import { beforeEach, expect, it } from 'vitest';
import { database } from '@/lib/db/client';
import { tenantDb } from '@/lib/db/tenant-db';
import { asOrderId, type TenantId } from '@/lib/ids';
import { changeOrderStatus } from '@/lib/orders/change-order-status';
import { createTenant } from '@/lib/testing/rows/factories';
import { freshTenant } from '@/lib/testing/rows/fresh-tenants';
import { insertManyOrders } from '@/lib/testing/rows/many-orders';
import { createOrderRow, createOrderRows } from '@/lib/testing/rows/order-rows';
import { readOrder } from '@/lib/testing/rows/orders';
import { listOrders } from './admin-orders.queries';
import { NO_FILTER } from './order-filter';
import { MOST_NEWS } from './order-news';
import { noteSeen } from './order-news.commands';
import { getOrderNews } from './order-news.queries';

let tenantId: TenantId;
beforeEach(async () => {
  tenantId = (await freshTenant()).id;
});

const paid = { status: 'processing', paymentStatus: 'paid', paidAt: new Date('2026-11-22T12:00:00Z') };
const list = () => listOrders(tenantId, { filter: { ...NO_FILTER }, timeZone: 'UTC', cursor: null });

it('counts paid orders that nobody has seen, and its stamp changes with them', async () => {
  const empty = await getOrderNews(tenantId);
  expect(empty.count).toBe(0);
  await createOrderRow(tenantId);
  expect(await getOrderNews(tenantId)).toEqual(empty);
  const orderId = await createOrderRow(tenantId, paid);
  const one = await getOrderNews(tenantId);
  expect(one.count).toBe(1);
  expect(one.stamp).not.toBe(empty.stamp);
  expect((await list()).orders.map(({ isNew }) => isNew)).toEqual([true, false]);
  expect((await list()).news).toEqual(one);

  await noteSeen(tenantId, orderId);
  const { seenAt } = await readOrder(orderId);
  expect(seenAt).not.toBeNull();
  await noteSeen(tenantId, orderId);
  expect((await readOrder(orderId)).seenAt).toEqual(seenAt);
  expect(await getOrderNews(tenantId)).toEqual(empty);
  expect((await list()).orders.map(({ isNew }) => isNew)).toEqual([false, false]);
});

it('lists only those, and treats an order whose status was changed as seen', async () => {
  const [first, second] = await createOrderRows(tenantId, [paid, paid]);
  const only = await listOrders(tenantId, {
    filter: { ...NO_FILTER, isNewOnly: true },
    timeZone: 'UTC',
    cursor: null,
  });
  expect(only.orders).toHaveLength(2);
  const move = {
    orderId: asOrderId(first ?? ''),
    from: 'processing',
    to: 'cancelled',
    actorName: 'Dale',
  } as const;
  await changeOrderStatus(tenantId, move);
  expect((await getOrderNews(tenantId)).count).toBe(1);
  expect((await readOrder(asOrderId(second ?? ''))).seenAt).toBeNull();
});

it('is separate for each shop, and an unpaid order cannot be marked as seen', async () => {
  const other = (await createTenant()).id;
  const orderId = await createOrderRow(tenantId, paid);
  await noteSeen(other, orderId);
  expect((await getOrderNews(other)).count).toBe(0);
  expect((await getOrderNews(tenantId)).count).toBe(1);
  const unpaid = await createOrderRow(tenantId);
  await noteSeen(tenantId, unpaid);
  expect((await readOrder(unpaid)).seenAt).toBeNull();
});

it('reads a bounded part of its index, however many orders a shop has', async () => {
  await insertManyOrders(tenantId, 3_000);
  await database().$executeRaw`UPDATE orders SET paid_at = created_at`;
  expect((await getOrderNews(tenantId)).count).toBe(MOST_NEWS);
  await database().$executeRaw`UPDATE orders SET seen_at = now() WHERE order_number > 1005`;
  await database().$executeRaw`ANALYZE orders`;
  const plan = await tenantDb(
    tenantId,
    (db) => db.$queryRaw<{ 'QUERY PLAN': string }[]>`
      EXPLAIN SELECT paid_at FROM orders
      WHERE tenant_id = ${tenantId}::uuid AND seen_at IS NULL AND paid_at IS NOT NULL
      ORDER BY paid_at DESC LIMIT ${MOST_NEWS}`,
  );
  expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain('orders_tenant_id_seen_at_paid_at_idx');
  expect((await getOrderNews(tenantId)).count).toBe(5);
});
