import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { database } from '@/lib/db/client';
import { tenantDb } from '@/lib/db/tenant-db';
import { asOrderId, type OrderId } from '@/lib/ids';
import type { Tenant } from '@/lib/tenants/tenant';
import { freshTenants } from '@/lib/testing/rows/fresh-tenants';
import { createOrderRow } from '@/lib/testing/rows/order-rows';
import { emptyStore } from '@/lib/testing/rows/pictures';
import { addFilesTo, createUpload } from '@/lib/testing/rows/uploads';
import { removeUpload } from '@/lib/uploads/remove-upload';
import type { ObjectStore } from '@/lib/uploads/store/object-store';
import type { OrderUpload } from './order-files';
import { findOrderFile } from './order-files.queries';
import { storeOrderFiles } from './store-order-files';

let store: ObjectStore;
let everything: () => Promise<string[]>;
vi.mock('@/lib/uploads/store/private-store', () => ({ privateStore: () => store }));

const PAID = { status: 'processing', paymentStatus: 'paid', paidAt: new Date() };

let tenant: Tenant;
let other: Tenant;
let orderId: OrderId;
beforeEach(async () => {
  [tenant, other] = await freshTenants();
  ({ store, everything } = await emptyStore());
  orderId = await createOrderRow(tenant.id, PAID);
});

const add = (uploads: OrderUpload[], id = orderId) =>
  tenantDb(tenant.id, (db) => addFilesTo(db, tenant.id, id, uploads));
const logo = (uploadId: string): OrderUpload => ({ uploadId, kind: 'logo' });
const keys = async () =>
  (await database().orderFile.findMany({ orderBy: { objectKey: 'asc' } })).map(({ objectKey }) => objectKey);
const bytes = (text: string) => new TextEncoder().encode(text);

describe('the files of an order', () => {
  it('are recorded with their facts, and read from the upload until they are stored', async () => {
    const upload = await createUpload(store, tenant.id, { fileName: 'Été 1.png', width: 900, height: 600 });
    const files = await add([logo(upload.id)]);
    const fileId = files.get(upload.id)?.fileId ?? '';
    expect(files.get(upload.id)?.url).toBe(`/admin/orders/${orderId}/files/${fileId}/%C3%89t%C3%A9%201.png`);
    expect(await database().orderFile.findMany()).toEqual([
      expect.objectContaining({
        id: fileId,
        orderId,
        kind: 'logo',
        objectKey: `${tenant.id}/${orderId}/Ete-1.png`,
        fileName: 'Été 1.png',
        contentType: 'image/png',
        byteSize: upload.byteSize,
        sha256: upload.sha256,
        width: 900,
        height: 600,
        sourceUploadId: upload.id,
        storedAt: null,
      }),
    ]);
    expect(await findOrderFile(tenant.id, orderId, fileId)).toMatchObject({ objectKey: upload.objectKey });
    const { attachedAt } = await database().upload.findFirstOrThrow();
    expect(attachedAt).toBeInstanceOf(Date);
  });

  it('get their own bytes and previews, and then need their uploads no more', async () => {
    const upload = await createUpload(store, tenant.id);
    const fileId = (await add([logo(upload.id)])).get(upload.id)?.fileId ?? '';
    expect(await storeOrderFiles(tenant.id, orderId)).toMatchObject({ stored: 1 });
    const key = `${tenant.id}/${orderId}/crest.png`;
    expect(await everything()).toEqual(
      [
        key,
        `${tenant.id}/${orderId}/previews/crest.png.webp`,
        upload.objectKey,
        `${tenant.id}/uploads/${upload.id}/previews/crest.png.webp`,
      ].sort(),
    );
    await database().upload.deleteMany();
    expect(await findOrderFile(tenant.id, orderId, fileId)).toEqual({
      objectKey: key,
      fileName: 'crest.png',
      contentType: 'image/png',
    });
    expect(await storeOrderFiles(tenant.id, orderId)).toMatchObject({ stored: 0 });
  });

  it('have unique names, and one file for equal content', async () => {
    const uploads = [
      await createUpload(store, tenant.id, { bytes: bytes('a') }),
      await createUpload(store, tenant.id, { bytes: bytes('b') }),
      await createUpload(store, tenant.id, { bytes: bytes('c'), fileName: 'CREST.png' }),
      await createUpload(store, tenant.id, { bytes: bytes('a') }),
    ];
    const [first, second, third, again] = uploads.map(({ id }) => id);
    const files = await add([...uploads, ...uploads].map(({ id }) => logo(id)));
    expect(files.size).toBe(4);
    expect(files.get(again ?? '')).toEqual(files.get(first ?? ''));
    expect(new Set([first, second, third].map((id) => files.get(id ?? '')?.fileId)).size).toBe(3);
    const folder = `${tenant.id}/${orderId}`.toLowerCase();
    expect((await keys()).map((key) => key.toLowerCase()).sort()).toEqual([
      `${folder}/crest-2.png`,
      `${folder}/crest-3.png`,
      `${folder}/crest.png`,
    ]);
    expect(await storeOrderFiles(tenant.id, orderId)).toMatchObject({ stored: 3 });
    for (const file of await database().orderFile.findMany()) {
      const source = uploads.find(({ sha256 }) => sha256 === file.sha256);
      const stored = await store.get(file.objectKey);
      expect(stored?.bytes).toEqual((await store.get(source?.objectKey ?? ''))?.bytes);
    }
  });

  it('that are named like the preview beside them get another address', async () => {
    const upload = await createUpload(store, tenant.id, { fileName: 'Preview' });
    const file = (await add([logo(upload.id)])).get(upload.id);
    expect(file?.url).toMatch(/\/Preview\.file$/);
  });
});

describe('an order takes no upload', () => {
  it.each<[string, () => Promise<OrderUpload>]>([
    ['that is gone', async () => logo(randomUUID())],
    [
      'that was never completed',
      async () => logo((await createUpload(store, tenant.id, { completedAt: null })).id),
    ],
    ['of another kind', async () => logo((await createUpload(store, tenant.id, { kind: 'roster' })).id)],
    ['of another shop', async () => logo((await createUpload(store, other.id)).id)],
  ])('%s', async (_name, make) => {
    const good = await createUpload(store, tenant.id);
    const bad = await make();
    const files = await add([bad, logo(good.id)]);
    expect([...files.keys()]).toEqual([good.id]);
    expect(await database().orderFile.count()).toBe(1);
  });
});

describe('storing', () => {
  it('twice at once is safe', async () => {
    const upload = await createUpload(store, tenant.id);
    await add([logo(upload.id)]);
    await Promise.all([1, 2, 3].map(() => storeOrderFiles(tenant.id, orderId)));
    expect(await database().orderFile.count({ where: { storedAt: null } })).toBe(0);
    expect(await store.head(`${tenant.id}/${orderId}/crest.png`)).toMatchObject({
      byteSize: upload.byteSize,
    });
  });

  it('that fails for one file does not stop the others, and is finished later', async () => {
    const [lost, kept] = [
      await createUpload(store, tenant.id, { fileName: 'lost.png', bytes: bytes('a') }),
      await createUpload(store, tenant.id, { fileName: 'kept.png', bytes: bytes('b') }),
    ];
    const files = await add([logo(lost.id), logo(kept.id)]);
    const disk = store;
    store = {
      ...disk,
      copy: (from, to) =>
        from.includes('lost') ? Promise.reject(new Error('the store is away')) : disk.copy(from, to),
    };
    expect(await storeOrderFiles(tenant.id, orderId)).toMatchObject({ stored: 1 });
    const lostId = files.get(lost.id)?.fileId ?? '';
    expect(await findOrderFile(tenant.id, orderId, lostId)).toMatchObject({ objectKey: lost.objectKey });
    store = disk;
    expect(await storeOrderFiles(tenant.id, orderId)).toMatchObject({ stored: 1 });
  });

  it('accepts what an earlier try has copied, and nothing else in its place', async () => {
    const upload = await createUpload(store, tenant.id, { bytes: bytes('a whole logo') });
    await add([logo(upload.id)]);
    const key = `${tenant.id}/${orderId}/crest.png`;
    await store.put(key, { bytes: new Uint8Array([1]), contentType: 'image/png' });
    expect(await storeOrderFiles(tenant.id, orderId)).toMatchObject({ stored: 0 });
    await store.delete(key);
    await store.copy(upload.objectKey, key);
    expect(await storeOrderFiles(tenant.id, orderId)).toMatchObject({ stored: 1 });
  });
});

it('a stored file is found in its own shop and order only', async () => {
  const upload = await createUpload(store, tenant.id);
  const fileId = (await add([logo(upload.id)])).get(upload.id)?.fileId ?? '';
  const otherOrder = await createOrderRow(tenant.id, PAID);
  expect(await findOrderFile(tenant.id, orderId, fileId)).not.toBeNull();
  expect(await findOrderFile(other.id, orderId, fileId)).toBeNull();
  expect(await findOrderFile(tenant.id, otherOrder, fileId)).toBeNull();
  expect(await findOrderFile(tenant.id, orderId, randomUUID())).toBeNull();
  expect(await findOrderFile(tenant.id, asOrderId('x'), "' OR 1=1")).toBeNull();
});

describe('an unpaid order', () => {
  it('has no bytes of its own, however often one upload is ordered', async () => {
    const upload = await createUpload(store, tenant.id);
    const before = await everything();
    for (let count = 0; count < 10; count += 1) {
      const id = await createOrderRow(tenant.id);
      await add([logo(upload.id)], id);
      expect(await storeOrderFiles(tenant.id, id)).toEqual({ stored: 0, failures: 0 });
    }
    expect(await everything()).toEqual(before);
    expect(await removeUpload(tenant.id, upload.id)).toBe(false);
    const file = await database().orderFile.findFirstOrThrow();
    expect(await findOrderFile(tenant.id, file.orderId, file.id)).toMatchObject({
      objectKey: upload.objectKey,
    });
  });

  it('gets them when it is paid, and its upload no longer counts for the quota', async () => {
    const upload = await createUpload(store, tenant.id);
    const id = await createOrderRow(tenant.id);
    await add([logo(upload.id)], id);
    await database().order.updateMany({ where: { id }, data: PAID });
    expect(await storeOrderFiles(tenant.id, id)).toEqual({ stored: 1, failures: 0 });
    expect(await everything()).toContain(`${tenant.id}/${id}/crest.png`);
    const { paidAt } = await database().upload.findFirstOrThrow();
    expect(paidAt).toBeInstanceOf(Date);
    expect(await removeUpload(tenant.id, upload.id)).toBe(true);
  });
});
