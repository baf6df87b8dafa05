import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external.js';
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

const put = (key: string, tags: string[], timestamp = cacheNow()) =>
  functionCache().set(
    key,
    Promise.resolve({
      value: streamOf('kept'),
      tags,
      stale: 60,
      timestamp,
      expire: 3_600,
      revalidate: 60,
    }),
  );

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
