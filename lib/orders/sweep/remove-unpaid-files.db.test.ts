import { beforeEach, expect, it, vi } from 'vitest';
import { database } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { tenantDb } from '@/lib/db/tenant-db';
import type { OrderId } from '@/lib/ids';
import { findOrder } from '@/lib/orders/views/admin-order.queries';
import type { Tenant } from '@/lib/tenants/tenant';
import { createProduct } from '@/lib/testing/rows/factories';
import { freshTenants } from '@/lib/testing/rows/fresh-tenants';
import { emptyStore } from '@/lib/testing/rows/pictures';
import { createTeamOrder } from '@/lib/testing/rows/teams/team-orders';
import { addFilesTo, createUpload } from '@/lib/testing/rows/uploads';
import { storeOrderFiles } from '@/lib/uploads/order-files/store-order-files';
import { removeUpload } from '@/lib/uploads/remove-upload';
import type { ObjectStore } from '@/lib/uploads/store/object-store';
import { removeUnpaidFiles } from './remove-unpaid-files';

let store: ObjectStore;
let everything: () => Promise<string[]>;
vi.mock('@/lib/uploads/store/private-store', () => ({ privateStore: () => store }));

let tenant: Tenant;
let other: Tenant;
beforeEach(async () => {
  [tenant, other] = await freshTenants();
  ({ store, everything } = await emptyStore());
});

const DAY = 24 * 60 * 60 * 1_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY);
const run = () => removeUnpaidFiles(daysAgo(30));
const UNPAID = { status: 'pending', paymentStatus: 'unpaid', createdAt: daysAgo(30.1) } as const;

/**
 * An order with a logo, a roster and a line, as the checkout leaves it; with its files stored unless `isStored` is
 * false.
 */
async function order(shop: Tenant, changes: Partial<Prisma.OrderUncheckedCreateInput> = {}, isStored = true) {
  const [logo, roster] = [
    await createUpload(store, shop.id),
    await createUpload(store, shop.id, { kind: 'roster', fileName: 'team.csv', contentType: 'text/csv' }),
  ];
  const { orderId, itemIds } = await createTeamOrder(shop.id, [{ people: [['Ada', '7', 'S']] }], {
    ...UNPAID,
    ...changes,
  });
  const files = await tenantDb(shop.id, (db) =>
    addFilesTo(db, shop.id, orderId, [
      { uploadId: logo.id, kind: 'logo' },
      { uploadId: roster.id, kind: 'roster' },
    ]),
  );
  await database().orderItem.updateMany({
    where: { orderId },
    data: {
      logoFileId: files.get(logo.id)?.fileId ?? null,
      logoUrl: files.get(logo.id)?.url ?? null,
      rosterFileId: files.get(roster.id)?.fileId ?? null,
      rosterUrl: files.get(roster.id)?.url ?? null,
    },
  });
  if (isStored) {
    // Like orders of earlier versions, whose files were copied at once.
    const { paidAt } = await database().order.findFirstOrThrow({ where: { id: orderId } });
    await database().order.updateMany({ where: { id: orderId }, data: { paidAt: new Date() } });
    await storeOrderFiles(shop.id, orderId);
    await database().order.updateMany({ where: { id: orderId }, data: { paidAt } });
  }
  return { orderId, itemId: itemIds[0] ?? '' };
}

const filesOf = async (orderId: OrderId) => ({
  bytes: (await everything()).filter((key) => key.includes(`/${orderId}/`)).length,
  rows: await database().orderFile.count({ where: { orderId } }),
  rosters: (await database().orderItem.findMany({ where: { orderId } })).filter(
    ({ rosterData }) => rosterData !== null,
  ).length,
});
const WHOLE = { bytes: 3, rows: 2, rosters: 1 };
const NOTHING = { bytes: 0, rows: 0, rosters: 0 };

it('removes logos, previews and rosters of unpaid orders, in every shop, once', async () => {
  const orders = [
    await order(tenant),
    await order(tenant, { paymentStatus: 'failed', status: 'cancelled' }),
    await order(other),
  ];
  for (const { orderId } of orders) {
    expect(await filesOf(orderId)).toEqual(WHOLE);
  }
  expect(await run()).toEqual({ done: 3, failures: 0 });
  for (const { orderId } of orders) {
    expect(await filesOf(orderId)).toEqual(NOTHING);
  }
  expect(await run()).toEqual({ done: 0, failures: 0 });
});

it('keeps the order itself, which can still be viewed', async () => {
  const { orderId } = await order(tenant);
  await run();
  const shown = await findOrder(tenant.id, orderId);
  expect(shown?.items).toMatchObject([{ name: 'Match Jersey', logo: null, roster: null }]);
});

it('touches no order that is younger, was paid, or is in production', async () => {
  const inWork = await order(tenant);
  await database().madePiece.create({
    data: { tenantId: tenant.id, orderItemId: inWork.itemId, row: 0, madeBy: 'Ada' },
  });
  const captured = await order(tenant, { paymentStatus: 'failed' });
  await database().payment.create({
    data: {
      tenantId: tenant.id,
      orderId: captured.orderId,
      attempt: 1,
      paypalOrderId: 'PAYPAL-1',
      amountCents: 4_900,
      capturedAt: new Date(),
    },
  });
  const kept = [
    inWork,
    captured,
    await order(tenant, { createdAt: daysAgo(29.9) }),
    await order(tenant, { paymentStatus: 'paid', paidAt: daysAgo(30) }),
    await order(tenant, { paymentStatus: 'refunded', status: 'cancelled', paidAt: daysAgo(30) }),
    await order(tenant, { paymentStatus: 'pending' }),
    await order(tenant, { status: 'processing' }),
  ];
  expect(await run()).toEqual({ done: 0, failures: 0 });
  for (const { orderId } of kept) {
    expect(await filesOf(orderId)).toEqual(WHOLE);
  }
});

it('frees uploads that were never copied', async () => {
  const { orderId } = await order(tenant, {}, false);
  expect(await run()).toEqual({ done: 1, failures: 0 });
  expect(await filesOf(orderId)).toEqual(NOTHING);
  expect(await database().upload.count()).toBe(2);
});

it('drops the reference of a line to the shopper’s roster', async () => {
  const { orderId, itemId } = await order(tenant, {}, false);
  const product = await createProduct(tenant.id);
  const upload = await database().upload.findFirstOrThrow({ where: { kind: 'roster' } });
  const roster = await database().roster.create({
    data: {
      tenantId: tenant.id,
      productId: product.id,
      uploadId: upload.id,
      isParsed: true,
      columns: [],
      rows: [['Ada']],
      sheetColumns: { columns: [{ label: 'Name', kind: 'name' }] },
      sha256: '0'.repeat(64),
    },
  });
  const empty = { rosterData: Prisma.DbNull, rosterColumns: Prisma.DbNull };
  await database().orderItem.update({
    where: { tenantId_id: { tenantId: tenant.id, id: itemId } },
    data: { ...empty, rosterId: roster.id },
  });
  expect((await findOrder(tenant.id, orderId))?.items[0]?.roster?.rows).toEqual([['Ada']]);
  expect(await removeUpload(tenant.id, upload.id)).toBe(false);
  expect(await run()).toEqual({ done: 1, failures: 0 });
  expect((await findOrder(tenant.id, orderId))?.items[0]?.roster).toBeNull();
  expect(await removeUpload(tenant.id, upload.id)).toBe(true);
  expect(await database().roster.count()).toBe(0);
});

it('continues after a failure, removes the names at once, and finishes the rest the next time', async () => {
  const [stuck, next] = [await order(tenant), await order(other)];
  const disk = store;
  store = {
    ...disk,
    delete: (key) => (key.includes(stuck.orderId) ? Promise.reject(new Error('away')) : disk.delete(key)),
  };
  expect(await run()).toEqual({ done: 1, failures: 1 });
  expect(await filesOf(stuck.orderId)).toEqual({ bytes: 3, rows: 2, rosters: 0 });
  expect(await filesOf(next.orderId)).toEqual(NOTHING);
  store = disk;
  expect(await run()).toEqual({ done: 1, failures: 0 });
  expect(await filesOf(stuck.orderId)).toEqual(NOTHING);
});
