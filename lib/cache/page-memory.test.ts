import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { heldBufferBytes } from '@/lib/testing/memory/collect-garbage';
import { entryBytes } from './page-memory.mjs';

const bytesOf = (html: string, rest: object = {}) => entryBytes({ value: { html, ...rest } }, '/shop');

describe('the bytes of a page', () => {
  it('grow with its letters, and twice as much if one needs two bytes', () => {
    const empty = bytesOf('');
    expect(bytesOf('x'.repeat(1_000)) - empty).toBe(1_000);
    expect(bytesOf(`${'x'.repeat(999)}…`) - empty).toBe(2_000);
    expect(bytesOf(`${'x'.repeat(999)}é`) - empty).toBe(1_000);
  });

  it('count all that is kept with it', () => {
    const empty = bytesOf('');
    expect(bytesOf('', { rscData: Buffer.alloc(500) }) - empty).toBe(500);
    expect(bytesOf('', { segmentData: new Map([['/_tree', Buffer.alloc(300)]]) }) - empty).toBe(306);
    expect(bytesOf('', { body: Buffer.alloc(200) }) - empty).toBe(200);
    expect(bytesOf('', { headers: { 'x-next-cache-tags': 'a'.repeat(100) } })).toBeGreaterThan(empty + 100);
    expect(entryBytes({ value: null }, '/shop')).toBeGreaterThan(0);
  });
});

describe('the page cache, however many shops are visited', () => {
  const LIMIT = 1_000_000;
  const PAGE = 20_000;
  const context = { kind: 'APP_PAGE', isRoutePPREnabled: false, isFallback: false };
  let cache: import('./page-cache.mjs').default;
  let size: () => { bytes: number; entries: number; limit: number };

  beforeAll(async () => {
    // The memory is one for the process, so this file needs one of its own.
    vi.resetModules();
    const { default: PageCache } = await import('./page-cache.mjs');
    size = (await import('./page-cache-size.mjs')).pageCacheSize;
    cache = new PageCache({
      fs,
      flushToDisk: false,
      serverDistDir: `${tmpdir()}/no-such-build`,
      revalidatedTags: [],
      maxMemoryCacheSize: LIMIT,
    });
  });

  const keyOf = (shop: number) => `/shop-${shop}`;
  const isKept = async (shop: number) => (await cache.get(keyOf(shop), context)) !== null;
  const store = (shop: number, changes: object = {}) =>
    cache.set(
      keyOf(shop),
      {
        kind: 'APP_PAGE',
        html: 'x'.repeat(PAGE),
        rscData: Buffer.from(''),
        headers: { 'x-next-cache-tags': `tenant:${shop}` },
        status: 200,
        ...changes,
      },
      context,
    );

  it('takes no more memory for the parts of pages than it counts', async () => {
    const before = await heldBufferBytes();
    for (let shop = 0; shop < 100; shop += 1) {
      const part = () => Buffer.concat([Buffer.alloc(2_000, shop)]);
      const segmentData = new Map([['/_tree', part()]]);
      await store(shop, { html: '', rscData: part(), segmentData });
      // Other work of the process takes from the same pools.
      Buffer.concat([Buffer.alloc(20_000)]);
    }
    expect(size().entries).toBe(100);
    expect((await heldBufferBytes()) - before).toBeLessThan(size().bytes);
    const page = (await cache.get(keyOf(7), context))?.value;
    expect(page?.rscData).toEqual(Buffer.alloc(2_000, 7));
  });

  it('takes no more than its limit, and tells both', async () => {
    for (let shop = 0; shop < 500; shop += 1) {
      await store(shop);
      expect(size().bytes).toBeLessThanOrEqual(LIMIT);
    }
    expect(size().limit).toBe(LIMIT);
    expect(size().bytes).toBeGreaterThan(LIMIT * 0.9);
    expect(size().entries).toBeLessThan(LIMIT / PAGE);
    expect([await isKept(499), await isKept(0)]).toEqual([true, false]);
  });

  it('keeps the shop that is visited again and again', async () => {
    await store(1_000);
    for (let shop = 1_001; shop < 1_200; shop += 1) {
      await store(shop);
      expect(await isKept(1_000)).toBe(true);
    }
    expect(await isKept(1_001)).toBe(false);
  });
});
