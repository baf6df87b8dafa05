import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { diskStore } from './disk-store';
import { ObjectExistsError, type ObjectStore } from './object-store';

let folder: string;
let store: ObjectStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'makerfront-store-'));
  store = diskStore(folder);
});
afterAll(() => rm(folder, { recursive: true }));

const picture = { bytes: new Uint8Array([1, 2, 3]), contentType: 'image/webp' };

it('gives back what was put in, and overwrites nothing', async () => {
  await store.put('shop/a.webp', picture);
  expect(await store.get('shop/a.webp')).toEqual(picture);
  await expect(store.put('shop/a.webp', picture)).rejects.toThrow(ObjectExistsError);
});

it('takes an object away, and is content where there is none', async () => {
  await store.put('shop/b.webp', picture);
  await store.delete('shop/b.webp');
  expect(await store.get('shop/b.webp')).toBeNull();
  await store.delete('shop/b.webp');
  await store.delete('nowhere/b.webp');
});

it('goes nowhere outside its folder', async () => {
  for (const key of ['../x.webp', '/etc/x.webp', 'a/../../x.webp', '']) {
    await expect(store.delete(key), key).rejects.toThrow(RangeError);
    await expect(store.put(key, picture), key).rejects.toThrow(RangeError);
  }
});
