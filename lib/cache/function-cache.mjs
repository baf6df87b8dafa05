// @ts-check
// Two things that Next's cache of what cached functions return does not do by itself. What was read before a change is not kept
// (late-reads.mjs). And each look into it is a place where a page gives way: Next renders the frame of a page
// in one go, with nothing but such looks in between. Next's own cache, and none of ours in next.config.mjs: of another one Next holds
// each result until the request ends, also past a change that the request has made.
import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external.js';
import { getCacheHandler, initializeCacheHandlers } from 'next/dist/server/use-cache/handlers.js';
import { giveWay, tellSharedWork } from '../http/give-way.mjs';
import { MOST_CACHE_BYTES } from './cache-limit.mjs';
import { noteReturned } from './late-reads.mjs';

/**
 * What a cached function has returned, as it is handed on: not to be kept if it holds what was read before a change.
 *
 * @param {import('next/dist/server/lib/cache-handlers/types').CacheEntry} returned
 */
const withoutLateReads = (returned) =>
  noteReturned(returned.tags, returned.timestamp) ? { ...returned, expire: 0 } : returned;

/** To be called once, when Next is prepared and before its first page. */
export function prepareFunctionCache() {
  // Next does the same no later than for its first page; what comes second finds it done.
  initializeCacheHandlers(MOST_CACHE_BYTES);
  const cache = getCacheHandler('default');
  if (cache === undefined) {
    throw new Error('Next has no cache for cached functions');
  }
  const { get, set } = cache;
  cache.get = async (...asked) => {
    await giveWay();
    return get(...asked);
  };
  cache.set = (key, returned) => set(key, returned.then(withoutLateReads));
  // A page for one visitor is a request to Next; what it keeps, whole pages and cached functions, has other names.
  tellSharedWork(() => workUnitAsyncStorage.getStore()?.type !== 'request');
}
