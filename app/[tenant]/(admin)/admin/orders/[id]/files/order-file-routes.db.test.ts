import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { database } from '@/lib/db/client';
import { tenantDb } from '@/lib/db/tenant-db';
import type { OrderId } from '@/lib/ids';
import { err, ok } from '@/lib/result';
import type { Tenant } from '@/lib/tenants/tenant';
import { freshTenants } from '@/lib/testing/rows/fresh-tenants';
import { createOrderRow } from '@/lib/testing/rows/order-rows';
import { emptyStore } from '@/lib/testing/rows/pictures';
import { addFilesTo, createUpload } from '@/lib/testing/rows/uploads';
import { storeOrderFiles } from '@/lib/uploads/order-files/store-order-files';
import type { DiskStore } from '@/lib/uploads/store/disk-store';
import { GET as serveFile } from '../../../../../files/[token]/route';
import { GET as download } from './[fileId]/[name]/route';
import { GET as preview } from './[fileId]/preview/route';

let store: DiskStore;
let isOwner = true;
vi.mock('@/lib/uploads/store/private-store', () => ({ privateStore: () => store, privateDisk: () => store }));
vi.mock('@/lib/auth/admin', () => ({
  findAdmin: async (tenant: Tenant) => (isOwner ? ok({ tenant }) : err('anonymous')),
}));
vi.mock('@/lib/tenants/tenants.queries', async (original) =>
  (await import('@/lib/testing/rows/uncached-tenants')).uncachedTenants(original),
);

let ours: Tenant;
let theirs: Tenant;
let orderId: OrderId;
let fileId: string;
const content = new TextEncoder().encode('<svg onload="alert(1)"/>');

beforeEach(async () => {
  [ours, theirs] = await freshTenants();
  ({ store } = await emptyStore());
  isOwner = true;
  orderId = await createOrderRow(ours.id);
  const upload = await createUpload(store, ours.id, {
    bytes: content,
    fileName: 'crest.svg',
    contentType: 'image/svg+xml',
  });
  const uploads = [{ uploadId: upload.id, kind: 'logo' as const }];
  const files = await tenantDb(ours.id, (db) => addFilesTo(db, ours.id, orderId, uploads));
  fileId = files.get(upload.id)?.fileId ?? '';
});

const request = () => new Request('http://shop.test/admin/orders', { headers: { host: 'shop.test' } });
const params = (tenant: Tenant, changes: object = {}) => ({
  params: Promise.resolve({ tenant: tenant.slug, id: orderId, fileId, name: 'any.svg', ...changes }),
});

describe('a file of an order', () => {
  it.each([
    ['before', false],
    ['after', true],
  ])('can be downloaded by the shop’s people %s its bytes are its own', async (_name, isStored) => {
    if (isStored) {
      await database().order.updateMany({ data: { paidAt: new Date() } });
      expect(await storeOrderFiles(ours.id, orderId)).toMatchObject({ stored: 1 });
    }
    const sent = await download(request(), params(ours));
    expect(sent.status).toBe(302);
    expect(sent.headers.get('cache-control')).toBe('private, no-store');
    const address = sent.headers.get('location') ?? '';
    expect(address).toMatch(/^\/files\//);
    const file = await serveFile(new Request(`http://shop.test${address}`), {
      params: Promise.resolve({ tenant: ours.slug, token: address.split('/').at(-1) ?? '' }),
    });
    expect(file.status).toBe(200);
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(content);
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="crest\.svg"/);
    expect(file.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    expect(file.headers.get('cache-control')).toBe('private, no-store');
  });

  it('is shown as our preview, never as its own bytes', async () => {
    const shown = await preview(request(), params(ours));
    expect(shown.status).toBe(200);
    expect(shown.headers.get('content-type')).toBe('image/webp');
    expect(new Uint8Array(await shown.arrayBuffer())).toEqual(new Uint8Array([1, 2, 3]));
  });

  it.each([
    ['from another shop', () => params(theirs)],
    ['under another order', () => params(ours, { id: randomUUID() })],
    ['under a guessed id', () => params(ours, { fileId: randomUUID() })],
    ['under an id that is none', () => params(ours, { fileId: '..' })],
  ])('is a 404 %s', async (_name, where) => {
    expect((await download(request(), where())).status).toBe(404);
    expect((await preview(request(), where())).status).toBe(404);
  });

  it('is refused to a visitor who is not signed in, or who comes from another site', async () => {
    const foreign = new Request('http://shop.test/', {
      headers: { host: 'shop.test', origin: 'https://evil.test' },
    });
    expect((await download(foreign, params(ours))).status).toBe(403);
    isOwner = false;
    expect((await download(request(), params(ours))).status).toBe(401);
    expect((await preview(request(), params(ours))).status).toBe(401);
  });
});
