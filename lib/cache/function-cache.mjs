// @ts-check
// Three things that Next's cache of what cached functions return does not do by itself. What was read before a change is not kept
// (late-reads.mjs). Each look into it is a place where a page gives way: Next renders the frame of a page in one go, with nothing
// but such looks in between. And what it keeps is counted as what it takes (function-memory.mjs). Still Next's own, with these two
// functions replaced, and none of ours in next.config.mjs: of another one Next holds each result until the request ends, also past a
// change that the request has made.
import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external.js';
import {
  areTagsExpired,
  areTagsStale,
} from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { getCacheHandler, initializeCacheHandlers } from 'next/dist/server/use-cache/handlers.js';
import { giveWay, tellSharedWork } from '../http/give-way.mjs';
import { cacheNow } from './cache-clock.mjs';
import { MOST_CACHE_BYTES } from './cache-limit.mjs';
import { bytesOf, functionMemory, streamOf } from './function-memory.mjs';
import { noteReturned } from './late-reads.mjs';

/** @typedef {import('next/dist/server/lib/cache-handlers/types').CacheEntry} CacheEntry */

/** Results that are not whole yet: who asks for one waits for it. @type {Map<string, Promise<void>>} */
const underWay = new Map();

/** @param {string} key @returns {CacheEntry | undefined} */
function find(key) {
  const found = functionMemory.get(key);
  if (
    found === undefined ||
    cacheNow() > found.timestamp + found.revalidate * 1_000 ||
    areTagsExpired(found.tags, found.timestamp)
  ) {
    return undefined;
  }
  const { bytes, ...entry } = found;
  // With -1 Next shows it and asks for a newer one.
  const revalidate = areTagsStale(entry.tags, entry.timestamp) ? -1 : entry.revalidate;
  return { ...entry, revalidate, value: streamOf(bytes) };
}

/** @param {string} key @param {Promise<CacheEntry>} returned */
async function keep(key, returned) {
  const { value, ...entry } = await returned;
  // Told in any case: other functions are given it meanwhile.
  const isLate = noteReturned(entry.tags, entry.timestamp);
  if (isLate || entry.expire === 0) {
    // Next asks for the latter each time.
    return;
  }
  // One that breaks off is nothing to keep; Next tells those who are given it.
  const bytes = await bytesOf(value).catch(() => null);
  if (bytes !== null) {
    functionMemory.set(key, { ...entry, bytes });
  }
}

/** To be called once, when Next is prepared and before its first page. */
export function prepareFunctionCache() {
  // Next does the same no later than for its first page; what comes second finds it done.
  initializeCacheHandlers(MOST_CACHE_BYTES);
  const cache = getCacheHandler('default');
  if (cache === undefined) {
    throw new Error('Next has no cache for cached functions');
  }
  cache.get = async (key) => {
    await giveWay();
    await underWay.get(key);
    return find(key);
  };
  cache.set = async (key, returned) => {
    const keeping = keep(key, returned);
    const settled = keeping.catch(() => {});
    underWay.set(key, settled);
    try {
      await keeping;
    } finally {
      if (underWay.get(key) === settled) {
        underWay.delete(key);
      }
    }
  };
  // A page for one visitor is a request to Next; what it keeps, whole pages and cached functions, has other names.
  tellSharedWork(() => workUnitAsyncStorage.getStore()?.type !== 'request');
}
