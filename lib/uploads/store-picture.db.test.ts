import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { database } from '@/lib/db/client';
import type { Tenant } from '@/lib/tenants/tenant';
import { createTenant } from '@/lib/testing/factories';
import { drawPicture, emptyStore } from '@/lib/testing/pictures';
import { resetDatabase } from '@/lib/testing/reset-database';
import type { ObjectStore } from './object-store';
import { storePicture } from './store-picture';

let store: ObjectStore;
let files: () => Promise<string[]>;
vi.mock('./public-store', () => ({ publicStore: () => store }));

let tenant: Tenant;
let bytes: Uint8Array;
beforeAll(async () => {
  bytes = await drawPicture();
});
beforeEach(async () => {
  await resetDatabase();
  ({ store, files } = await emptyStore());
  tenant = await createTenant();
});

describe('a stored picture', () => {
  it.each(['product_picture', 'shop_logo'] as const)(
    'is an upload of kind %s and three files',
    async (kind) => {
      const stored = await storePicture(tenant.id, { bytes, fileName: 'C:\\Harvest Mug.PNG', kind });
      if (!stored.ok) {
        throw new Error(stored.error);
      }
      const stem = `${tenant.id}/[0-9a-f-]{36}-harvest-mug`;
      expect(stored.value.url).toMatch(new RegExp(`^/media/${stem}-1280\\.webp$`));
      const key = stored.value.url.slice('/media/'.length);
      expect(await files()).toEqual(['-1280', '-320', '-640'].map((width) => key.replace('-1280', width)));
      expect(await database().upload.findMany()).toEqual([
        {
          tenantId: tenant.id,
          id: stored.value.uploadId,
          kind,
          objectKey: key,
          fileName: 'Harvest Mug.PNG',
          contentType: 'image/webp',
          byteSize: expect.any(Number),
          sha256: null,
          width: null,
          height: null,
          hasTransparency: null,
          createdAt: expect.any(Date),
          completedAt: expect.any(Date),
          attachedAt: null,
          sender: null,
          paidAt: null,
          refusedAs: null,
          refusedAt: null,
        },
      ]);
    },
  );

  it('never takes the place of another of the same name', async () => {
    const picture = { bytes, fileName: 'mug.png', kind: 'product_picture' as const };
    const urls = [await storePicture(tenant.id, picture), await storePicture(tenant.id, picture)];
    expect(new Set(urls.map((stored) => stored.ok && stored.value.url)).size).toBe(2);
    expect(await files()).toHaveLength(6);
  });
});

it('leaves nothing behind of what it refuses', async () => {
  const refused = await storePicture(tenant.id, {
    bytes: new TextEncoder().encode('<svg/>'),
    fileName: 'mug.png',
    kind: 'product_picture',
  });
  expect(refused).toEqual({ ok: false, error: 'image_not_an_image' });
  expect(await files()).toEqual([]);
  expect(await database().upload.count()).toBe(0);
});

it('leaves nothing behind where the store fails half-way', async () => {
  const disk = store;
  let puts = 0;
  store = {
    ...disk,
    put: (key, object) => {
      puts += 1;
      return puts === 3 ? Promise.reject(new Error('the disk is full')) : disk.put(key, object);
    },
  };
  const picture = { bytes, fileName: 'mug.png', kind: 'product_picture' as const };
  await expect(storePicture(tenant.id, picture)).rejects.toThrow('the disk is full');
  expect(await files()).toEqual([]);
  expect(await database().upload.count()).toBe(0);
});
