import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheNow } from './cache-clock.mjs';
import { EVERYTHING, expireTags } from './expire-tags.mjs';
import { noteReturned } from './late-reads.mjs';
import { withLateScripts } from './late-scripts.mjs';
import PageCache from './page-cache.mjs';
import { openPageData } from './page-data.mjs';

let count = 0;
let key: string;
let tag: string;
beforeEach(() => {
  count += 1;
  [key, tag] = [`/shop-${count}`, `tenant:${count}:products`];
});

const settings = {
  fs,
  flushToDisk: false,
  serverDistDir: `${tmpdir()}/no-such-build`,
  revalidatedTags: [],
  maxMemoryCacheSize: 10_000_000,
};
/** That of the request which looked last: Next makes one for each. */
let cache = new PageCache(settings);
const context = { kind: 'APP_PAGE', isRoutePPREnabled: false, isFallback: false };
const look = async () => {
  cache = new PageCache(settings);
  return (await cache.get(key, context))?.value?.html ?? null;
};
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
/** Makes a change, with pauses around it. */
const change = async () => {
  await pause();
  await cache.revalidateTag([tag]);
  await pause();
};

const DATA = '<script>self.__next_f.push([1,"a"])</script>';
const WHOLE = `<html><head></head><body>Mugs<script src="/_next/a.js" id="_R_" async=""></script>${DATA}</body></html>`;

describe('the data of a page', () => {
  let isThere = true;
  beforeEach(() => {
    isThere = true;
    openPageData({ release: 'r1', keep: async () => {}, has: () => isThere });
  });
  afterEach(() => openPageData());

  it.each([
    ['/clayandkiln', '/'],
    ['/clayandkiln/product/7/mug', '/product/7'],
    ['/terms', '/terms'],
  ])('is kept beside it, under its own path: %j', async (address, expected) => {
    key = `/route-cache/APP_PAGE/94c57e4994/$${address}`;
    await store(WHOLE);
    expect(await look()).toMatch(`Mugs<script src="/page-data/r1/`);
    expect(/\/page-data\/r1\/\w{32}([^"]*)"/.exec((await look()) ?? '')?.[1]).toBe(expected);
  });

  it('is made anew with its page if it has gone', async () => {
    key = `/route-cache/APP_PAGE/94c57e4994/$/clayandkiln-${count}`;
    await store(WHOLE);
    expect(await look()).toContain('/page-data/');
    isThere = false;
    expect(await look()).toBeNull();
  });

  it('stays in a page that goes on with a part for each visitor', async () => {
    await store(WHOLE, { postponed: '{}' });
    expect(await look()).toBe(WHOLE);
  });
});

describe('the scripts of a page', () => {
  it('run late where the page is whole', async () => {
    await store(WHOLE);
    expect(await look()).toBe(withLateScripts(WHOLE));
    expect(await look()).not.toBe(WHOLE);
  });

  it.each([
    ['of the landing page too, which is made with the build', '/index', withLateScripts(WHOLE, true)],
    ['not of other pages with a part for each visitor', '/clayandkiln/cart', WHOLE],
  ])('run late %s', async (_which, address, expected) => {
    key = `/route-cache/APP_PAGE/94c57e4994/$${address}`;
    await store(WHOLE, { postponed: '{}' });
    expect(await look()).toBe(expected);
  });
});

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

  it.each([
    ['a form sent without our script', { 'content-type': 'multipart/form-data; boundary=x' }, null],
    [
      'a form sent by our script',
      { 'content-type': 'multipart/form-data; boundary=x', 'next-action': '60' },
      'page',
    ],
    ['a visit', {}, 'page'],
  ])('gives the page for %s: made anew where the answer replaces it', async (_which, headers, expected) => {
    await store('page', { postponed: '{}' });
    const asked = new PageCache({ ...settings, _requestHeaders: headers });
    expect((await asked.get(key, context))?.value.html ?? null).toBe(expected);
  });

  it('names the tags of a page for a cache in front, without those of Next', async () => {
    const headers: Record<string, string> = { 'x-next-cache-tags': `${tag},_N_T_/layout,product:7` };
    await store('page', { headers });
    expect(headers['surrogate-key']).toBe(`${tag} product:7`);
  });

  it('keeps no page whose rendering began before a change and ended after it', async () => {
    await look();
    await change();
    await store('old');
    expect(await look()).toBeNull();
    await store('new');
    expect(await look()).toBe('new');
  });

  it.each([
    ['an hour ahead', 3_600_000],
    ['a second ahead', 1_000],
    ['a second behind', -1_000],
    ['an hour behind', -3_600_000],
  ])(
    'knows the old page from the new one, with no pause between them, though Date.now() is %s',
    async (_how, shift) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + shift });
      await look();
      await store('old');
      expect(await look()).toBe('old');
      await cache.revalidateTag([tag]);
      await store('begun before the change');
      expect(await look()).toBeNull();
      await store('new');
      expect(await look()).toBe('new');
      expireTags([tag]);
      expect(await look()).toBeNull();
    },
  );

  it('keeps no page that was made anew while the one before was shown, if a change came in between', async () => {
    await look();
    await store('old');
    expect(await look()).toBe('old');
    await change();
    await store('old too');
    expect(await look()).toBeNull();
  });

  it('keeps no page that may hold what somebody else read before a change, however late the page began', async () => {
    const readSince = cacheNow();
    await change();
    await look();
    expect(noteReturned([tag], readSince)).toBe(true);
    await store('old');
    expect(await look()).toBeNull();
    await pause();
    await look();
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

  describe('outside a request', () => {
    const headers = () => ({ 'x-next-cache-tags': `${tag},${EVERYTHING}` });
    const isForgottenAfter = async (tell: () => void) => {
      await look();
      await store('old', { headers: headers() });
      await pause();
      tell();
      await pause();
      return (await look()) === null;
    };

    it('drops what shows a change that another server recorded, and nothing else', async () => {
      expect(await isForgottenAfter(() => expireTags(['tenant:other']))).toBe(false);
      expect(await isForgottenAfter(() => expireTags([tag]))).toBe(true);
    });

    it('drops every page if changes may have been missed', async () => {
      expect(await isForgottenAfter(() => expireTags([EVERYTHING]))).toBe(true);
    });

    it('limits its list of tags, and drops every page rather than show a stale one', async () => {
      await change();
      const tell = async (from: number) => {
        await cache.revalidateTag(Array.from({ length: 25_000 }, (_, index) => `tag-${from + index}`));
      };
      await look();
      await store('old', { headers: headers() });
      await tell(0);
      expect(await look()).toBe('old');
      await pause();
      await tell(25_000);
      await pause();
      expect(await look()).toBeNull();
      expect([...tagsManifest.keys()]).toEqual([EVERYTHING]);
    });
  });
});
