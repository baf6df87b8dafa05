// @ts-check
// How much the page cache holds. On the global object, because Next also puts the cache into the middleware's bundle, where
// no library for metrics can run.

const KEY = Symbol.for('makerfront.page-cache-size');

/**
 * `limit` is in bytes too: before there are more, the pages leave that nobody has asked for the longest.
 *
 * @typedef {{ bytes: number, entries: number, limit: number }} PageCacheSize
 */

const shared = /** @type {{ [KEY]?: () => PageCacheSize }} */ (globalThis);

/** @param {() => PageCacheSize} size */
export function tellPageCacheSize(size) {
  shared[KEY] = size;
}

/** Nothing before the first page was looked up. */
export const pageCacheSize = () => shared[KEY]?.() ?? { bytes: 0, entries: 0, limit: 0 };
