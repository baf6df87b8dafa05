import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '@/lib/db/client';
import { decodeOrderCursor } from '@/lib/orders/list/order-cursor';
import type { Tenant } from '@/lib/tenants/tenant';
import { createProduct, createTenant } from '@/lib/testing/rows/factories';
import { freshTenant } from '@/lib/testing/rows/fresh-tenants';
import { createTeamOrder } from '@/lib/testing/rows/teams/team-orders';
import { countProduction, listProduction, ROWS_ON_A_PAGE } from './production.queries';
import { ALL_WORK as ALL, type ProductionFilter } from './production-filter';

const DAY = 24 * 3_600 * 1_000;

let tenant: Tenant;
beforeEach(async () => {
  tenant = await freshTenant();
});

const daysAgo = (days: number) => ({ createdAt: new Date(Date.now() - days * DAY) });
const list = (filter: Partial<ProductionFilter> = {}, cursor: string | null = null) =>
  listProduction(tenant.id, { filter: { ...ALL, ...filter }, cursor: decodeOrderCursor(cursor) });

it('shows the first paid orders first, with lines, people, answers and ticks', async () => {
  const young = await createTeamOrder(tenant.id, [{ productName: 'Socks', quantity: 3 }], daysAgo(1));
  const old = await createTeamOrder(
    tenant.id,
    [
      {
        people: [
          ['Ada', '007', 'S'],
          ['Grace', '00', 'M', '2'],
        ],
        customizationLabel: 'Motto',
        customizationText: 'Go Otters',
        logoUrl: '/admin/orders/x/files/y/crest.png',
        rosterUrl: '/admin/orders/x/files/z/roster.csv',
      },
      { productName: 'Bags', quantity: 2, rosterUrl: '/admin/orders/x/files/z/scan.csv' },
    ],
    { ...daysAgo(5), customerName: 'Coach Rivera', internalNote: 'By Friday' },
  );
  await database().madePiece.create({
    data: { tenantId: tenant.id, orderItemId: old.itemIds[0] ?? '', row: 1, madeBy: 'Dale' },
  });
  const { orders, ticks, previous, next } = await list();
  expect(orders.map(({ id }) => id)).toEqual([old.orderId, young.orderId]);
  expect([previous, next]).toEqual([null, null]);
  expect(ticks).toEqual({
    [old.itemIds[0] ?? '']: [{ row: 1, madeBy: 'Dale', madeAt: expect.stringMatching(/^\d{4}-.*Z$/) }],
  });
  expect(orders[0]).toMatchObject({
    customerName: 'Coach Rivera',
    internalNote: 'By Friday',
    lines: [
      {
        choices: [{ kind: 'customization', label: 'Motto', value: 'Go Otters' }],
        logo: { name: 'crest.png' },
        unreadRoster: null,
        hasRoster: true,
        sizes: [
          { label: 'S', pieces: 1 },
          { label: 'M', pieces: 2 },
        ],
        pieces: [
          { row: 0, name: 'Ada', number: '007', size: 'S', pieces: 1 },
          { row: 1, name: 'Grace', number: '00', size: 'M', pieces: 2 },
        ],
      },
      { name: 'Bags', hasRoster: false, unreadRoster: { name: 'scan.csv' }, pieces: [{ row: 0, pieces: 2 }] },
    ],
  });
});

describe('filters', () => {
  it('show one product, in orders that have it and without their other lines', async () => {
    const { id: productId } = await createProduct(tenant.id);
    await createTeamOrder(tenant.id, [{ productName: 'Mug', productId }, { productName: 'Socks' }]);
    await createTeamOrder(tenant.id, [{ productName: 'Socks', productSku: 'SOC-1' }]);
    for (const [product, names] of [
      [productId, ['Mug']],
      ['SOC-1', ['Socks']],
      ['nothing', []],
    ] as const) {
      const { orders } = await list({ product });
      expect(orders.flatMap(({ lines }) => lines.map(({ name }) => name))).toEqual(names);
      expect(await countProduction(tenant.id, { ...ALL, product })).toBe(names.length);
    }
  });

  it('leave out orders whose pieces are all made', async () => {
    const made = await createTeamOrder(tenant.id, [
      {
        people: [
          ['Ada', '7', 'S'],
          ['Eve', '8', 'S'],
        ],
      },
    ]);
    const rows = [0, 1].map((row) => ({
      tenantId: tenant.id,
      orderItemId: made.itemIds[0] ?? '',
      row,
      madeBy: 'Dale',
    }));
    await database().madePiece.createMany({ data: rows });
    const half = await createTeamOrder(tenant.id, [
      { people: [['Ada', '7', 'S']] },
      { productName: 'Socks' },
    ]);
    await database().madePiece.create({
      data: { tenantId: tenant.id, orderItemId: half.itemIds[0] ?? '', row: 0, madeBy: 'Dale' },
    });
    expect((await list()).orders.map(({ id }) => id)).toEqual([half.orderId]);
    expect(await countProduction(tenant.id, ALL)).toBe(1);
    // Those have a view of their own.
    expect((await list({ view: 'made' })).orders.map(({ id }) => id)).toEqual([made.orderId]);
    expect(await countProduction(tenant.id, { ...ALL, view: 'made' })).toBe(1);
  });

  it('find an order by its number, its customer and its contents, and no other', async () => {
    const { orderId } = await createTeamOrder(tenant.id, [{}], {
      orderNumber: 4_711,
      customerName: 'Coach Rivera',
      searchText: 'match jersey\njer-1\ngo 100% otters\nadaeze okafor',
    });
    await createTeamOrder(tenant.id, [{}]);
    for (const search of ['#4711', 'rivera', 'MATCH jers', 'jer-1', '100% otters', 'Okafor']) {
      expect(
        (await list({ search })).orders.map(({ id }) => id),
        search,
      ).toEqual([orderId]);
    }
    expect((await list({ search: '10_% otters' })).orders).toEqual([]);
  });
});

it('sorts by payment, not by placing', async () => {
  const placedFirst = await createTeamOrder(tenant.id, [{}], {
    ...daysAgo(9),
    paidAt: new Date(Date.now() - DAY),
  });
  const paidFirst = await createTeamOrder(tenant.id, [{}], {
    ...daysAgo(5),
    paidAt: new Date(Date.now() - 4 * DAY),
  });
  expect((await list()).orders.map(({ id }) => id)).toEqual([paidFirst.orderId, placedFirst.orderId]);
});

describe('pages', () => {
  const numbersOf = async (cursor: string | null) => {
    const page = await list({}, cursor);
    return { ...page, names: page.orders.map(({ customerName }) => customerName) };
  };

  it('lead forward and back over 25 orders each, none twice and none lost', async () => {
    for (let index = 0; index < 60; index += 1) {
      // Several with the same time, so that the id decides.
      await createTeamOrder(tenant.id, [{}], {
        ...daysAgo(60 - Math.floor(index / 7)),
        customerName: `${index}`,
      });
    }
    const first = await numbersOf(null);
    const second = await numbersOf(first.next);
    const third = await numbersOf(second.next);
    expect([first.names.length, second.names.length, third.names.length]).toEqual([25, 25, 10]);
    expect(new Set([...first.names, ...second.names, ...third.names]).size).toBe(60);
    expect([first.previous, third.next]).toEqual([null, null]);
    expect((await numbersOf(third.previous)).names).toEqual(second.names);
    expect((await numbersOf(second.previous)).names).toEqual(first.names);
    // The orders after the cursor are finished: then the first page is shown.
    await database().order.updateMany({
      where: { customerName: { in: third.names } },
      data: { status: 'completed' },
    });
    expect((await numbersOf(second.next)).names).toEqual(first.names);
  });

  it('end early if the rosters are long, and have at least one order', async () => {
    const people = Array.from(
      { length: ROWS_ON_A_PAGE },
      (_, index) => [`P${index}`, '', 'M'] as [string, string, string],
    );
    for (const [index, count] of [900, 90, 20, ROWS_ON_A_PAGE, ROWS_ON_A_PAGE].entries()) {
      await createTeamOrder(tenant.id, [{ people: people.slice(0, count) }], daysAgo(9 - index));
    }
    const sizes: number[] = [];
    let cursor: string | null = null;
    do {
      const page = await list({}, cursor);
      sizes.push(page.orders.length);
      cursor = page.next;
    } while (cursor !== null);
    expect(sizes).toEqual([2, 1, 1, 1]);
  });
});

it('shows nothing of another shop', async () => {
  await createTeamOrder((await createTenant()).id, [{ people: [['Ada', '7', 'S']] }]);
  expect(await list()).toEqual({
    ...{ orders: [], ticks: {}, previous: null, next: null },
    today: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  });
  expect(await countProduction(tenant.id, ALL)).toBe(0);
});
