import { beforeEach, describe, expect, it, vi } from 'vitest';
import { choosePictures } from '@/lib/catalog/pictures/choose-pictures';
import { database } from '@/lib/db/client';
import { tenantDb } from '@/lib/db/tenant-db';
import type { Tenant } from '@/lib/tenants/tenant';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { createProduct, createTenant } from '@/lib/testing/rows/factories';
import { createOrderRow } from '@/lib/testing/rows/order-rows';
import { drawPicture, emptyStore, storedPicture } from '@/lib/testing/rows/pictures';
import { swept } from '@/lib/testing/rows/swept';
import { addFilesTo, createUpload } from '@/lib/testing/rows/uploads';
import { removeUnusedPicture } from '@/lib/uploads/pictures/remove-unused-picture';
import type { ObjectStore } from '@/lib/uploads/store/object-store';
import { sweep } from './sweep';

let store: ObjectStore;
let everything: () => Promise<string[]>;
vi.mock('@/lib/uploads/store/private-store', () => ({ privateStore: () => store }));
vi.mock('@/lib/uploads/store/public-store', () => ({ publicStore: () => store }));

let tenant: Tenant;
let other: Tenant;
beforeEach(async () => {
  await resetDatabase();
  ({ store, everything } = await emptyStore());
  [tenant, other] = [await createTenant(), await createTenant()];
});

const DAY = 24 * 60 * 60 * 1_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY);
const old = () => ({ createdAt: daysAgo(7.01) });
const ids = async () => (await database().upload.findMany()).map(({ id }) => id).sort();

const PAID = { status: 'processing', paymentStatus: 'paid', paidAt: new Date() };

async function order(uploadId: string, standing: object = PAID) {
  const orderId = await createOrderRow(tenant.id, standing);
  await tenantDb(tenant.id, (db) => addFilesTo(db, tenant.id, orderId, [{ uploadId, kind: 'logo' }]));
  return orderId;
}
/** An order placed long ago, whose server stopped right after it. */
const orderLongAgo = async (uploadId: string) => {
  const orderId = await order(uploadId);
  await database().orderFile.updateMany({ data: { createdAt: daysAgo(1) } });
  return orderId;
};

describe('uploads of seven days ago', () => {
  it('are removed, of every shop, with their pictures and rosters, completed or not', async () => {
    const roster = await createUpload(store, tenant.id, { kind: 'roster', ...old() });
    const product = await createProduct(tenant.id);
    await database().roster.create({
      data: {
        tenantId: tenant.id,
        productId: product.id,
        uploadId: roster.id,
        isParsed: true,
        columns: [],
        rows: [],
        sha256: '0'.repeat(64),
      },
    });
    await createUpload(store, tenant.id, old());
    await createUpload(store, other.id, { ...old(), completedAt: null });
    const young = await createUpload(store, tenant.id, { createdAt: daysAgo(6.99) });
    expect(await sweep()).toEqual(swept({ uploads: 3 }));
    expect(await ids()).toEqual([young.id]);
    expect((await everything()).every((key) => key.includes(young.id))).toBe(true);
    expect(await everything()).toHaveLength(2);
    expect(await database().roster.count()).toBe(0);
  });

  it('are all removed in one run, however many they are', async () => {
    const first = await createUpload(store, tenant.id, old());
    await database().upload.createMany({
      data: Array.from({ length: 130 }, (_, index) => ({
        ...first,
        id: crypto.randomUUID(),
        objectKey: `${tenant.id}/uploads/${index}/crest.png`,
      })),
    });
    expect(await sweep()).toEqual(swept({ uploads: 131 }));
    expect(await ids()).toEqual([]);
  });

  it('stay until an order’s file has its own copy of the bytes', async () => {
    const upload = await createUpload(store, tenant.id, old());
    await order(upload.id);
    // The order is a moment old: its own request still copies.
    expect(await sweep()).toEqual(swept());
    expect(await ids()).toEqual([upload.id]);
    expect((await store.get(upload.objectKey))?.bytes.byteLength).toBe(upload.byteSize);
    await database().orderFile.updateMany({ data: { createdAt: daysAgo(1) } });
    expect(await sweep()).toEqual(swept({ orderFiles: 1, uploads: 1 }));
    const file = await database().orderFile.findFirstOrThrow();
    expect(file.storedAt).toBeInstanceOf(Date);
    expect((await store.head(file.objectKey))?.byteSize).toBe(upload.byteSize);
  });

  it('stay and are not copied while their order is unpaid', async () => {
    const upload = await createUpload(store, tenant.id, old());
    const orderId = await order(upload.id, {});
    await database().orderFile.updateMany({ data: { createdAt: daysAgo(1) } });
    expect(await sweep()).toMatchObject({ orderFiles: 0, uploads: 0, failures: 0 });
    expect((await everything()).filter((key) => key.includes(orderId))).toEqual([]);
    expect(await ids()).toEqual([upload.id]);
    await database().order.updateMany({ data: { createdAt: daysAgo(30.1) } });
    expect(await sweep()).toMatchObject({ unpaidOrders: 1, uploads: 1, failures: 0 });
    expect(await everything()).toEqual([]);
  });

  it('are taken by an order or by a sweep, never by both', async () => {
    const uploads = await Promise.all(Array.from({ length: 8 }, () => createUpload(store, tenant.id, old())));
    const orders = uploads.map(({ id }) => order(id));
    await Promise.all([sweep(), ...orders, sweep()]);
    for (const { sourceUploadId } of await database().orderFile.findMany()) {
      const upload = await database().upload.findFirstOrThrow({ where: { id: sourceUploadId ?? '' } });
      expect(upload.completedAt).not.toBeNull();
      expect(await store.head(upload.objectKey)).not.toBeNull();
    }
    const kept = await database().orderFile.count();
    expect(await ids()).toHaveLength(kept);
  });
});

it('removes pictures that were never saved with anything, and none that are shown', async () => {
  const bytes = await drawPicture();
  const picture = () => storedPicture(tenant.id, { bytes, fileName: 'mug.png', kind: 'product_picture' });
  const [unused, shown, saved] = [await picture(), await picture(), await picture()];
  await createProduct(tenant.id, { imageUrl: shown.url });
  await database().upload.updateMany({ data: old() });
  await database().upload.updateMany({ where: { id: saved.uploadId }, data: { attachedAt: new Date() } });
  expect(await sweep()).toMatchObject({ uploads: 1 });
  expect(await ids()).toEqual([shown.uploadId, saved.uploadId].sort());
  expect(await everything()).toHaveLength(10);
  expect(unused.url).not.toBe('');
});

it('deletes PayPal events that were done over thirty days ago, of every shop, and no others', async () => {
  const handled = { handledAt: daysAgo(30.1), nextAttemptAt: null };
  const givenUp = { handledAt: null, nextAttemptAt: null };
  const event = (shop: Tenant, id: string, changes: object = handled) => ({
    tenantId: shop.id,
    id,
    eventType: 'X',
    payload: {},
    receivedAt: daysAgo(40),
    ...changes,
  });
  await database().webhookEvent.createMany({
    data: [
      ...Array.from({ length: 510 }, (_, index) => event(tenant, `WH-${index}`)),
      event(other, 'WH-1'),
      event(other, 'WH-YOUNG', { handledAt: daysAgo(29.9), nextAttemptAt: null }),
      event(other, 'WH-GIVEN-UP', { ...givenUp, receivedAt: daysAgo(30.1) }),
      event(other, 'WH-GIVEN-UP-YOUNG', { ...givenUp, receivedAt: daysAgo(29.9) }),
      event(tenant, 'WH-UNHANDLED', { nextAttemptAt: daysAgo(1) }),
    ],
  });
  expect(await sweep()).toMatchObject({ webhookEvents: 512, failures: 0 });
  const left = await database().webhookEvent.findMany({ orderBy: { id: 'asc' } });
  expect(left.map(({ id }) => id)).toEqual(['WH-GIVEN-UP-YOUNG', 'WH-UNHANDLED', 'WH-YOUNG']);
});

it('deletes mails to people that were over thirty days ago, of every shop, and none about orders', async () => {
  const orderId = await createOrderRow(tenant.id, {});
  const over = { sentAt: daysAgo(30.1), nextAttemptAt: null };
  const givenUp = { gaveUpAt: daysAgo(30.1), nextAttemptAt: null };
  const mail = { tenantId: tenant.id, kind: 'password_reset', recipient: 'ada@clay.test' };
  await database().outboxMail.createMany({
    data: [
      { ...mail, subject: 'sent', ...over },
      { ...mail, subject: 'given up', ...givenUp },
      { ...mail, tenantId: other.id, subject: 'of another shop', ...over },
      { ...mail, subject: 'sent lately', ...over, sentAt: daysAgo(29.9) },
      { ...mail, subject: 'still owed', createdAt: daysAgo(90) },
      { tenantId: tenant.id, orderId, kind: 'order_link', subject: 'of an order', ...over },
    ],
  });
  expect(await sweep()).toMatchObject({ failures: 0 });
  const left = await database().outboxMail.findMany({ orderBy: { subject: 'asc' } });
  expect(left.map(({ subject }) => subject)).toEqual(['of an order', 'sent lately', 'still owed']);
});

it('deletes one-time codes that expired, used or not, of every shop, and none that can still be typed', async () => {
  const code = (shop: Tenant, address: string, expiresAt: Date, usedAt: Date | null = null) => ({
    tenantId: shop.id,
    purpose: 'sign_in',
    address,
    codeHash: '0'.repeat(43),
    expiresAt,
    usedAt,
  });
  const aMinuteAgo = new Date(Date.now() - 60_000);
  const inAMinute = new Date(Date.now() + 60_000);
  await database().oneTimeCode.createMany({
    data: [
      code(tenant, 'expired', aMinuteAgo),
      code(tenant, 'used and expired', aMinuteAgo, daysAgo(1)),
      code(other, 'of another shop', aMinuteAgo),
      code(tenant, 'used', inAMinute, aMinuteAgo),
      code(other, 'waiting', inAMinute),
    ],
  });
  expect(await sweep()).toMatchObject({ failures: 0 });
  const left = await database().oneTimeCode.findMany({ orderBy: { address: 'asc' } });
  expect(left.map(({ address }) => address)).toEqual(['used', 'waiting']);
});

describe('a sweep', () => {
  it('run twice at once does everything once', async () => {
    for (let count = 0; count < 5; count += 1) {
      await createUpload(store, tenant.id, old());
    }
    await orderLongAgo((await createUpload(store, tenant.id)).id);
    const reports = await Promise.all([sweep(), sweep()]);
    expect(reports.map(({ failures }) => failures)).toEqual([0, 0]);
    expect(reports.reduce((sum, { uploads }) => sum + uploads, 0)).toBe(5);
    expect(await database().orderFile.count({ where: { storedAt: null } })).toBe(0);
  });

  it('continues after a file that fails, and finishes that file the next time', async () => {
    const [stuck] = [await createUpload(store, tenant.id, old()), await createUpload(store, other.id, old())];
    const disk = store;
    store = {
      ...disk,
      delete: (key) =>
        key.includes(stuck.id) ? Promise.reject(new Error('the store is away')) : disk.delete(key),
    };
    expect(await sweep()).toEqual(swept({ uploads: 1, failures: 1 }));
    expect(await ids()).toEqual([stuck.id]);
    const orderId = await createOrderRow(tenant.id);
    const taken = await tenantDb(tenant.id, (db) =>
      addFilesTo(db, tenant.id, orderId, [{ uploadId: stuck.id, kind: 'logo' }]),
    );
    expect(taken.size).toBe(0);
    store = disk;
    expect(await sweep()).toEqual(swept({ uploads: 1 }));
    expect(await everything()).toEqual([]);
  });

  it('continues past orders that can never be finished, oldest first, and counts them as failures', async () => {
    for (let count = 0; count < 11; count += 1) {
      const stuck = await createUpload(store, tenant.id);
      await orderLongAgo(stuck.id);
      await store.delete(stuck.objectKey);
    }
    await orderLongAgo((await createUpload(store, tenant.id)).id);
    // More than one batch, all with the same time.
    const many = await Promise.all(Array.from({ length: 105 }, () => createUpload(store, other.id)));
    for (const { id } of many) {
      const orderId = await createOrderRow(other.id, PAID);
      await tenantDb(other.id, (db) => addFilesTo(db, other.id, orderId, [{ uploadId: id, kind: 'logo' }]));
    }
    await database().orderFile.updateMany({
      where: { tenantId: other.id },
      data: { createdAt: daysAgo(0.5) },
    });
    expect(await sweep()).toMatchObject({ orderFiles: 106, failures: 11 });
    expect(await sweep()).toMatchObject({ orderFiles: 0, failures: 11 });
  }, 60_000);

  it('removes the files of orders that were never paid', async () => {
    const orderId = await order((await createUpload(store, tenant.id)).id, {});
    await database().order.updateMany({ data: { createdAt: daysAgo(30.1) } });
    expect(await sweep()).toMatchObject({ unpaidOrders: 1, webhookEvents: 0, failures: 0 });
    expect((await everything()).filter((key) => key.includes(orderId))).toEqual([]);
  });

  it('removes pictures whose removal failed, and nothing can be saved with them in between', async () => {
    const bytes = await drawPicture();
    const picture = { bytes, fileName: 'mug.png', kind: 'product_picture' as const };
    const { uploadId, url } = await storedPicture(tenant.id, picture);
    await database().upload.updateMany({ data: { ...old(), attachedAt: daysAgo(7) } });
    const disk = store;
    store = { ...disk, delete: () => Promise.reject(new Error('the store is away')) };
    expect(await removeUnusedPicture(tenant.id, url)).toBe(false);
    expect(await sweep()).toMatchObject({ uploads: 0, failures: 1 });
    const chosen = await tenantDb(tenant.id, (db) => choosePictures(db, tenant.id, { uploadId }, []));
    expect(chosen).toEqual({ ok: false, error: 'picture_gone' });
    store = disk;
    expect(await sweep()).toMatchObject({ uploads: 1, failures: 0 });
    expect(await everything()).toEqual([]);
    expect(await ids()).toEqual([]);
  });

  it('stops when the store is down, and leaves the rest for later', async () => {
    for (let count = 0; count < 12; count += 1) {
      await createUpload(store, tenant.id, old());
    }
    let tries = 0;
    store = {
      ...store,
      delete: () => {
        tries += 1;
        return Promise.reject(new Error('the store is away'));
      },
    };
    expect((await sweep()).uploads).toBe(0);
    // One try for each of ten uploads, and then a check of the store itself.
    expect(tries).toBe(12);
  });
});
