// A shop's pictures, from the upload to the page and to their deletion, with each of the two stores.
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { database } from '@/lib/db/client';
import type { Tenant } from '@/lib/tenants/tenant';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { type S3Server, s3Settings, startS3Server } from '@/lib/testing/outside/s3-server';
import { createProduct, createTenant } from '@/lib/testing/rows/factories';
import { drawPicture, emptyStore, storedPicture } from '@/lib/testing/rows/pictures';
import { removeUnusedPicture } from '@/lib/uploads/pictures/remove-unused-picture';
import type { ObjectStore } from '@/lib/uploads/store/object-store';
import { s3Store } from '@/lib/uploads/store/s3-store';
import { GET } from './route';

let store: ObjectStore;
vi.mock('@/lib/uploads/store/public-store', () => ({ publicStore: () => store }));
vi.mock('@/lib/tenants/tenants.queries', async (original) =>
  (await import('@/lib/testing/rows/uncached-tenants')).uncachedTenants(original),
);

let server: S3Server;
let bytes: Uint8Array;
beforeAll(async () => {
  server = await startS3Server();
  bytes = await drawPicture();
});
afterAll(() => server.stop());

const stores = {
  disk: async () => (await emptyStore()).store,
  s3: async () => s3Store(s3Settings(server, 'public')),
};

let ours: Tenant;
let theirs: Tenant;
const get = (tenant: Tenant, url: string) =>
  GET(new Request(`http://shop.test${url}`), {
    params: Promise.resolve({ tenant: tenant.slug, key: url.split('/').slice(2) }),
  });

describe.each(['disk', 's3'] as const)('a picture on %s', (name) => {
  beforeEach(async () => {
    await resetDatabase();
    store = await stores[name]();
    [ours, theirs] = [await createTenant(), await createTenant()];
  });

  it('is shown in all its sizes at its own shop, until nothing shows it', async () => {
    const { url } = await storedPicture(ours.id, { bytes, fileName: 'mug.png', kind: 'product_picture' });
    expect(url).toMatch(new RegExp(`^/media/${ours.id}/`));
    for (const width of [320, 640, 960, 1280]) {
      const response = await get(ours, url.replace('-1280', `-${width}`));
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('image/webp');
      expect(response.headers.get('cache-control')).toBe('public, max-age=3600, immutable');
    }
    expect((await get(theirs, url)).status).toBe(404);
    expect((await get(ours, url.replace('mug', 'rug'))).status).toBe(404);

    await createProduct(ours.id, { imageUrl: url });
    expect(await removeUnusedPicture(ours.id, url)).toBe(false);
    expect((await get(ours, url)).status).toBe(200);
    await database().product.deleteMany();
    expect(await removeUnusedPicture(ours.id, url)).toBe(true);
    expect((await get(ours, url)).status).toBe(404);
  });

  it('of an older upload gets a newer width at the first request for it', async () => {
    const { url } = await storedPicture(ours.id, { bytes, fileName: 'mug.png', kind: 'product_picture' });
    const key = url.slice('/media/'.length).replace('-1280', '-960');
    await store.delete(key);
    const asked = await Promise.all([1, 2, 3].map(() => get(ours, `/media/${key}`)));
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await store.head(key)).toMatchObject({ contentType: 'image/webp' });
    expect((await get(ours, `/media/${key.replace('mug', 'rug')}`)).status).toBe(404);
    expect((await get(theirs, `/media/${key}`)).status).toBe(404);

    await removeUnusedPicture(ours.id, url);
    expect(await store.head(key)).toBeNull();
  });

  it('waits for the shop’s other pictures, and reports if too many are requested at once', async () => {
    const [{ url }, { url: other }] = [
      await storedPicture(ours.id, { bytes, fileName: 'mug.png', kind: 'product_picture' }),
      await storedPicture(theirs.id, { bytes, fileName: 'rug.png', kind: 'product_picture' }),
    ];
    for (const stored of [url, other]) {
      await store.delete(stored.slice('/media/'.length).replace('-1280', '-960'));
    }
    const real = store;
    let open = () => {};
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    // All of them are in the queue before the first one is made.
    const put: ObjectStore['put'] = (key, object) => opened.then(() => real.put(key, object));
    store = { ...real, put };
    const asked = Array.from({ length: 62 }, () => get(ours, url.replace('-1280', '-960')));
    const refused = await Promise.race(asked);
    expect([
      refused.status,
      refused.headers.get('retry-after'),
      refused.headers.get('cache-control'),
    ]).toEqual([503, '5', 'no-store']);
    const theirAnswer = get(theirs, other.replace('-1280', '-960'));
    open();
    expect((await theirAnswer).status).toBe(200);
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(61);
    expect(statuses.filter((status) => status === 503)).toHaveLength(1);
  });

  it('that is the logo of its shop has icons, others have none, and the icons are deleted with it', async () => {
    const { url } = await storedPicture(ours.id, { bytes, fileName: 'logo.png', kind: 'shop_logo' });
    const icon = url.replace('.webp', '.icon-180.png');
    expect((await get(ours, icon)).status).toBe(404);
    await database().tenant.update({ where: { id: ours.id }, data: { logoUrl: url } });
    const response = await get(ours, icon);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    const { width, height, hasAlpha } = await sharp(await response.arrayBuffer()).metadata();
    expect([width, height, hasAlpha]).toEqual([180, 180, false]);
    for (const side of [32, 192, 512]) {
      const other = await get(ours, icon.replace('icon-180', `icon-${side}`));
      expect((await sharp(await other.arrayBuffer()).metadata()).width).toBe(side);
    }
    expect((await get(ours, icon.replace('icon-180', 'icon-181'))).status).toBe(404);

    await database().tenant.update({ where: { id: ours.id }, data: { logoUrl: null } });
    expect(await removeUnusedPicture(ours.id, url)).toBe(true);
    expect((await get(ours, icon)).status).toBe(404);
    expect(await store.head(icon.slice('/media/'.length))).toBeNull();
  });
});
