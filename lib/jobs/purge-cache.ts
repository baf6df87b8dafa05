// Tells a cache in front that keeps pages until it is told.
import 'server-only';
import { repeat } from '@/lib/background-work/repeat';
import { takeUnpurged } from '@/lib/cache/cache-events.commands';
import { tagsOfStored } from '@/lib/cache/changes';
import { fastlyPurge } from '@/lib/cache/purge/fastly-purge';
import type { PurgeByTag } from '@/lib/cache/purge/purge-by-tag';
import { env } from '@/lib/env';
import { wait } from '@/lib/wait';

const SECOND = 1_000;
/** Milliseconds until a cache that did not listen is told again: a failure a second would fill the log. */
const AFTER_FAILURE = 10 * SECOND;

/**
 * Tells the cache of the changes that no server has told it of yet, and returns their number. Rejects if it cannot be told;
 * then the next run tries again.
 */
export async function purgeChanged(purge: PurgeByTag): Promise<number> {
  const { changes, restore } = await takeUnpurged();
  if (changes.length === 0) {
    return 0;
  }
  try {
    await purge(changes.flatMap(tagsOfStored));
  } catch (error) {
    await restore();
    throw error;
  }
  return changes.length;
}

/** Each second, where there is such a cache. A server that dies between the two leaves pages for as long as they live there. */
export function purgeCacheAlways(): void {
  const { CDN_PURGE_URL: url, CDN_PURGE_KEY: key } = env();
  if (url !== undefined && key !== undefined) {
    const purge = fastlyPurge({ url, key });
    const run = () =>
      purgeChanged(purge).catch(async (error: unknown) => {
        await wait(AFTER_FAILURE);
        throw error;
      });
    repeat({ name: 'purge', first: SECOND, pause: SECOND, run });
  }
}
