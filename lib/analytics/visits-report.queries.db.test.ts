import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { cents } from '@/lib/money/cents';
import { markPaid } from '@/lib/orders/mark-paid/mark-paid';
import type { Tenant } from '@/lib/tenants/tenant';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { createProduct, createTenant } from '@/lib/testing/rows/factories';
import { createOrderRow } from '@/lib/testing/rows/order-rows';
import { addCounts } from './counts.commands';
import { getVisitsReport } from './visits-report.queries';
import type { Range } from './visits-span';

let tenant: Tenant;
beforeEach(async () => {
  await resetDatabase();
  tenant = await createTenant();
});

const DAY = 24 * 3_600_000;
const now = new Date();
const ago = (days: number) => new Date(now.getTime() - days * DAY);
const report = (range: Range = 30, withSales = true) => getVisitsReport(tenant.id, { range, now, withSales });

/** An order of $56.00, paid so long ago. */
async function paidOrder(
  days: number,
  changes: Partial<Omit<Prisma.OrderUncheckedCreateInput, 'charges'>> = {},
) {
  const orderId = await createOrderRow(tenant.id, changes);
  await markPaid(tenant.id, { orderId, method: 'cash', note: 'Market', actorName: 'Ada' });
  await database().order.update({
    where: { tenantId_id: { tenantId: tenant.id, id: orderId } },
    data: { paidAt: ago(days) },
  });
  return orderId;
}

const visits = (days: number, count: number, subject = 'google.com') =>
  addCounts(tenant.id, [{ kind: 'visit', subject, count }], ago(days));

describe('the report of visits', () => {
  it('is empty of a shop that nobody has opened', async () => {
    expect(await report()).toMatchObject({
      ...{ since: null, before: null, timeZone: 'UTC', sources: [], products: [], searches: [] },
      totals: { visits: 0, views: 0, carts: 0, checkouts: 0, sold: { orders: 0, sales: 0 } },
    });
  });

  it('adds the days up, and compares them with as many before, if those were counted', async () => {
    await visits(0, 3);
    await visits(6, 2);
    await visits(7, 10);
    await paidOrder(1);
    await paidOrder(8);
    const week = await report(7);
    expect(week.days.map((day) => day.visits)).toEqual([2, 0, 0, 0, 0, 0, 3]);
    expect(week.totals).toMatchObject({ visits: 5, sold: { orders: 1, sales: 5_600 } });
    expect(week.before).toBeNull();
    await visits(13, 1);
    expect((await report(7)).before).toMatchObject({ visits: 11, sold: { orders: 1, sales: 5_600 } });
    expect((await report(365)).before).toBeNull();
  });

  it('puts visits and sales of a source side by side, also of an order whose way is not known', async () => {
    await visits(2, 8, 'pinterest.com');
    await visits(2, 1, 'direct');
    await paidOrder(1, { source: 'pinterest.com' });
    await paidOrder(1);
    expect((await report()).sources).toEqual([
      { source: 'pinterest.com', visits: 8, sold: { orders: 1, sales: cents(5_600) } },
      { source: 'direct', visits: 1, sold: { orders: 0, sales: cents(0) } },
      { source: null, visits: 0, sold: { orders: 1, sales: cents(5_600) } },
    ]);
  });

  it('takes sales from what was paid less what went back, and leaves test orders out', async () => {
    const orderId = await paidOrder(1);
    await database().payment.updateMany({ where: { orderId }, data: { refundedCents: 600 } });
    await paidOrder(1, { isTest: true, orderNumber: 900_000_001, platformFeeCents: 0 });
    await createOrderRow(tenant.id);
    expect((await report()).totals.sold).toEqual({ orders: 1, sales: 5_000 });
  });

  it('reads nothing of what was sold for people who may not see it', async () => {
    const { id } = await createProduct(tenant.id, { name: 'Mug' });
    await addCounts(tenant.id, [{ kind: 'product', subject: id, count: 4 }], now);
    await paidOrder(1, { source: 'pinterest.com' });
    expect(await report(30, false)).toMatchObject({
      ...{ totals: { views: 4, sold: null }, sources: [] },
      products: [{ id, name: 'Mug', views: 4, sold: null }],
    });
  });

  it('lists the words of searches, the most often first, without those that had no place', async () => {
    await addCounts(
      tenant.id,
      [
        { kind: 'search', subject: 'teapot', count: 2 },
        { kind: 'search', subject: 'sugar bowl', count: 5 },
        { kind: 'search', subject: '', count: 50 },
      ],
      now,
    );
    expect((await report()).searches).toEqual([
      { words: 'sugar bowl', count: 5 },
      { words: 'teapot', count: 2 },
    ]);
  });

  it('puts what sells best first, with its views', async () => {
    await paidOrder(1);
    const { items } = await database().order.findFirstOrThrow({ include: { items: true } });
    const [item] = items;
    const { id } = await createProduct(tenant.id, { name: 'Only looked at' });
    await addCounts(tenant.id, [{ kind: 'product', subject: id, count: 90 }], now);
    const { products } = await report();
    expect(products.map(({ name }) => name)).toEqual([item?.productName, 'Only looked at']);
    expect(products[0]?.sold).toEqual({ pieces: item?.quantity, sales: item?.subtotalCents });
    expect(products[1]).toMatchObject({ views: 90, sold: { pieces: 0, sales: 0 } });
  });
});
