import { expect, it } from 'vitest';
import type { PurgeByTag } from './purge-by-tag';

/** What a stand-in for a cache was told, and how it answers. */
export type StandIn = {
  purge: PurgeByTag;
  /** The tags that it dropped. */
  dropped: () => readonly string[];
  failNext: () => void;
};

/** What every adapter promises. */
export function itPurgesByTag(start: () => Promise<StandIn>): void {
  it('drops each tag once, also very many', async () => {
    const { purge, dropped } = await start();
    const tags = Array.from({ length: 600 }, (_, at) => `product:${at}`);
    await purge([...tags, 'product:1', 'tenant:7:products']);
    expect([...dropped()].sort()).toEqual([...tags, 'tenant:7:products'].sort());
  });

  it('says nothing to the cache without a tag', async () => {
    const { purge, dropped } = await start();
    await purge([]);
    expect(dropped()).toEqual([]);
  });

  it('rejects if the cache did not do it', async () => {
    const { purge, failNext, dropped } = await start();
    failNext();
    await expect(purge(['product:1'])).rejects.toThrow('503');
    await purge(['product:1']);
    expect(dropped()).toEqual(['product:1']);
  });
}
