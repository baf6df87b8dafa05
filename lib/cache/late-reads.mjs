// @ts-check
// What cached functions have read before a change and returned after it. Next gives what such a function reads to everybody who asks
// meanwhile, also to pages that begin after the change. By their own dates such pages are right, and they would be kept for an hour.
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { cacheNow } from './cache-clock.mjs';
import { EVERYTHING } from './expire-tags.mjs';

/** Above it, all are forgotten and every page of before counts as one that was given something late. */
const MOST_TAGS = 10_000;

/** By tag, when the last of them returned. @type {Map<string, number>} */
const lastOf = new Map();
let lastForgotten = 0;

/** @param {string} tag @param {number} since milliseconds */
function hasChanged(tag, since) {
  const expired = tagsManifest.get(tag)?.expired ?? 0;
  // A tag may also be told to expire some day, which is no change yet.
  return expired > since && expired <= cacheNow();
}

/**
 * Whether what has begun then can hold something that was read before a change.
 *
 * @param {readonly string[]} tags
 * @param {number} since milliseconds
 */
export const mayHoldLateRead = (tags, since) =>
  since <= lastForgotten || [...tags, EVERYTHING].some((tag) => (lastOf.get(tag) ?? 0) >= since);

/**
 * Notes what a cached function has returned now, and whether it can hold something that was read before a change that came while it
 * ran, or before it.
 *
 * @param {readonly string[]} tags
 * @param {number} since milliseconds, when it began
 * @returns {boolean}
 */
export function noteReturned(tags, since) {
  const isInPart = mayHoldLateRead(tags, since);
  const late = [...tags, EVERYTHING].filter(
    (tag) => hasChanged(tag, since) || (isInPart && tag !== EVERYTHING),
  );
  for (const tag of late) {
    lastOf.set(tag, cacheNow());
  }
  if (lastOf.size > MOST_TAGS) {
    lastOf.clear();
    lastForgotten = cacheNow();
  }
  return isInPart || late.length > 0;
}
