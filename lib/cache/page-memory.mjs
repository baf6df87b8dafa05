// @ts-check
// Where the page cache keeps its pages: in memory, up to a number of bytes, without those that nobody has asked for the
// longest. Next's own counts letters, so a page with one "…" in it takes twice what it counts. Without Node's libraries,
// because Next also puts this into the middleware's bundle.
import { LRUCache } from 'next/dist/server/lib/lru-cache.js';
import { ownBytes } from './own-bytes.mjs';

/**
 * @typedef {object} KeptPage
 * @property {string} [html]
 * @property {Uint8Array} [rscData]
 * @property {string} [postponed]
 * @property {Map<string, Uint8Array>} [segmentData]
 * @property {Uint8Array} [body]
 * @property {Record<string, unknown>} [headers]
 */

/** What the engine needs for an entry beside its texts: objects, and places in lists. */
const ENTRY = 1_000;

const WIDE_LETTER = /[\u0100-\uffff]/;

/**
 * The engine keeps a text with one byte a letter, or with two if any letter needs them.
 *
 * @param {unknown} text
 */
const textBytes = (text) =>
  typeof text === 'string'
    ? text.length * (WIDE_LETTER.test(text) ? 2 : 1)
    : JSON.stringify(text ?? '').length;

/**
 * About the bytes of memory that an entry takes.
 *
 * @param {{ value: KeptPage | null }} entry
 * @param {string} key
 * @returns {number}
 */
export function entryBytes({ value }, key) {
  const { html, rscData, postponed, segmentData, body, headers } = value ?? {};
  const texts = [key, html, postponed, headers].reduce(
    (/** @type {number} */ sum, text) => sum + textBytes(text),
    0,
  );
  const segments = [...(segmentData ?? [])].reduce(
    (sum, [path, { length }]) => sum + path.length + length,
    0,
  );
  return ENTRY + texts + segments + (rscData?.length ?? 0) + (body?.length ?? 0);
}

/**
 * The same page, its bytes in memory that holds nothing else, so that what `entryBytes` counts is what it takes.
 *
 * @template {KeptPage} Page
 * @param {Page} page
 * @returns {Page}
 */
export function inOwnMemory(page) {
  const { rscData, segmentData, body } = page;
  return {
    ...page,
    ...(rscData && { rscData: ownBytes([rscData]) }),
    ...(segmentData && {
      segmentData: new Map([...segmentData].map(([path, data]) => [path, ownBytes([data])])),
    }),
    ...(body && { body: ownBytes([body]) }),
  };
}

/**
 * @param {number} limit bytes
 */
export const createPageMemory = (limit) => new LRUCache(limit, entryBytes);
