import { beforeEach, describe, expect, it, vi } from 'vitest';
import { database } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { tenantDb } from '@/lib/db/tenant-db';
import type { OrderId } from '@/lib/ids';
import { addRosterNames } from '@/lib/orders/placing/copy-rosters';
import { findOrder } from '@/lib/orders/views/admin-order.queries';
import type { Tenant } from '@/lib/tenants/tenant';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { createTenant } from '@/lib/testing/rows/factories';
import { emptyStore } from '@/lib/testing/rows/pictures';
import { createCustomer } from '@/lib/testing/rows/shopper-browser';
import { createTeamOrder } from '@/lib/testing/rows/teams/team-orders';
import { addFilesTo, createUpload } from '@/lib/testing/rows/uploads';
import { storeOrderFiles } from '@/lib/uploads/order-files/store-order-files';
import type { ObjectStore } from '@/lib/uploads/store/object-store';
import { removeRosterNames } from './remove-roster-names';

let store: ObjectStore;
let everything: () => Promise<string[]>;
vi.mock('@/lib/uploads/store/private-store', () => ({ privateStore: () => store }));

let tenant: Tenant;
beforeEach(async () => {
  await resetDatabase();
  ({ store, everything } = await emptyStore());
  tenant = await createTenant();
});

const DAY = 24 * 60 * 60 * 1_000;
/** A clock that has moved on; everything else is of today. */
const inDays = (days: number) => new Date(Date.now() + days * DAY);
const PERIOD = 180;
const ACCOUNT_PERIOD = 550;

/** A paid order with a roster as file and rows, which can be found by its names. */
async function order(
  shop = tenant,
  changes: Partial<Prisma.OrderUncheckedCreateInput> = {},
): Promise<OrderId> {
  const upload = await createUpload(store, shop.id, {
    kind: 'roster',
    fileName: 'annabella.csv',
    contentType: 'text/csv',
  });
  const { orderId, itemIds } = await createTeamOrder(
    shop.id,
    [{ people: [['Annabella', '07', 'YM', '2']] }, { productName: 'Mug', productSku: 'MUG-1' }],
    { status: 'completed', paidAt: new Date(), ...changes },
  );
  const files = await tenantDb(shop.id, (db) =>
    addFilesTo(db, shop.id, orderId, [{ uploadId: upload.id, kind: 'roster' }]),
  );
  const { fileId = null, url = '' } = files.get(upload.id) ?? {};
  await database().orderItem.updateMany({
    where: { id: itemIds[0] ?? '' },
    data: {
      rosterFileId: fileId,
      rosterUrl: url,
      choices: [
        { kind: 'text', label: 'Team', value: 'Kilns' },
        { kind: 'roster', label: '', value: 'annabella.csv', files: [{ name: 'annabella.csv', url }] },
      ],
    },
  });
  await storeOrderFiles(shop.id, orderId);
  await tenantDb(shop.id, (db) => addRosterNames(db, shop.id, orderId));
  return orderId;
}

const isNamed = async (orderId: OrderId) => {
  const [row] = await database().$queryRaw<{ text: string }[]>`
    SELECT concat_ws(' ', o.search_text, string_agg(i::text, ' ')) AS text FROM orders o
    JOIN order_items i ON i.order_id = o.id WHERE o.id = ${orderId}::uuid GROUP BY o.search_text`;
  return /annabella/i.test(row?.text ?? '');
};
const filesOf = async (orderId: OrderId) =>
  (await everything()).filter((key) => key.includes(`/${orderId}/`));

describe('names on a roster', () => {
  it('are there until the period is over, and gone afterwards, with the file they came in', async () => {
    const orderId = await order();
    expect(await removeRosterNames(inDays(PERIOD - 1))).toEqual({ done: 0, failures: 0 });
    expect(await isNamed(orderId)).toBe(true);
    expect(await filesOf(orderId)).toHaveLength(1);
    expect(await removeRosterNames(inDays(PERIOD + 1))).toEqual({ done: 1, failures: 0 });
    expect(await isNamed(orderId)).toBe(false);
    expect(await filesOf(orderId)).toEqual([]);
    expect(await database().orderFile.count()).toBe(0);
    expect(await removeRosterNames(inDays(PERIOD + 1))).toEqual({ done: 0, failures: 0 });
  });

  it('leave sizes, numbers, quantities, money and what was said in words with the order', async () => {
    const orderId = await order();
    const before = await database().order.findFirstOrThrow({ where: { id: orderId } });
    await removeRosterNames(inDays(PERIOD + 1));
    const shown = await findOrder(tenant.id, orderId);
    expect(shown?.items).toMatchObject([
      { roster: { rows: [['', '07', 'YM', '2']] }, areNamesRemoved: true, rosterFile: null },
      { roster: null, areNamesRemoved: false },
    ]);
    const after = await database().order.findFirstOrThrow({ where: { id: orderId } });
    expect({ ...after, searchText: '' }).toEqual({ ...before, searchText: '' });
    expect(after.searchText).toContain('kilns');
    const items = await database().orderItem.findMany({ where: { orderId }, orderBy: { position: 'asc' } });
    expect(items.map(({ rosterNamesRemovedAt }) => rosterNamesRemovedAt)).toEqual([expect.any(Date), null]);
  });

  it('stay with an order that is still being made, until it was forgotten for a year', async () => {
    const orderId = await order(tenant, { status: 'processing' });
    await removeRosterNames(inDays(PERIOD + 364));
    expect(await isNamed(orderId)).toBe(true);
    await removeRosterNames(inDays(PERIOD + 366));
    expect(await isNamed(orderId)).toBe(false);
  });

  it('stay for an account that is used, until it was not for its own period', async () => {
    const { id } = await createCustomer(tenant);
    const orderId = await order(tenant, { customerId: id });
    await removeRosterNames(inDays(ACCOUNT_PERIOD - 1));
    expect(await isNamed(orderId)).toBe(true);
    await removeRosterNames(inDays(ACCOUNT_PERIOD + 1));
    expect(await isNamed(orderId)).toBe(false);
  });

  it('go from an order whose team its shopper took out of the account, though that is used', async () => {
    const { id } = await createCustomer(tenant);
    const [removed, kept] = [
      await order(tenant, { customerId: id }),
      await order(tenant, { customerId: id }),
    ];
    await database().orderItem.updateMany({
      where: { orderId: removed },
      data: { teamRemovedAt: new Date() },
    });
    await removeRosterNames(inDays(PERIOD + 1));
    expect([await isNamed(removed), await isNamed(kept)]).toEqual([false, true]);
  });

  it('go with the saved teams of an account that was not used for its period, and stay with others', async () => {
    const [coach, elsewhere] = [await createCustomer(tenant), await createTenant()];
    const other = await createCustomer(elsewhere);
    const save = ({ tenantId, id: customerId }: typeof coach) =>
      database().savedTeam.create({
        data: {
          tenantId,
          customerId,
          name: 'U9',
          columns: {},
          rows: [['Annabella']],
          rowCount: 1,
          byteSize: 9,
        },
      });
    await Promise.all([save(coach), save(other)]);
    await removeRosterNames(inDays(ACCOUNT_PERIOD - 1));
    expect(await database().savedTeam.count()).toBe(2);
    await database().customer.updateMany({
      where: { id: other.id },
      data: { lastSignedInAt: inDays(ACCOUNT_PERIOD) },
    });
    await removeRosterNames(inDays(ACCOUNT_PERIOD + 1));
    expect(await database().savedTeam.findMany()).toMatchObject([{ customerId: other.id }]);
  });

  it('stay for a guest’s order whose proven address has an account, in letters of any case', async () => {
    await createCustomer(tenant, { email: 'coach_a@example.test' });
    const [own, others] = [
      await order(tenant, { customerEmail: 'Coach_A@example.test' }),
      // To a pattern it would be the same.
      await order(tenant, { customerEmail: 'coachXa@example.test' }),
    ];
    await removeRosterNames(inDays(PERIOD + 1));
    expect([await isNamed(own), await isNamed(others)]).toEqual([true, false]);
  });

  it('are not kept by an account of the same address at another shop, or with an unproven one', async () => {
    await createCustomer(await createTenant(), { email: 'coach@example.test' });
    await createCustomer(tenant, { email: 'coach@example.test', emailVerifiedAt: null });
    const orderId = await order(tenant, { customerEmail: 'coach@example.test' });
    await removeRosterNames(inDays(PERIOD + 1));
    expect(await isNamed(orderId)).toBe(false);
  });

  it('go in every shop, past one whose files fail; those are removed the next time', async () => {
    const [stuck, next] = [await order(), await order(await createTenant())];
    const disk = store;
    store = {
      ...disk,
      delete: (key) => (key.includes(stuck) ? Promise.reject(new Error('away')) : disk.delete(key)),
    };
    expect(await removeRosterNames(inDays(PERIOD + 1))).toMatchObject({ failures: 1 });
    expect([await isNamed(stuck), await isNamed(next)]).toEqual([false, false]);
    expect(await filesOf(stuck)).toHaveLength(1);
    expect(await filesOf(next)).toEqual([]);
    store = disk;
    expect(await removeRosterNames(inDays(PERIOD + 1))).toMatchObject({ failures: 0 });
    expect(await filesOf(stuck)).toEqual([]);
  });

  it('go once when two sweeps run at the same time', async () => {
    const orders = await Promise.all([order(), order(), order()]);
    const runs = await Promise.all([
      removeRosterNames(inDays(PERIOD + 1)),
      removeRosterNames(inDays(PERIOD + 1)),
    ]);
    expect(runs.map(({ failures }) => failures)).toEqual([0, 0]);
    expect(await Promise.all(orders.map(isNamed))).toEqual([false, false, false]);
  });
});
