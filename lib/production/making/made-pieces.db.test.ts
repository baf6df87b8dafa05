import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '@/lib/db/client';
import type { OrderId } from '@/lib/ids';
import type { Tenant } from '@/lib/tenants/tenant';
import { createTenant } from '@/lib/testing/rows/factories';
import { freshTenant } from '@/lib/testing/rows/fresh-tenants';
import { createTeamOrder } from '@/lib/testing/rows/teams/team-orders';
import { changeTicks, type TickChange } from './made-pieces.commands';
import { listTicks } from './made-pieces.queries';

let tenant: Tenant;
let order: { orderId: OrderId; itemIds: string[] };
let jersey: string;
let socks: string;

beforeEach(async () => {
  tenant = await freshTenant();
  order = await createTeamOrder(tenant.id, [
    {
      people: [
        ['Ada', '7', 'S'],
        ['Grace', '8', 'M'],
        ['Rosalind', '9', 'L'],
      ],
    },
    { productName: 'Socks', quantity: 10 },
  ]);
  [jersey = '', socks = ''] = order.itemIds;
});

const tick = (changes: Partial<TickChange> = {}) =>
  changeTicks(tenant.id, { orderItemId: jersey, rows: [0], isMade: true, madeBy: 'Dale', ...changes });

const ticked = async () =>
  ((await listTicks(tenant.id, [order.orderId]))[jersey] ?? []).map(({ row, madeBy }) => [row, madeBy]);

describe('ticking off', () => {
  it('says who has made which row, and can be undone', async () => {
    const answer = await tick({ rows: [2, 0] });
    expect(answer).toMatchObject({
      ok: true,
      value: [
        { row: 0, madeBy: 'Dale' },
        { row: 2, madeBy: 'Dale' },
      ],
    });
    expect(await ticked()).toEqual([
      [0, 'Dale'],
      [2, 'Dale'],
    ]);
    expect(await tick({ isMade: false })).toEqual({ ok: true, value: [] });
    expect(await ticked()).toEqual([[2, 'Dale']]);
  });

  it('changes nothing the second time, and keeps the first person', async () => {
    await tick();
    const [before] = await database().madePiece.findMany();
    expect(await tick({ madeBy: 'Ada', rows: [0, 0, 1] })).toMatchObject({ ok: true });
    expect(await ticked()).toEqual([
      [0, 'Dale'],
      [1, 'Ada'],
    ]);
    const after = await database().madePiece.findFirst({ where: { row: 0 } });
    expect(after).toEqual(before);
    await tick({ isMade: false });
    expect(await tick({ isMade: false })).toEqual({ ok: true, value: [] });
  });

  it('loses no tick when two people work on one order at once', async () => {
    const people = ['Dale', 'Ada'];
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        tick({ rows: [index % 3], madeBy: people[index % 2] ?? '', isMade: true }),
      ),
    );
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect((await ticked()).map(([row]) => row)).toEqual([0, 1, 2]);
    // One unticks a row while the other ticks others.
    await Promise.all([tick({ rows: [0], isMade: false }), tick({ rows: [1] }), tick({ rows: [2] })]);
    expect((await ticked()).map(([row]) => row)).toEqual([1, 2]);
  });

  it('treats a line without a roster as one row, and ticks a roster of 2,000 at once', async () => {
    expect(await tick({ orderItemId: socks })).toMatchObject({ ok: true, value: [{ row: 0 }] });
    expect(await tick({ orderItemId: socks, rows: [1] })).toEqual({ ok: false, error: 'row_not_found' });
    const { itemIds } = await createTeamOrder(tenant.id, [
      { people: Array.from({ length: 2_000 }, (_, index) => [`Person ${index}`, '', 'M']) },
    ]);
    const rows = Array.from({ length: 2_000 }, (_, row) => row);
    const all = await tick({ orderItemId: itemIds[0] ?? '', rows });
    expect(all.ok && all.value.length).toBe(2_000);
  });

  it('refuses a row that does not exist, as a whole', async () => {
    expect(await tick({ rows: [1, 3] })).toEqual({ ok: false, error: 'row_not_found' });
    expect(await ticked()).toEqual([]);
  });

  it.each([
    { status: 'completed' },
    { status: 'cancelled' },
    { paymentStatus: 'refunded' },
    { paymentStatus: 'unpaid' },
  ])('refuses an order that is not in production: %j', async (changes) => {
    await tick({ rows: [1] });
    await database().order.updateMany({ where: { id: order.orderId }, data: changes });
    for (const isMade of [true, false]) {
      expect(await tick({ rows: [0, 1], isMade })).toEqual({ ok: false, error: 'not_in_production' });
    }
    expect(await ticked()).toEqual([[1, 'Dale']]);
  });

  it('continues after a partial refund', async () => {
    await database().order.updateMany({ data: { paymentStatus: 'partially_refunded', status: 'pending' } });
    expect(await tick()).toMatchObject({ ok: true });
  });
});

describe('the ticks of another shop', () => {
  it('are neither shown nor changed', async () => {
    await tick();
    const other = await createTenant();
    expect(await listTicks(other.id, [order.orderId])).toEqual({});
    for (const isMade of [true, false]) {
      const change = { orderItemId: jersey, rows: [0, 1], isMade, madeBy: 'Mallory' };
      expect(await changeTicks(other.id, change)).toEqual({ ok: false, error: 'item_not_found' });
    }
    expect(await ticked()).toEqual([[0, 'Dale']]);
  });
});
