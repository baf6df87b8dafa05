import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import type { TenantId } from '@/lib/ids';
import { ORDER_STATUSES } from '@/lib/orders/status/status';
import { createProduct, createTenant } from '@/lib/testing/rows/factories';
import { freshTenant } from '@/lib/testing/rows/fresh-tenants';
import { createOrderRow } from '@/lib/testing/rows/order-rows';
import { getCatalogFigures, getFigures, listRecentOrders } from './dashboard.queries';

const now = new Date('2026-11-21T21:00:00Z');
const inUtc = { now, timeZone: 'UTC' };

let tenantId: TenantId;
let orderNumber: number;

beforeEach(async () => {
  tenantId = (await freshTenant()).id;
  orderNumber = 1_000;
});

type OrderData = Partial<Omit<Prisma.OrderUncheckedCreateInput, 'charges'>>;
type PaymentData = Partial<Prisma.PaymentUncheckedCreateInput>;

/** An order with these payment attempts. */
async function insertOrder(shopId: TenantId, data: OrderData = {}, ...payments: PaymentData[]) {
  orderNumber += 1;
  const totalCents = data.totalCents ?? 2_800;
  const orderId = await createOrderRow(shopId, { orderNumber, totalCents, ...data });
  for (const [index, payment] of payments.entries()) {
    const paid = { status: 'captured', capturedAt: now, amountCents: 2_800 };
    await database().payment.create({
      data: {
        tenantId: shopId,
        orderId,
        attempt: index + 1,
        paypalOrderId: randomUUID(),
        ...paid,
        ...payment,
      },
    });
  }
  return { id: orderId, orderNumber };
}

/** An order for each time, paid then with these cents. */
async function capturesAt(amounts: Record<string, number>) {
  for (const [capturedAt, amountCents] of Object.entries(amounts)) {
    await insertOrder(tenantId, {}, { capturedAt, amountCents });
  }
}

const revenueByDay = async (options = inUtc) => {
  const { days } = await getFigures(tenantId, options);
  return Object.fromEntries(
    days.filter(({ revenue }) => revenue > 0).map(({ isoDate, revenue }) => [isoDate, revenue]),
  );
};

describe('getFigures', () => {
  it('returns zeros and thirty empty days for a new shop', async () => {
    const figures = await getFigures(tenantId, inUtc);
    expect(figures).toMatchObject({ totalOrders: 0, pendingOrders: 0, totalProducts: 0, revenue: 0 });
    expect(figures.days).toHaveLength(30);
    expect(figures.days[0]).toEqual({ isoDate: '2026-10-23', revenue: 0 });
    expect(figures.days[29]).toEqual({ isoDate: '2026-11-21', revenue: 0 });
  });

  it('counts orders of every status, pending ones, and active and inactive products', async () => {
    for (const status of [...ORDER_STATUSES, 'pending']) {
      await insertOrder(tenantId, { status });
    }
    await createProduct(tenantId);
    await createProduct(tenantId, { isActive: false });
    expect(await getFigures(tenantId, inUtc)).toMatchObject({
      totalOrders: 5,
      pendingOrders: 2,
      totalProducts: 2,
      revenue: 0,
    });
  });

  it('does not count unpaid expired orders', async () => {
    await insertOrder(tenantId, { status: 'cancelled', expiredAt: now });
    await insertOrder(tenantId, { status: 'cancelled' });
    await insertOrder(tenantId);
    expect(await getFigures(tenantId, inUtc)).toMatchObject({ totalOrders: 2, pendingOrders: 1 });
  });

  it('sums what was captured, whatever the status of the order', async () => {
    await insertOrder(tenantId, { status: 'completed' }, { amountCents: 5_000 });
    await insertOrder(tenantId, { status: 'cancelled' }, { amountCents: 700 });
    expect((await getFigures(tenantId, inUtc)).revenue).toBe(5_700);
  });

  it('subtracts refunds', async () => {
    await insertOrder(tenantId, {}, { amountCents: 5_000, refundedCents: 1_250 });
    await insertOrder(tenantId, {}, { amountCents: 900, refundedCents: 900 });
    const figures = await getFigures(tenantId, inUtc);
    expect(figures.revenue).toBe(3_750);
    expect(figures.days[29]?.revenue).toBe(3_750);
  });

  it('counts a second capture of an order, because the money was captured', async () => {
    await insertOrder(tenantId, {}, { amountCents: 2_800 }, { amountCents: 2_800 });
    expect((await getFigures(tenantId, inUtc)).revenue).toBe(5_600);
  });

  it('leaves out attempts that brought no money', async () => {
    const unpaid = ['created', 'pending', 'failed'].map((status) => ({ status, capturedAt: null }));
    await insertOrder(tenantId, { paymentStatus: 'failed' }, ...unpaid);
    // A capture of a wrong amount leaves a time, but no captured payment.
    await insertOrder(tenantId, { paymentStatus: 'unpaid' }, { status: 'failed', capturedAt: now });
    expect((await getFigures(tenantId, inUtc)).revenue).toBe(0);
  });

  it('sums more than an integer column can hold', async () => {
    await insertOrder(tenantId, {}, { amountCents: 2_000_000_000 }, { amountCents: 2_000_000_000 });
    expect((await getFigures(tenantId, inUtc)).revenue).toBe(4_000_000_000);
  });

  it('includes the first and the last moment of a day, and the first day', async () => {
    await capturesAt({
      '2026-10-22T23:59:59.999Z': 1,
      '2026-10-23T00:00:00.000Z': 10,
      '2026-11-19T23:59:59.999Z': 100,
      '2026-11-20T00:00:00.000Z': 1_000,
      '2026-11-21T20:59:00.000Z': 10_000,
    });
    expect(await revenueByDay()).toEqual({
      '2026-10-23': 10,
      '2026-11-19': 100,
      '2026-11-20': 1_000,
      '2026-11-21': 10_000,
    });
    expect((await getFigures(tenantId, inUtc)).revenue).toBe(11_111);
  });

  it("has a capture in the owner's day, even if the clocks changed in between", async () => {
    // New York: midnight was 4:00 UTC up to November 1, and has been 5:00 since.
    await capturesAt({
      '2026-11-01T03:59:59Z': 1,
      '2026-11-01T04:00:00Z': 10,
      '2026-11-02T04:59:59Z': 100,
      '2026-11-02T05:00:00Z': 1_000,
    });
    expect(await revenueByDay({ now, timeZone: 'America/New_York' })).toEqual({
      '2026-10-31': 1,
      '2026-11-01': 110,
      '2026-11-02': 1_000,
    });
    expect(await revenueByDay({ now, timeZone: 'Asia/Kathmandu' })).toEqual({
      '2026-11-01': 11,
      '2026-11-02': 1_100,
    });
  });

  it("is independent of another shop's orders, and returns none of its numbers", async () => {
    const neighbour = await createTenant();
    await insertOrder(tenantId, {}, { amountCents: 5_000 });
    const before = await getFigures(tenantId, inUtc);
    await insertOrder(neighbour.id, {}, { amountCents: 900 });
    await createProduct(neighbour.id);
    expect(await getFigures(tenantId, inUtc)).toEqual(before);
    expect(await getFigures(neighbour.id, inUtc)).toMatchObject({
      totalOrders: 1,
      totalProducts: 1,
      revenue: 900,
    });
  });
});

describe('listRecentOrders', () => {
  it('lists the ten newest of this shop, the newest first', async () => {
    const neighbour = await createTenant();
    for (let minute = 0; minute < 12; minute += 1) {
      await insertOrder(tenantId, { createdAt: new Date(now.getTime() + minute * 60_000) });
      await insertOrder(neighbour.id, { createdAt: new Date(now.getTime() + 60 * 60_000) });
    }
    const createdAt = new Date(now.getTime() + 20 * 60_000);
    const last = await insertOrder(tenantId, {
      customerName: 'Grace Hopper',
      status: 'cancelled',
      totalCents: 4_200,
      createdAt,
    });
    const orders = await listRecentOrders(tenantId);
    expect(orders).toHaveLength(10);
    expect(orders[0]).toEqual({
      id: last.id,
      orderNumber: last.orderNumber,
      customerName: 'Grace Hopper',
      createdAt,
      total: 4_200,
      status: 'cancelled',
    });
    const times = orders.map(({ createdAt }) => createdAt.getTime());
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(times[9]).toBe(now.getTime() + 3 * 60_000);
  });

  it('leaves out unpaid expired orders', async () => {
    const { id } = await insertOrder(tenantId);
    await insertOrder(tenantId, { status: 'cancelled', expiredAt: now });
    expect((await listRecentOrders(tenantId)).map((order) => order.id)).toEqual([id]);
  });

  it('lists nothing for a shop without orders', async () => {
    expect(await listRecentOrders(tenantId)).toEqual([]);
  });
});

describe('getCatalogFigures', () => {
  it('counts the products of this shop, those that nobody sees, and those without a picture', async () => {
    expect(await getCatalogFigures(tenantId)).toEqual({ products: 0, hidden: 0, withoutPicture: 0 });
    await createProduct(tenantId, { imageUrl: '/media/mug.webp' });
    await createProduct(tenantId, { isActive: false, imageUrl: '/media/mug.webp' });
    await createProduct(tenantId, { isActive: false, imageUrl: null });
    await createProduct((await createTenant()).id, { isActive: false });
    expect(await getCatalogFigures(tenantId)).toEqual({ products: 3, hidden: 2, withoutPicture: 1 });
  });
});
