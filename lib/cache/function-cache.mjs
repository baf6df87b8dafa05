// @ts-check
// Next's own cache of what cached functions return, with one addition: each look into it is a place where a page gives way. Next
// renders the frame of a page in one go, with nothing but such looks in between.
import { createDefaultCacheHandler } from 'next/dist/server/lib/cache-handlers/default.js';
import { giveWay } from '../http/give-way.mjs';
import { MOST_CACHE_BYTES } from './cache-limit.mjs';

const cache = createDefaultCacheHandler(MOST_CACHE_BYTES);

/** @type {typeof cache} */
export default {
  ...cache,
  async get(key, softTags) {
    await giveWay();
    return cache.get(key, softTags);
  },
};
