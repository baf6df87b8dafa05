// The disk's own behaviour; for what every store promises see object-store.test.ts.
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { diskStore } from './disk-store';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'makerfront-store-'));
});
afterEach(() => rm(folder, { recursive: true }));

const picture = { bytes: new Uint8Array([1, 2, 3]), contentType: 'image/webp' };

it('leaves nothing behind except the objects', async () => {
  const store = diskStore(folder);
  await store.put('shop/a.webp', picture);
  await store.copy('shop/a.webp', 'shop/b.webp');
  await store.copy('shop/none.webp', 'shop/c.webp');
  await expect(store.put('shop/a.webp', picture)).rejects.toThrow();
  expect((await readdir(folder, { recursive: true })).sort()).toEqual([
    '.incoming',
    'shop',
    'shop/a.webp',
    'shop/b.webp',
  ]);
});

it('removes folders with their last file, and no others', async () => {
  const store = diskStore(folder);
  for (const key of ['shop/uploads/1/previews/a.webp', 'shop/uploads/1/a.webp', 'shop/b.webp']) {
    await store.put(key, picture);
  }
  await store.delete('shop/uploads/1/previews/a.webp');
  expect(await readdir(join(folder, 'shop/uploads/1'))).toEqual(['a.webp']);
  await store.delete('shop/uploads/1/a.webp');
  expect(await readdir(join(folder, 'shop'))).toEqual(['b.webp']);
  await store.delete('shop/uploads/1/a.webp');
  await store.delete('shop/b.webp');
  expect(await readdir(folder)).toEqual(['.incoming']);
});

it('stores a file while others remove its folder', async () => {
  const store = diskStore(folder);
  const keys = Array.from({ length: 200 }, (_, index) => `shop/uploads/${index}.webp`);
  await Promise.all(
    keys.map(async (key) => {
      await store.put(key, picture);
      await store.delete(key);
    }),
  );
  expect(await readdir(folder)).toEqual(['.incoming']);
});

it('gives a copy its own bytes', async () => {
  const store = diskStore(folder);
  await store.put('shop/a.webp', picture);
  await store.copy('shop/a.webp', 'shop/b.webp');
  await writeFile(join(folder, 'shop/a.webp'), 'changed');
  expect(await store.get('shop/b.webp')).toEqual(picture);
});

it('removes half-written files of a crash, and nothing that is still being written', async () => {
  const store = diskStore(folder);
  await store.tidy(new Date());
  await mkdir(join(folder, '.incoming'));
  for (const [name, age] of [
    ['old', 7_200],
    ['new', 60],
  ] as const) {
    const path = join(folder, '.incoming', name);
    await writeFile(path, 'half');
    const time = Date.now() / 1_000 - age;
    await utimes(path, time, time);
  }
  await store.put('shop/a.webp', picture);
  await store.tidy(new Date(Date.now() - 3_600_000));
  expect(await readdir(join(folder, '.incoming'))).toEqual(['new']);
  expect(await store.get('shop/a.webp')).toEqual(picture);
});
