// Every place that adds up orders, money or pieces, with a real order, and then with test orders beside it.
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { getFigures, listRecentOrders } from '@/lib/dashboard/dashboard.queries';
import { database } from '@/lib/db/client';
import { exportEntries, listEntries } from '@/lib/finances/entries.queries';
import { findFirstPayment, getYear } from '@/lib/finances/finances.queries';
import { yearPeriod } from '@/lib/finances/period';
import { cents } from '@/lib/money/cents';
import { exportOrders } from '@/lib/orders/export/order-export.queries';
import { listOrders } from '@/lib/orders/list/admin-orders.queries';
import { NO_FILTER } from '@/lib/orders/list/order-filter';
import { getOrderNews } from '@/lib/orders/list/order-news.queries';
import { markPaid } from '@/lib/orders/mark-paid/mark-paid';
import { requestRefund } from '@/lib/orders/refunds/request-refund';
import type { Operator } from '@/lib/platform/operator';
import { getOverview, getShop, listShops } from '@/lib/platform/shops.queries';
import { listTroubles } from '@/lib/platform/troubles.queries';
import { changeTicks } from '@/lib/production/making/made-pieces.commands';
import { listMaterials } from '@/lib/production/materials/materials.queries';
import { countProduction, listProduction } from '@/lib/production/production.queries';
import { ALL_WORK } from '@/lib/production/production-filter';
import type { Tenant } from '@/lib/tenants/tenant';
import { startPayPal } from '@/lib/testing/outside/paypal';
import { createOperator } from '@/lib/testing/rows/operators';
import { createOrder, readOrder } from '@/lib/testing/rows/orders';
import { createPaidOrder } from '@/lib/testing/rows/paid-orders';
import { freshPayingShop } from '@/lib/testing/rows/paying-shop';

const paypal = await startPayPal();
let shop: Tenant;
let operator: Operator;
beforeEach(async () => {
  shop = await freshPayingShop(paypal);
  operator = await createOperator();
});

const timeZone = 'UTC';
const year = new Date().getUTCFullYear();

async function all<Row>(batches: AsyncGenerator<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const batch of batches) {
    rows.push(...batch);
  }
  return rows;
}

/** By name, what each place shows now. */
const PLACES: Record<string, () => Promise<unknown>> = {
  'the dashboard': async () => {
    // Each order of these tests comes with a product of its own.
    const { totalProducts: _, ...figures } = await getFigures(shop.id, { now: new Date(), timeZone });
    return figures;
  },
  'the newest orders of the dashboard': () => listRecentOrders(shop.id),
  'the finances of a year': () => getYear(shop.id, { year, timeZone }),
  'the first year of the finances': () => findFirstPayment(shop.id),
  'the entries of the finances': () => listEntries(shop.id, yearPeriod(year, timeZone), null),
  'the file of the finances': () => all(exportEntries(shop.id, yearPeriod(year, timeZone))),
  'the file of the orders': () => all(exportOrders(shop.id, NO_FILTER, timeZone)),
  'the news of the orders': () => getOrderNews(shop.id),
  'the number of orders to make': () => countProduction(shop.id, ALL_WORK),
  'the list of orders to make': () => listProduction(shop.id, { filter: ALL_WORK, cursor: null }),
  'the shopping list': () => listMaterials(shop.id),
  'the next number of an order': async () =>
    (await database().orderCounter.findMany()).map(({ lastNumber }) => lastNumber),
  'the operator’s list of shops': async () =>
    (await listShops(operator, { search: '', state: null, page: 1 })).shops,
  'the operator’s page of the shop': async () => {
    const found = await getShop(operator, shop.id);
    return [found?.shop.salesCents, found?.shop.lastSaleAt];
  },
  'the operator’s overview': async () => {
    const { salesCents, feesCents, returnedCents } = await getOverview(operator);
    return { salesCents, feesCents, returnedCents };
  },
  'the operator’s alerts': async () => (await listTroubles(operator)).alerts,
};

const shown = async () => {
  const views: Record<string, unknown> = {};
  for (const [name, read] of Object.entries(PLACES)) {
    views[name] = await read();
  }
  return views;
};

/** A paid order with an alert, of which a part went back: something for each place. */
async function pay(at: Tenant) {
  const paid = await createPaidOrder(paypal, at, 6_000);
  const { orderId, paymentId } = paid;
  const refunded = await requestRefund(shop.id, {
    refundId: randomUUID(),
    orderId,
    paymentId,
    amount: cents(1_000),
    seenRefundable: cents(6_000),
    reason: 'One broke',
    actorName: 'Dale Okafor',
    isLimited: false,
    cancelFrom: null,
  });
  expect(refunded).toMatchObject({ ok: true, value: { status: 'completed' } });
  await database().orderAlert.create({
    data: { tenantId: shop.id, orderId, kind: 'second_capture', subject: randomUUID() },
  });
  return paid;
}

const inSandbox = async (isSandbox: boolean): Promise<Tenant> => {
  await database().tenant.update({
    where: { id: shop.id },
    data: { paypalEnvironment: isSandbox ? 'sandbox' : 'live' },
  });
  return { ...shop, isPreview: isSandbox };
};

it('no sum changes by a test order, and each by a real one', async () => {
  await pay(shop);
  const before = await shown();
  const test = await pay(await inSandbox(true));
  // One more that nobody paid.
  await createOrder({ ...shop, isPreview: true }, { priceCents: 9_900 });
  for (const [name, view] of Object.entries(await shown())) {
    expect(view, name).toEqual(before[name]);
  }
  expect(await readOrder(test.orderId)).toMatchObject({ isTest: true, paymentStatus: 'partially_refunded' });

  await pay(await inSandbox(false));
  const after = await shown();
  // The first payment stays the first.
  const unchanged = Object.keys(after).filter(
    (name) => JSON.stringify(after[name]) === JSON.stringify(before[name]),
  );
  expect(unchanged).toEqual(['the first year of the finances']);
}, 60_000);

it('a shop with nothing but a test order has sold nothing', async () => {
  const before = await shown();
  await pay(await inSandbox(true));
  const views = await shown();
  // The counter's row is there by now, before its first number.
  expect(views).toEqual({ ...before, 'the next number of an order': [1_000] });
  expect(await findFirstPayment(shop.id)).toBeNull();
});

it('nobody makes what is in it, or books it as paid with real money', async () => {
  const { orderId } = await pay(await inSandbox(true));
  const item = (await readOrder(orderId)).items[0]?.id ?? '';
  expect(await changeTicks(shop.id, { orderItemId: item, rows: [0], isMade: true, madeBy: 'Dale' })).toEqual({
    ok: false,
    error: 'not_in_production',
  });
  const open = await createOrder({ ...shop, isPreview: true });
  expect(
    await markPaid(shop.id, { orderId: open.id, method: 'cash', note: 'At the fair', actorName: 'Dale' }),
  ).toEqual({ ok: false, error: 'test_order' });
});

it('the list of orders has it, marked, alone or not at all', async () => {
  const real = await pay(shop);
  expect(await listOrders(shop.id, { filter: NO_FILTER, timeZone, cursor: null })).toMatchObject({
    hasTests: false,
  });
  const test = await pay(await inSandbox(true));
  const list = async (tests: 'hide' | 'only' | null) => {
    const found = await listOrders(shop.id, { filter: { ...NO_FILTER, tests }, timeZone, cursor: null });
    return [found.hasTests, found.count, found.orders.map(({ id, isTest, isNew }) => [id, isTest, isNew])];
  };
  const [testRow, realRow] = [
    [test.orderId, true, false],
    [real.orderId, false, true],
  ];
  expect(await list(null)).toEqual([true, 2, [testRow, realRow]]);
  expect(await list('hide')).toEqual([true, 1, [realRow]]);
  expect(await list('only')).toEqual([true, 1, [testRow]]);
});
