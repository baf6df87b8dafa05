import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '@/lib/db/client';
import { asOrderId } from '@/lib/ids';
import type { Tenant } from '@/lib/tenants/tenant';
import { createTenant } from '@/lib/testing/rows/factories';
import { freshTenant } from '@/lib/testing/rows/fresh-tenants';
import { createOrderRow, createOrderRows } from '@/lib/testing/rows/order-rows';
import { listOrders, MOST_COUNTED, ORDERS_ON_A_PAGE } from './admin-orders.queries';
import { decodeOrderCursor } from './order-cursor';
import { NO_FILTER, type OrderFilter, parseOrderFilter } from './order-filter';

const MINUTE = 60_000;
const NOON = new Date('2026-11-21T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(NOON.getTime() - minutes * MINUTE);

let tenant: Tenant;
beforeEach(async () => {
  tenant = await freshTenant();
});

const list = (filter: Partial<OrderFilter> = {}, { timeZone = 'UTC', cursor = null as string | null } = {}) =>
  listOrders(tenant.id, {
    filter: { ...NO_FILTER, ...filter },
    timeZone,
    cursor: decodeOrderCursor(cursor),
  });

const idsOf = async (...call: Parameters<typeof list>) => (await list(...call)).orders.map(({ id }) => id);

describe('the list of orders', () => {
  it('shows the facts of each, the newest first', async () => {
    const [older, newer] = await createOrderRows(tenant.id, [
      { createdAt: minutesAgo(2) },
      { createdAt: minutesAgo(1), orderNumber: 1_077, status: 'processing', paymentStatus: 'paid' },
    ]);
    expect(await idsOf()).toEqual([newer, older]);
    expect((await list()).orders[0]).toEqual({
      id: newer,
      orderNumber: 1_077,
      customerName: 'Ada Lovelace',
      customerEmail: 'ada@example.test',
      createdAt: minutesAgo(1),
      pieceCount: 2,
      totalCents: 5_600,
      status: 'processing',
      paymentStatus: 'paid',
      isNew: false,
      isTest: false,
      wishes: null,
    });
  });

  it('is empty for a shop without orders, and shows none of another', async () => {
    const neighbour = await createTenant();
    await createOrderRow(neighbour.id, { customerName: 'Theirs' });
    const nothing = {
      orders: [],
      count: 0,
      hasMoreThanCounted: false,
      hasHidden: false,
      hasTests: false,
      news: { count: 0, stamp: '0.0' },
      newer: null,
      older: null,
    };
    expect(await list()).toEqual(nothing);
    expect(await list({ search: 'Theirs' })).toEqual(nothing);
  });

  it('counts up to a bound', async () => {
    await createOrderRows(
      tenant.id,
      Array.from({ length: MOST_COUNTED }, () => ({})),
    );
    expect(await list()).toMatchObject({ count: MOST_COUNTED, hasMoreThanCounted: false });
    await createOrderRow(tenant.id);
    expect(await list()).toMatchObject({ count: MOST_COUNTED, hasMoreThanCounted: true });
  });
});

describe('the search', () => {
  it('finds an order by its exact number, with or without #', async () => {
    const wanted = await createOrderRow(tenant.id, { orderNumber: 1_042 });
    await createOrderRows(tenant.id, [{ orderNumber: 10_420 }, { orderNumber: 11_042 }]);
    expect(await idsOf({ search: '1042' })).toEqual([wanted]);
    expect(await idsOf({ search: '#1042' })).toEqual([wanted]);
    expect(await idsOf({ search: '#104' })).toEqual([]);
    expect(await idsOf({ search: '2147483648' })).toEqual([]);
  });

  it('finds part of a name or an address, ignoring case', async () => {
    const [grace, linus] = await createOrderRows(tenant.id, [
      { customerName: 'Grace Ångström', customerEmail: 'gh1042@navy.test', createdAt: minutesAgo(1) },
      { customerName: 'Linus', customerEmail: 'LINUS@Kernel.test', createdAt: minutesAgo(2) },
    ]);
    expect(await idsOf({ search: 'ångSTR' })).toEqual([grace]);
    expect(await idsOf({ search: '@kernel' })).toEqual([linus]);
    expect(await idsOf({ search: '1042' })).toEqual([grace]);
  });

  it.each([
    ['100% wool', '100% w'],
    ['snake_case', 'e_c'],
    ['back\\slash', 'k\\s'],
  ])('takes %s literally', async (customerName, search) => {
    const wanted = await createOrderRow(tenant.id, { customerName });
    await createOrderRows(tenant.id, [
      { customerName: '1000 wool' },
      { customerName: 'snakescase' },
      { customerName: 'backslash' },
    ]);
    expect(await idsOf({ search })).toEqual([wanted]);
    expect(await idsOf({ search: search.replaceAll(/[a-z0-9 ]/g, '') })).toEqual([wanted]);
  });

  it('survives any text', async () => {
    await createOrderRow(tenant.id);
    for (const q of ["' OR 1=1 --", '%', '\\', '\ud800', '\u202e', '🏺'.repeat(60), '{"a":1}', '\0ada\0']) {
      const { search } = parseOrderFilter({ q });
      expect(await idsOf({ search }), q).toHaveLength(search === 'ada' ? 1 : 0);
    }
  });
});

describe('the filters', () => {
  it('select by order status and payment status, alone and together', async () => {
    const [a, b, c] = await createOrderRows(tenant.id, [
      { status: 'processing', paymentStatus: 'paid', createdAt: minutesAgo(1) },
      { status: 'completed', paymentStatus: 'paid', createdAt: minutesAgo(2) },
      { status: 'processing', paymentStatus: 'unpaid', createdAt: minutesAgo(3) },
    ]);
    expect(await idsOf({ status: 'processing' })).toEqual([a, c]);
    expect(await idsOf({ paymentStatus: 'paid' })).toEqual([a, b]);
    expect(await idsOf({ status: 'processing', paymentStatus: 'paid' })).toEqual([a]);
    expect(await idsOf({ status: 'cancelled' })).toEqual([]);
  });

  it("read days in the visitor's time zone, first and last day included", async () => {
    // In New York, November 1 2026 has 25 hours: from 04:00 UTC to 05:00 UTC of the next day.
    const [before, first, last, after] = await createOrderRows(tenant.id, [
      { createdAt: new Date('2026-11-01T03:59:59.999Z') },
      { createdAt: new Date('2026-11-01T04:00:00.000Z') },
      { createdAt: new Date('2026-11-02T04:59:59.999Z') },
      { createdAt: new Date('2026-11-02T05:00:00.000Z') },
    ]);
    const timeZone = 'America/New_York';
    expect(await idsOf({ from: '2026-11-01', to: '2026-11-01' }, { timeZone })).toEqual([last, first]);
    expect(await idsOf({ from: '2026-11-01' }, { timeZone })).toEqual([after, last, first]);
    expect(await idsOf({ to: '2026-11-01' }, { timeZone })).toEqual([last, first, before]);
    expect(await idsOf({ from: '2026-11-01', to: '2026-11-01' })).toEqual([first, before]);
  });
});

describe('orders that nobody paid in time', () => {
  beforeEach(async () => {
    await createOrderRows(tenant.id, [
      { orderNumber: 1_001, customerName: 'Given Up', status: 'cancelled', expiredAt: NOON },
      { orderNumber: 1_002, customerName: 'Called Off', status: 'cancelled' },
      { orderNumber: 1_003, customerName: 'Still Open' },
    ]);
  });

  const numbers = async (filter: Partial<OrderFilter> = {}) =>
    (await list(filter)).orders.map(({ orderNumber }) => orderNumber).sort();

  it.each<[string, Partial<OrderFilter>]>([
    ['without a filter', {}],
    ['among the unpaid', { paymentStatus: 'unpaid' }],
    ['among those of a day', { from: '2026-01-01' }],
  ])('are left out %s and not counted, with a notice', async (_name, filter) => {
    expect(await numbers(filter)).toEqual([1_002, 1_003]);
    expect(await list(filter)).toMatchObject({ count: 2, hasHidden: true });
  });

  it.each<[string, Partial<OrderFilter>, number[]]>([
    ['cancelled orders are', { status: 'cancelled' }, [1_001, 1_002]],
    ['their number is', { search: '#1001' }, [1_001]],
    ['their customer is', { search: 'given' }, [1_001]],
  ])('are shown as cancelled if %s asked for', async (_name, filter, expected) => {
    expect(await numbers(filter)).toEqual(expected);
    const shown = await list(filter);
    expect(shown.hasHidden).toBe(false);
    expect(shown.orders.find(({ orderNumber }) => orderNumber === 1_001)?.status).toBe('cancelled');
  });
});

describe('the pages', () => {
  /** Follows the links of one direction to the end. Returns the ids of each page. */
  async function walk(direction: 'newer' | 'older', start: string | null, filter: Partial<OrderFilter> = {}) {
    const pages: string[][] = [];
    let [page, cursor] = [await list(filter, { cursor: start }), start];
    let end = start;
    for (;;) {
      pages.push(page.orders.map(({ id }) => id));
      end = cursor;
      cursor = page[direction];
      if (cursor === null) {
        return { pages, end };
      }
      page = await list(filter, { cursor });
    }
  }

  it('show each order once, forward and back, even if many orders have the same time', async () => {
    const count = 3 * ORDERS_ON_A_PAGE + 7;
    const entries = Array.from({ length: count }, (_, index) => ({
      createdAt: minutesAgo(Math.floor(index / 40)),
      status: index % 2 === 0 ? 'pending' : 'completed',
    }));
    const ids = await createOrderRows(tenant.id, entries);
    const forward = await walk('older', null);
    expect(forward.pages.map(({ length }) => length)).toEqual([25, 25, 25, 7]);
    expect(new Set(forward.pages.flat())).toEqual(new Set(ids));
    expect(forward.pages.flat()).toHaveLength(count);

    const back = await walk('newer', forward.end);
    expect(back.pages.toReversed()).toEqual(forward.pages);

    const pending = await walk('older', null, { status: 'pending' });
    expect(pending.pages.flat()).toEqual(
      forward.pages.flat().filter((id) => entries[ids.indexOf(asOrderId(id))]?.status === 'pending'),
    );
  });

  it('do not shift when new orders arrive, and show the full first page', async () => {
    const ids = await createOrderRows(
      tenant.id,
      Array.from({ length: 40 }, (_, index) => ({ createdAt: minutesAgo(index) })),
    );
    const first = await list();
    const [newest] = await createOrderRows(tenant.id, [{ createdAt: minutesAgo(-1) }]);
    const second = await list({}, { cursor: first.older });
    expect(second.orders.map(({ id }) => id)).toEqual(ids.slice(25));
    const back = await list({}, { cursor: second.newer });
    expect(back.orders.map(({ id }) => id)).toEqual(ids.slice(0, 25));
    const top = await list({}, { cursor: back.newer });
    expect(top.orders.map(({ id }) => id)).toEqual([newest, ...ids.slice(0, 24)]);
    expect(top.newer).toBeNull();
  });

  it('have no links to empty pages, and survive a cursor to nowhere', async () => {
    const ids = await createOrderRows(
      tenant.id,
      Array.from({ length: ORDERS_ON_A_PAGE }, (_, index) => ({ createdAt: minutesAgo(index) })),
    );
    expect(await list()).toMatchObject({ newer: null, older: null });
    await createOrderRow(tenant.id, { createdAt: minutesAgo(100), status: 'cancelled' });
    const { older } = await list();
    await database().order.deleteMany({ where: { status: 'cancelled' } });
    const page = await list({}, { cursor: older });
    expect(page.orders.map(({ id }) => id)).toEqual(ids);
    expect(page).toMatchObject({ newer: null, older: null });
  });

  it('show nothing of another shop, because a cursor only holds a time and an id', async () => {
    const neighbour = await createTenant();
    await createOrderRows(
      neighbour.id,
      Array.from({ length: 30 }, (_, index) => ({ createdAt: minutesAgo(index) })),
    );
    const theirs = await listOrders(neighbour.id, { filter: NO_FILTER, timeZone: 'UTC', cursor: null });
    const own = await createOrderRow(tenant.id, { createdAt: minutesAgo(200) });
    expect(await idsOf({}, { cursor: theirs.older })).toEqual([own]);
  });
});
