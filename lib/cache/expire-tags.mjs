// @ts-check
// Next's list of tags with the time at which each expired. Both of its caches use it: the page cache and that of 'use
// cache'. There is one list for the process; outside a request, this list is the only way to expire something.
// JavaScript, because the page cache uses it, which Next loads at run time and not through its compiler.
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { cacheNow } from './cache-clock.mjs';

/**
 * The tag of every page, which every cached function of a page or handler checks too: Next's own tag of the root
 * layout, the one that its `revalidatePath('/', 'layout')` expires.
 */
export const EVERYTHING = '_N_T_/layout';

/** Entries of about 200 bytes. Next never removes one. */
const MOST_TAGS = 50_000;

/**
 * Expires everything with one of the tags, as of now.
 *
 * @param {Iterable<string>} tags
 */
export function expireTags(tags) {
  const expired = cacheNow();
  for (const tag of tags) {
    tagsManifest.set(tag, { ...tagsManifest.get(tag), expired });
  }
  boundTags();
}

/**
 * Limits the list. Without its entry, something stale would count as fresh; so above the limit, everything cached
 * expires at once, with one entry.
 */
export function boundTags() {
  if (tagsManifest.size > MOST_TAGS) {
    tagsManifest.clear();
    expireTags([EVERYTHING]);
  }
}
