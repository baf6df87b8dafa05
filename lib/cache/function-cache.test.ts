import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external.js';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { getCacheHandler, isBuiltInCacheHandler } from 'next/dist/server/use-cache/handlers.js';
import { expect, it, vi } from 'vitest';
import { giveWayAfterReading, withGiveWay } from '../http/give-way.mjs';
import { cacheNow } from './cache-clock.mjs';
import { expireTags } from './expire-tags.mjs';
import { prepareFunctionCache } from './function-cache.mjs';

prepareFunctionCache();

const functionCache = () => {
  const cache = getCacheHandler('default');
  if (cache === undefined) {
    throw new Error('There is no cache');
  }
  return cache;
};

const streamOf = (text: string) => {
  const { body } = new Response(text);
  if (body === null) {
    throw new Error('A response without a body');
  }
  return body;
};

const resultOf = (value: ReadableStream<Uint8Array>, tags: string[] = [], timestamp = cacheNow()) => ({
  ...{ value, tags, timestamp },
  stale: 60,
  expire: 3_600,
  revalidate: 60,
});

const put = (key: string, tags: string[], timestamp = cacheNow()) =>
  functionCache().set(key, Promise.resolve(resultOf(streamOf('kept'), tags, timestamp)));

const read = async (key: string) => {
  const entry = await functionCache().get(key, []);
  return entry === undefined ? null : new Response(entry.value).text();
};

it('stays Next’s own, of which no request holds a result past a change that it has made', () => {
  expect(isBuiltInCacheHandler('default')).toBe(true);
});

it('keeps what it is given until one of its tags expires', async () => {
  await put('grid', ['tenant:1']);
  expect(await read('grid')).toBe('kept');
  expect(await read('product')).toBeNull();
  expireTags(['tenant:1']);
  expect(await read('grid')).toBeNull();
});

it('reads a result as often as it is asked for', async () => {
  await put('often', []);
  expect([await read('often'), await read('often')]).toEqual(['kept', 'kept']);
});

it('lets who asks wait for a result that is under way', async () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const kept = functionCache().set('under way', Promise.resolve(resultOf(readable)));
  const asked = read('under way');
  const writer = writable.getWriter();
  for (const piece of ['in ', 'pieces']) {
    await writer.write(new TextEncoder().encode(piece));
  }
  await writer.close();
  expect(await asked).toBe('in pieces');
  await kept;
});

it('keeps nothing of a result that fails, breaks off or is for one visit, and asks for it again', async () => {
  const failed = functionCache().set('failed', Promise.reject(new Error('No database')));
  const asked = read('failed');
  await expect(failed).rejects.toThrow('No database');
  expect(await asked).toBeNull();
  const broken = new ReadableStream<Uint8Array>({ start: (to) => to.error(new Error('Broken off')) });
  await functionCache().set('broken', Promise.resolve(resultOf(broken)));
  expect(await read('broken')).toBeNull();
  await functionCache().set('once', Promise.resolve({ ...resultOf(streamOf('x')), expire: 0 }));
  expect(await read('once')).toBeNull();
  await put('failed', []);
  expect(await read('failed')).toBe('kept');
});

it('shows a result no longer than its time', async () => {
  await put('old', [], cacheNow() - 61_000);
  expect(await read('old')).toBeNull();
});

it('shows what has become stale, and says that a newer one is wanted', async () => {
  await put('stale', ['tenant:3']);
  tagsManifest.set('tenant:3', { stale: cacheNow() + 1 });
  const entry = await functionCache().get('stale', []);
  expect(entry?.revalidate).toBe(-1);
});

it('keeps nothing that another function has given after a change, though it was read before', async () => {
  const timestamp = cacheNow();
  await put('inner', ['tenant:2']);
  expect(await read('inner')).toBe('kept');
  expireTags(['tenant:2']);
  expect(await read('inner')).toBeNull();
  const outerSince = cacheNow();
  await put('inner', ['tenant:2'], timestamp);
  await put('outer', ['tenant:2', 'outer'], outerSince);
  expect(await read('outer')).toBeNull();
  await put('outer', ['tenant:2', 'outer']);
  expect(await read('outer')).toBe('kept');
});

it('answers a page once that page may go on', async () => {
  await put('frame', []);
  let go = () => {};
  const way = new Promise<void>((resolve) => {
    go = resolve;
  });
  let found: string | null = null;
  const reading = withGiveWay(
    () => way,
    async () => {
      found = await read('frame');
    },
  );
  await new Promise(setImmediate);
  expect(found).toBeNull();
  go();
  await reading;
  expect(found).toBe('kept');
});

it.each([
  ['request', true],
  ['cache', false],
  ['unstable-cache', false],
  ['prerender', false],
  ['prerender-legacy', false],
])('lets work of the kind %s give way after reading: %s', (type, isAllowed) => {
  const way = Promise.resolve();
  // @ts-expect-error Next's own has more, of which nothing is asked
  const store = vi.spyOn(workUnitAsyncStorage, 'getStore').mockReturnValue({ type });
  const given = withGiveWay(
    () => way,
    () => giveWayAfterReading(),
  );
  store.mockRestore();
  expect(given).toBe(isAllowed ? way : null);
});

it('lets nothing give way after reading outside of Next’s work', () => {
  expect(
    withGiveWay(
      () => Promise.resolve(),
      () => giveWayAfterReading(),
    ),
  ).toBeNull();
});
