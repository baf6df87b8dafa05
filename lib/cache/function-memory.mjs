// @ts-check
// What cached functions have returned, up to a number of bytes, without those results that nobody has asked for the longest. Next's own
// memory counts the bytes of a result, but keeps it as a piece of one of Node's pools: with the pools of 64 kB that Node 24 has, a
// result of two kilobytes kept fifteen.
import { LRUCache } from 'next/dist/server/lib/lru-cache.js';
import { MOST_CACHE_BYTES } from './cache-limit.mjs';
import { ownBytes } from './own-bytes.mjs';

/** @typedef {import('next/dist/server/lib/cache-handlers/types').CacheEntry} CacheEntry */
/** @typedef {Omit<CacheEntry, 'value'> & { bytes: Uint8Array }} Result */

/** What the engine needs for a result beside its bytes: objects, and places in lists. */
const ENTRY = 1_000;

/** @param {Result} result @param {string} key */
const resultBytes = ({ bytes, tags }, key) =>
  ENTRY + key.length + bytes.length + tags.reduce((sum, { length }) => sum + length, 0);

/** @param {number} limit bytes */
export const createFunctionMemory = (limit) => new LRUCache(limit, resultBytes);

/** That of this process. */
export const functionMemory = createFunctionMemory(MOST_CACHE_BYTES);

/**
 * A whole stream, in memory that holds nothing else.
 *
 * @param {ReadableStream<Uint8Array>} stream
 */
export async function bytesOf(stream) {
  /** @type {Uint8Array[]} */
  const pieces = [];
  for await (const piece of stream) {
    pieces.push(piece);
  }
  return ownBytes(pieces);
}

/** @param {Uint8Array} bytes @returns {ReadableStream<Uint8Array>} */
export const streamOf = (bytes) =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
