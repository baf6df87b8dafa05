import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import PageCache from './page-cache.mjs';

let count = 0;
let key: string;
let tag: string;
beforeEach(() => {
  count += 1;
  [key, tag] = [`/shop-${count}`, `tenant:${count}:products`];
});

const cache = new PageCache({
  fs,
  flushToDisk: false,
  serverDistDir: `${tmpdir()}/no-such-build`,
  revalidatedTags: [],
  maxMemoryCacheSize: 10_000_000,
});
const context = { kind: 'APP_PAGE', isRoutePPREnabled: false, isFallback: false };
const look = async () => (await cache.get(key, context))?.value?.html ?? null;
const store = (html: string, changes: object = {}) =>
  cache.set(
    key,
    {
      kind: 'APP_PAGE',
      html,
      rscData: Buffer.from(''),
      headers: { 'x-next-cache-tags': tag },
      status: 200,
      ...changes,
    },
    context,
  );
afterEach(() => vi.useRealTimers());

const pause = () => new Promise((resolve) => setTimeout(resolve, 5));
/** A change, with nothing else at that moment: Next tells times apart by milliseconds. */
const change = async () => {
  await pause();
  await cache.revalidateTag([tag]);
  await pause();
};

describe('the page cache', () => {
  it('keeps a page until what it shows has changed', async () => {
    expect(await look()).toBeNull();
    await store('old');
    expect(await look()).toBe('old');
    await change();
    expect(await look()).toBeNull();
    await store('new');
    expect(await look()).toBe('new');
  });

  it('keeps no page that was begun before a change and ended after it', async () => {
    await look();
    await change();
    await store('old');
    expect(await look()).toBeNull();
    await store('new');
    expect(await look()).toBe('new');
  });

  it('keeps no page that was begun in the same millisecond as a change, before it or after', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await look();
    await cache.revalidateTag([tag]);
    await store('old');
    vi.advanceTimersByTime(5);
    expect(await look()).toBeNull();
    await store('new');
    expect(await look()).toBe('new');
  });

  it('keeps a page that was begun in the millisecond after a change', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await cache.revalidateTag([tag]);
    vi.advanceTimersByTime(2);
    await look();
    await store('new');
    expect(await look()).toBe('new');
  });

  it('remembers the beginning of a thousand renderings that came to nothing, and forgets the oldest', async () => {
    await look();
    const [oldest, oldestTag] = [key, tag];
    const begin = async (name: string) => {
      key = name;
      await look();
    };
    for (let count = 1; count < 1_000; count += 1) {
      await begin(`/random-${count}`);
    }
    [key, tag] = [oldest, oldestTag];
    await change();
    await store('old');
    expect(await look()).toBeNull();
    await store('new');
    expect(await look()).toBe('new');
  });

  it.each([
    ['a redirect', { status: 307 }],
    ['a 404', { status: 404 }],
    ['what says that it must not be kept', { headers: { 'x-next-cache-tags': 'uncacheable' } }],
  ])('keeps no %s', async (_name, changes) => {
    await look();
    await store('page', changes);
    expect(await look()).toBeNull();
  });
});
