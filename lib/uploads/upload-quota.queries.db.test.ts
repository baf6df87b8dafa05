import { beforeEach, describe, expect, it, vi } from 'vitest';
import { database } from '@/lib/db/client';
import { tenantDb } from '@/lib/db/tenant-db';
import { makeRoom } from '@/lib/orders/sweep/make-room';
import type { Tenant } from '@/lib/tenants/tenant';
import { askToSend, claimOf } from '@/lib/testing/outside/upload-calls';
import { freshTenants } from '@/lib/testing/rows/fresh-tenants';
import { createOrderRow } from '@/lib/testing/rows/order-rows';
import { emptyStore } from '@/lib/testing/rows/pictures';
import { addFilesTo, createUpload } from '@/lib/testing/rows/uploads';
import type { DiskStore } from './store/disk-store';
import { uploadSender } from './upload-sender';

vi.hoisted(() => {
  process.env.UPLOAD_MEGABYTES_PER_ADDRESS = '3';
  process.env.UPLOAD_MEGABYTES_PER_STORE = '5';
});
let store: DiskStore;
vi.mock('@/lib/uploads/store/private-store', () => ({ privateStore: () => store, privateDisk: () => store }));
vi.mock('@/lib/tenants/tenants.queries', async (original) =>
  (await import('@/lib/testing/rows/uncached-tenants')).uncachedTenants(original),
);

let ours: Tenant;
let theirs: Tenant;
beforeEach(async () => {
  [ours, theirs] = await freshTenants();
  ({ store } = await emptyStore());
});

const MEGABYTE = 1_000_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1_000);
/** Asks to upload a file of one megabyte from this address. */
const ask = (address: string, tenant = ours) =>
  askToSend(tenant, { ...claimOf(new Uint8Array(1)), byte_size: MEGABYTE }, { 'x-forwarded-for': address });
const refusal = (status: number, code: string) => ({
  status,
  body: { error: { code, message: expect.stringMatching(/^\S.*\.$/) } },
});
const fill = async (address: string, megabytes: number) => {
  for (let count = 0; count < megabytes; count += 1) {
    expect((await ask(address)).status).toBe(201);
  }
};

describe('unpaid uploads of one address', () => {
  it('are limited, separately in each shop, and do not affect another address', async () => {
    await fill('203.0.113.9', 3);
    expect(await ask('203.0.113.9')).toMatchObject(refusal(429, 'uploads_of_sender'));
    expect(await database().upload.count()).toBe(3);
    expect((await ask('203.0.113.10')).status).toBe(201);
    expect((await ask('203.0.113.9', theirs)).status).toBe(201);
  });

  it('are limited under concurrent requests too', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask('203.0.113.9')));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
  });

  it('do not count any more when an order with them is paid, or they are swept', async () => {
    await fill('203.0.113.9', 3);
    const [paid, swept] = await database().upload.findMany();
    await database().upload.updateMany({ where: { id: paid?.id ?? '' }, data: { paidAt: new Date() } });
    expect((await ask('203.0.113.9')).status).toBe(201);
    expect((await ask('203.0.113.9')).status).toBe(429);
    await database().upload.deleteMany({ where: { id: swept?.id ?? '' } });
    expect((await ask('203.0.113.9')).status).toBe(201);
  });

  it('are kept without the address', async () => {
    await ask('203.0.113.9');
    const { sender } = await database().upload.findFirstOrThrow();
    expect(sender).toBe(uploadSender('203.0.113.9'));
    expect(sender).not.toContain('203.0.113');
  });
});

describe('a shop that is full', () => {
  it('deletes the oldest files that are in no order, and accepts the next one', async () => {
    const oldest = await createUpload(store, ours.id, { byteSize: MEGABYTE, createdAt: hoursAgo(30) });
    const older = await createUpload(store, ours.id, { byteSize: 2 * MEGABYTE, createdAt: hoursAgo(20) });
    await fill('203.0.113.9', 2);
    expect((await ask('203.0.113.10')).status).toBe(201);
    const left = (await database().upload.findMany()).map(({ id }) => id);
    expect(left).not.toContain(oldest.id);
    expect(left).toContain(older.id);
    expect(await store.head(oldest.objectKey)).toBeNull();
  });

  it('deletes fresh files of the sender with the most, and none of a sender with as little', async () => {
    await fill('203.0.113.8', 2);
    await fill('203.0.113.9', 3);
    expect((await ask('203.0.113.10')).status).toBe(201);
    // Now two, two and one: no sender has more than this one would.
    expect(await ask('203.0.113.10')).toMatchObject(refusal(503, 'uploads_of_store'));
    const left = await database().upload.groupBy({ by: ['sender'], _count: true });
    expect(left.map(({ _count }) => _count).sort()).toEqual([1, 2, 2]);
  });

  it('refuses if its files are fresh and evenly shared, or wait for payment', async () => {
    const ordered = await createUpload(store, ours.id, { byteSize: 2 * MEGABYTE, createdAt: hoursAgo(20) });
    const orderId = await createOrderRow(ours.id);
    await tenantDb(ours.id, (db) =>
      addFilesTo(db, ours.id, orderId, [{ uploadId: ordered.id, kind: 'logo' }]),
    );
    for (const address of ['203.0.113.7', '203.0.113.8', '203.0.113.9']) {
      await fill(address, 1);
    }
    expect(await ask('203.0.113.10')).toMatchObject(refusal(503, 'uploads_of_store'));
    expect(await store.head(ordered.objectKey)).not.toBeNull();
    expect((await ask('203.0.113.10', theirs)).status).toBe(201);
  });

  it('deletes files of expired orders, and of no others', async () => {
    const [given, open] = [
      await createUpload(store, ours.id, { byteSize: MEGABYTE, createdAt: hoursAgo(30) }),
      await createUpload(store, ours.id, { byteSize: MEGABYTE, createdAt: hoursAgo(31) }),
    ];
    const expired = await createOrderRow(ours.id, { status: 'cancelled', expiredAt: hoursAgo(1) });
    const waiting = await createOrderRow(ours.id);
    for (const [orderId, { id }] of [
      [expired, given],
      [waiting, open],
    ] as const) {
      await tenantDb(ours.id, (db) => addFilesTo(db, ours.id, orderId, [{ uploadId: id, kind: 'logo' }]));
    }
    expect(await makeRoom(ours.id, { bytes: MEGABYTE, sender: '' })).toBe(true);
    expect(await store.head(given.objectKey)).toBeNull();
    expect(await store.head(open.objectKey)).not.toBeNull();
    expect(await makeRoom(ours.id, { bytes: MEGABYTE, sender: '' })).toBe(false);
  });
});
